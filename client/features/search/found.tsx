import { ChipLinks } from '#client/components/chip-links.tsx'
import { Icon } from '#client/components/icon.tsx'
import { Marked } from '#client/components/marked.tsx'
import { useMessages } from '#client/i18n/messages.ts'
import { siteSearchMessages } from '#client/i18n/site-search.ts'
import { useLocale } from '#client/lib/page.tsx'
import { localePath } from '#client/lib/paths.ts'
import { articlePath, collectionPath, samplePath } from '#src/contract/addresses.ts'
import type { ArticleCard } from '#src/contract/articles.ts'
import type { FacetValue, WordCard } from '#src/contract/word.ts'

/** Categories and tags whose name matches. */
export function FoundTerms({ terms }: { terms: readonly FacetValue[] }) {
  const t = useMessages(siteSearchMessages)
  if (terms.length === 0) return null
  return <ChipLinks items={terms} pathOf={collectionPath} label={t.terms} className="mt-6" />
}

type RowsProps = {
  rows: readonly { id: number; path: string; title: string; text: string }[]
  words: readonly string[]
}

function Rows({ rows, words }: RowsProps) {
  const locale = useLocale()
  return (
    <ul className="grid gap-x-10 md:grid-cols-2">
      {rows.map(({ id, path, title, text }) => (
        <li key={id} className="card border-b border-line py-4">
          <h3 className="flex items-start justify-between gap-3 font-medium">
            <a href={localePath(locale, path)} className="card-link">
              <Marked text={title} words={words} />
            </a>
            <Icon name="chevron-right" className="mt-1 text-muted" />
          </h3>
          <p className="mt-1 text-sm text-muted">
            <Marked text={text} words={words} />
          </p>
        </li>
      ))}
    </ul>
  )
}

/** The matching articles, as text links. */
export function FoundArticles({ articles, words }: { articles: readonly ArticleCard[]; words: readonly string[] }) {
  const rows = articles.map(({ id, title, summary }) => ({ id, path: articlePath(id), title, text: summary }))
  return <Rows rows={rows} words={words} />
}

/** The matching templates as résumés to read and start from, as text links, because their pictures are shown above. */
export function FoundResumes({ cards, words }: { cards: readonly WordCard[]; words: readonly string[] }) {
  const t = useMessages(siteSearchMessages)
  const rows = cards
    .slice(0, 4)
    .map(({ id, title, summary }) => ({ id, path: samplePath(id), title, text: summary ?? t.resumesNote }))
  return <Rows rows={rows} words={words} />
}
