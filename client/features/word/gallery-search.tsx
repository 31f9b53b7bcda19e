import type { FormEvent } from 'react'
import { Icon } from '#client/components/icon.tsx'
import { useMessages } from '#client/i18n/messages.ts'
import { searchMessages } from '#client/i18n/search.ts'
import { useClient } from '#client/lib/client.tsx'
import { useLocale } from '#client/lib/page.tsx'
import { localePath } from '#client/lib/paths.ts'
import { type GalleryQuery, galleryParams, galleryPath } from './gallery-address.ts'

const MAX_LENGTH = 50

/** Searches within the filters in force: a plain form, answered without a reload where scripts run. */
export function GallerySearch({ query }: { query: GalleryQuery }) {
  const t = useMessages(searchMessages)
  const client = useClient()
  const locale = useLocale()
  const kept: GalleryQuery = { ...query, q: '', page: 1 }
  const action = localePath(locale, galleryPath({ ...kept, sort: 'hot' })).replace(/\?.*/, '')
  const search = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const q = String(new FormData(event.currentTarget).get('q') ?? '').trim()
    void client.navigate(localePath(locale, galleryPath({ ...kept, q })))
  }
  return (
    <search>
      <form action={action} onSubmit={search} className="search-box">
        {[...galleryParams(kept)].map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <Icon name="search" className="ml-4 text-muted" />
        <input
          // Another search is another field: its text follows the address.
          key={query.q}
          type="search"
          name="q"
          defaultValue={query.q}
          maxLength={MAX_LENGTH}
          aria-label={t.label}
          placeholder={t.hint}
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
