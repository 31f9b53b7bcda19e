import type { FormEvent } from 'react'
import { Icon } from '#client/components/icon.tsx'
import { articleMessages } from '#client/i18n/articles.ts'
import { useMessages } from '#client/i18n/messages.ts'
import { useClient } from '#client/lib/client.tsx'
import { useLocale } from '#client/lib/page.tsx'
import { localePath } from '#client/lib/paths.ts'
import { ALL_ARTICLES, listPath } from './article-address.ts'

const MAX_LENGTH = 50

/** Searches all articles: a plain form, answered without a reload where scripts run. */
export function ArticleSearch({ q }: { q: string }) {
  const t = useMessages(articleMessages)
  const client = useClient()
  const locale = useLocale()
  const search = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const typed = String(new FormData(event.currentTarget).get('q') ?? '').trim()
    void client.navigate(localePath(locale, listPath({ term: null, q: typed, page: 1 })))
  }
  return (
    <search>
      <form action={localePath(locale, ALL_ARTICLES)} onSubmit={search} className="search-box">
        <Icon name="search" className="ml-4 text-muted" />
        <input
          // Another search is another field: its text follows the address.
          key={q}
          type="search"
          name="q"
          defaultValue={q}
          maxLength={MAX_LENGTH}
          aria-label={t.searchLabel}
          placeholder={t.searchHint}
          enterKeyHint="search"
          className="search-input"
        />
        <button type="submit" className="btn btn-primary btn-sm mr-1.5">
          {t.search}
        </button>
      </form>
    </search>
  )
}
