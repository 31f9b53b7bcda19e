import { SearchBox } from '#client/components/search-box.tsx'
import { articleMessages } from '#client/i18n/articles.ts'
import { useMessages } from '#client/i18n/messages.ts'
import { useLocale } from '#client/lib/page.tsx'
import { localePath } from '#client/lib/paths.ts'
import { ARTICLES, articlesPath } from '#src/contract/addresses.ts'

/** Searches all articles. */
export function ArticleSearch({ q }: { q: string }) {
  const t = useMessages(articleMessages)
  const locale = useLocale()
  return (
    <SearchBox
      action={localePath(locale, ARTICLES)}
      q={q}
      label={t.searchLabel}
      hint={t.searchHint}
      hrefOf={(typed) => localePath(locale, articlesPath({ term: null, q: typed, sort: 'new', page: 1 }))}
    />
  )
}
