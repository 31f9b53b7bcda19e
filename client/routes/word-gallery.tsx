import '#client/styles/templates.css'
import { ListHead } from '#client/components/list-head.tsx'
import { FacetFilters } from '#client/features/word/facet-filters.tsx'
import type { GalleryQuery } from '#client/features/word/gallery-query.ts'
import { GalleryResults } from '#client/features/word/gallery-results.tsx'
import { GallerySearch } from '#client/features/word/gallery-search.tsx'
import { InsteadSlot } from '#client/features/word/instead-slot.tsx'
import { useMessages } from '#client/i18n/messages.ts'
import { wordMessages } from '#client/i18n/word.ts'
import { galleryMessages } from '#client/i18n/word-gallery.ts'
import { usePayload } from '#client/lib/page.tsx'
import { GALLERY, galleryPath } from '#src/contract/addresses.ts'

type Texts = (typeof galleryMessages)['zh']

export default function WordGalleryPage() {
  const t = useMessages(galleryMessages)
  const word = useMessages(wordMessages)
  const { query, list, instead } = usePayload('wordGallery')
  const narrowed = query.q === '' ? query.filters.map(({ name }) => name).join(' · ') : t.titleSearch(query.q)
  return (
    <div className="wrap">
      <ListHead
        title={titleOf(query, t)}
        intro={introOf(query, t)}
        page={query.page}
        canonical={galleryPath({ ...query, sort: 'hot' })}
        noindex={query.filters.length > 1 || query.q !== '' || list.items.length === 0}
        trail={narrowed === '' ? [{ text: word.gallery }] : [{ text: word.gallery, path: GALLERY }, { text: narrowed }]}
        search={<GallerySearch query={query} />}
      />
      <div data-late="cards">
        <FacetFilters facets={list.facets} query={query} />
        <GalleryResults query={query} list={list} />
        <InsteadSlot instead={instead} />
      </div>
    </div>
  )
}

function titleOf({ q, filters }: GalleryQuery, t: Texts): string {
  if (q !== '') return t.titleSearch(q)
  return filters.length > 0 ? t.titleFor(filters.map(({ name }) => name)) : t.title
}

function introOf({ q, filters }: GalleryQuery, t: Texts): string {
  if (q !== '') return t.introSearch
  const [only] = filters
  if (!only) return t.intro
  const own = `intro-${only.slug}`
  return filters.length === 1 && hasIntro(t, own) ? t[own] : t.introFor(filters.map(({ name }) => name).join(' · '))
}

type IntroKey = Extract<keyof Texts, `intro-${string}`>

function hasIntro(t: Texts, key: string): key is IntroKey {
  return Object.hasOwn(t, key)
}
