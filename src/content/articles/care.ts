import { toldIn } from '#src/resume/samples/told.ts'
import type { ArticleSource } from './article.schema.ts'
import { type Source, sources } from './sources.ts'

/** After how many days a source is read again. */
const LAST_READ_WITHIN = 183
const DAY = 86_400_000
/** Samples are told in November: from then on a year later they are told in that year. */
const NOVEMBER = 10

/** Words by which an article states a rule. */
const ofRules = {
  zh: /法律规定|劳动合同法|保障法|保护法|《[^》]*(?:(?<!办)法|条例)》|国家线|签证|三十日|周岁|二倍的工资|12366|12333/u,
  en: /\bvisa\b|\b(?:the|by|employment|labour) law\b|\bunlawful\b|\bregulations?\b|\bGDPR\b|taxable|sponsorship/iu,
}

/**
 * What of the content somebody has to look after on a day, a line each: sources that nobody has read for half a year,
 * articles that state a rule and name no source, and samples whose year has been over since November.
 */
export function careOf(articles: readonly ArticleSource[], today: Date): string[] {
  const old = Object.entries<Source>(sources)
    .filter(([, { checked }]) => checked === null || today.getTime() - Date.parse(checked) > LAST_READ_WITHIN * DAY)
    .map(
      ([name, { checked, url }]) =>
        `Source ${name}: ${checked === null ? 'not checked yet' : `last checked ${checked}`}, ${url}`,
    )
  const bare = articles
    .filter(({ language, text, sources: named = [] }) => named.length === 0 && ofRules[language].test(text))
    .map(
      ({ language, slug, text }) =>
        `Article ${language}/${slug}: states a rule without a source (${ofRules[language].exec(text)?.[0]})`,
    )
  const year = today.getUTCFullYear() - (today.getUTCMonth() < NOVEMBER ? 1 : 0)
  const told =
    year > toldIn ? [`Samples are told in ${toldIn}: set toldIn of src/resume/samples/told.ts to ${year}`] : []
  return [...old, ...bare, ...told]
}
