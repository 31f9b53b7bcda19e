import { DAY_MS } from '#src/lib/time.ts'
import { toldIn } from '#src/resume/samples/told.ts'
import type { ArticleSource } from './article.schema.ts'
import { type Source, sources } from './sources.ts'

/** After how many days a source has to be read again. */
const LAST_READ_WITHIN = 183
/** Samples are dated as of November: a year later, from November on, they have to be moved forward. */
const NOVEMBER = 10

/** Words that show that an article states a rule. */
const ofRules = {
  zh: /法律规定|劳动合同法|保障法|保护法|《[^》]*(?:(?<!办)法|条例)》|国家线|签证|三十日|周岁|二倍的工资|12366|12333/u,
  en: /\bvisa\b|\b(?:the|by|employment|labour) law\b|\bunlawful\b|\bregulations?\b|\bGDPR\b|taxable|sponsorship/iu,
}

/**
 * Lists, one line each, what in the content needs attention on a day: sources nobody has read for half a year, articles
 * that state a rule without naming a source, and samples that are more than a year old.
 */
export function careOf(articles: readonly ArticleSource[], today: Date): string[] {
  const old = Object.entries<Source>(sources)
    .filter(([, { checked }]) => checked === null || today.getTime() - Date.parse(checked) > LAST_READ_WITHIN * DAY_MS)
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
