import { SearchBox } from '#client/components/search-box.tsx'
import { articleMessages } from '#client/i18n/articles.ts'
import { useMessages } from '#client/i18n/messages.ts'
import { useLocale } from '#client/lib/page.tsx'
import { localePath } from '#client/lib/paths.ts'
import { ALL_ARTICLES, listPath } from './article-address.ts'

/** Searches all articles. */
export function ArticleSearch({ q }: { q: string }) {
  const t = useMessages(articleMessages)
  const locale = useLocale()
  return (
    <SearchBox
      action={localePath(locale, ALL_ARTICLES)}
      q={q}
      label={t.searchLabel}
      hint={t.searchHint}
      hrefOf={(typed) => localePath(locale, listPath({ term: null, q: typed, sort: 'new', page: 1 }))}
    />
  )
}
