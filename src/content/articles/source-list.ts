import type { ArticleLanguage } from './article.schema.ts'
import type { Rendered } from './markdown.ts'
import { type Source, sources } from './sources.ts'

const words = {
  zh: { title: '依据与出处', checked: (day: string) => `（${day} 核对）` },
  en: { title: 'Sources', checked: (day: string) => ` (last checked ${day})` },
}

/** Appends to an article the list of its sources, in its order, with the day each was last read. */
export function withSources(language: ArticleLanguage, rendered: Rendered, names: readonly string[] = []): Rendered {
  const known: Readonly<Record<string, Source>> = sources
  const used = names.flatMap((name) => known[name] ?? [])
  if (used.length === 0) return rendered
  const { title } = words[language]
  const heading = { id: `part-${rendered.contents.length + 1}`, text: title }
  const items = used.map((source) => `<li>${item(language, source)}</li>\n`).join('')
  return {
    ...rendered,
    contents: [...rendered.contents, heading],
    html: `${rendered.html}<h2 id="${heading.id}">${title}</h2>\n<ul>\n${items}</ul>\n`,
  }
}

function item(language: ArticleLanguage, { name, url, checked }: Source): string {
  return `<a href="${url}">${name[language]}</a>${checked === null ? '' : words[language].checked(checked)}`
}
