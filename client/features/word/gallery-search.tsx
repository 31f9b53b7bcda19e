import { SearchBox } from '#client/components/search-box.tsx'
import { useMessages } from '#client/i18n/messages.ts'
import { searchMessages } from '#client/i18n/search.ts'
import { useLocale } from '#client/lib/page.tsx'
import { localePath } from '#client/lib/paths.ts'
import { galleryParams, galleryPath } from '#src/contract/addresses.ts'
import type { GalleryQuery } from './gallery-query.ts'

/** Searches within the active filters. */
export function GallerySearch({ query }: { query: GalleryQuery }) {
  const t = useMessages(searchMessages)
  const locale = useLocale()
  const kept: GalleryQuery = { ...query, q: '', page: 1 }
  return (
    <SearchBox
      action={localePath(locale, galleryPath({ ...kept, sort: 'hot' })).replace(/\?.*/, '')}
      kept={galleryParams(kept)}
      q={query.q}
      label={t.label}
      hint={t.hint}
      hrefOf={(q) => localePath(locale, galleryPath({ ...kept, q }))}
    />
  )
}
