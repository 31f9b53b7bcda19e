import { useState } from 'react'
import { Icon } from '#client/components/icon.tsx'
import { useMessages } from '#client/i18n/messages.ts'
import { galleryMessages } from '#client/i18n/word-gallery.ts'
import { useLocale } from '#client/lib/page.tsx'
import { localePath } from '#client/lib/paths.ts'
import { GALLERY, galleryPath } from '#src/contract/addresses.ts'
import type { WordFacet } from '#src/contract/lists.ts'
import type { FacetValue, WordList } from '#src/contract/word.ts'
import { type GalleryQuery, withFacet } from './gallery-query.ts'

type Facet = WordList['facets'][number]
type FacetFiltersProps = { facets: readonly Facet[]; query: GalleryQuery }

/** The facets always shown; the others are behind "more". */
const always: readonly WordFacet[] = ['use', 'industry', 'language']

/** The filters of the gallery, as links: behind a button on small screens, always open on wide ones. */
export function FacetFilters({ facets, query }: FacetFiltersProps) {
  const t = useMessages(galleryMessages)
  const shown = facets.filter(({ values }) => values.length > 0)
  if (shown.length === 0) return null
  const more = shown.filter(({ facet }) => !always.includes(facet))
  return (
    <details className="facets mt-8 border-y border-line">
      <summary>
        <Icon name="filter" />
        {t.filters}
        {query.filters.length > 0 && <span className="text-accent tabular-nums">{query.filters.length}</span>}
        <Icon name="chevron-down" className="turn ml-auto text-muted" />
      </summary>
      <div className="pb-3 md:pt-3">
        {shown
          .filter(({ facet }) => always.includes(facet))
          .map((facet) => (
            <FacetRow key={facet.facet} facet={facet} query={query} />
          ))}
        {more.length > 0 && <MoreFacets facets={more} query={query} />}
      </div>
    </details>
  )
}

function MoreFacets({ facets, query }: FacetFiltersProps) {
  const t = useMessages(galleryMessages)
  // Initially open if one of its filters is in use; later the reader decides.
  const [isOpen] = useState(facets.some(({ facet }) => query.filters.some((filter) => filter.facet === facet)))
  return (
    <details open={isOpen}>
      <summary className="inline-flex min-h-11 items-center gap-1.5 text-sm text-muted hover:text-ink md:ml-22">
        {t.moreFilters}
        <span className="max-sm:hidden">: {facets.map(({ facet }) => t[facet]).join(' · ')}</span>
        <Icon name="chevron-down" className="turn" />
      </summary>
      {facets.map((facet) => (
        <FacetRow key={facet.facet} facet={facet} query={query} />
      ))}
    </details>
  )
}

function FacetRow({ facet: { facet, values }, query }: { facet: Facet; query: GalleryQuery }) {
  const t = useMessages(galleryMessages)
  const chosen = query.filters.find((filter) => filter.facet === facet)
  return (
    <div className="flex gap-2 py-1 max-md:flex-col">
      <p className="w-20 flex-none text-sm leading-9 text-muted" id={`facet-${facet}`}>
        {t[facet]}
      </p>
      <ul aria-labelledby={`facet-${facet}`} className="flex flex-wrap gap-1 max-md:-mx-3">
        <FacetChip query={withFacet(query, facet, null)} current={!chosen} text={t.all} />
        {values.map((value) => (
          <FacetChip
            key={value.slug}
            query={withFacet(query, facet, value)}
            current={chosen?.slug === value.slug}
            text={value.name}
            count={value.count}
          />
        ))}
      </ul>
    </div>
  )
}

type FacetChipProps = { query: GalleryQuery; current: boolean; text: string; count?: number }

function FacetChip({ query, current, text, count }: FacetChipProps) {
  const locale = useLocale()
  return (
    <li>
      <a href={localePath(locale, galleryPath(query))} aria-current={current || undefined} className="chip">
        {text}
        {count !== undefined && <small>{count}</small>}
      </a>
    </li>
  )
}

/** The active filters, each with a link that removes it. */
export function ChosenFilters({ query }: { query: GalleryQuery }) {
  const t = useMessages(galleryMessages)
  const locale = useLocale()
  if (query.filters.length === 0 && query.q === '') return null
  return (
    <ul aria-label={t.chosen} className="flex flex-wrap items-center gap-2">
      {query.q !== '' && <Removal query={{ ...query, q: '', page: 1 }} name={`“${query.q}”`} />}
      {query.filters.map((filter: FacetValue) => (
        <Removal key={filter.facet} query={withFacet(query, filter.facet, null)} name={filter.name} />
      ))}
      <li>
        <a href={localePath(locale, GALLERY)} className="link inline-flex min-h-11 items-center px-1 text-sm">
          {t.clear}
        </a>
      </li>
    </ul>
  )
}

function Removal({ query, name }: { query: GalleryQuery; name: string }) {
  const t = useMessages(galleryMessages)
  const locale = useLocale()
  return (
    <li>
      <a
        href={localePath(locale, galleryPath(query))}
        aria-label={t.removeFilter(name)}
        className="chip border-line bg-surface"
      >
        {name}
        <Icon name="close" className="text-xs text-muted" />
      </a>
    </li>
  )
}
