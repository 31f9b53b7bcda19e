import { ButtonLink } from '#client/components/button.tsx'
import { EmptyState } from '#client/components/empty-state.tsx'
import { Marked } from '#client/components/marked.tsx'
import { Pager } from '#client/components/pager.tsx'
import { useMessages } from '#client/i18n/messages.ts'
import { situationMessages, situations } from '#client/i18n/situations.ts'
import { galleryMessages } from '#client/i18n/word-gallery.ts'
import { useLocale } from '#client/lib/page.tsx'
import { localePath } from '#client/lib/paths.ts'
import type { WordList } from '#src/contract/word.ts'
import { type GalleryQuery, galleryPath, withFacet } from './gallery-address.ts'
import { TemplateGrid } from './template-grid.tsx'

type ResultsProps = { query: GalleryQuery; list: WordList }

/** The templates of this page of the gallery, or a way on when there are none. */
export function GalleryResults({ query, list }: ResultsProps) {
  const t = useMessages(galleryMessages)
  const locale = useLocale()
  if (list.items.length === 0)
    return (
      <div className="mt-4">{list.total > 0 ? <BeyondTheEnd query={query} /> : <NothingFound query={query} />}</div>
    )
  return (
    <section aria-label={t.results} className="mt-4">
      <h2 className="sr-only">{t.results}</h2>
      <TemplateGrid cards={list.items} eager renderText={(text) => <Marked text={text} words={list.words} />} />
      <Pager
        page={list.page}
        pageCount={Math.ceil(list.total / list.page_size)}
        hrefOf={(page) => localePath(locale, galleryPath({ ...query, page }))}
      />
    </section>
  )
}

/** How many there are, and in which order. */
export function ResultBar({ query, list }: ResultsProps) {
  const t = useMessages(galleryMessages)
  const locale = useLocale()
  return (
    <div className="flex min-h-14 items-center justify-between gap-4 text-sm">
      <p role="status" className="text-muted tabular-nums">
        {t.count(list.total)}
      </p>
      <ul aria-label={t.sort} className="flex">
        {(['hot', 'new'] as const).map((sort) => (
          <li key={sort}>
            <a
              href={localePath(locale, galleryPath({ ...query, sort, page: 1 }))}
              aria-current={query.sort === sort || undefined}
              className="chip"
            >
              {t[sort]}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}

function BeyondTheEnd({ query }: { query: GalleryQuery }) {
  const t = useMessages(galleryMessages)
  const locale = useLocale()
  return (
    <EmptyState icon="file" title={t.beyond} text={t.beyondHelp}>
      <ButtonLink variant="primary" href={localePath(locale, galleryPath({ ...query, page: 1 }))}>
        {t.firstPage}
      </ButtonLink>
    </EmptyState>
  )
}

function NothingFound({ query }: { query: GalleryQuery }) {
  const t = useMessages(galleryMessages)
  const names = useMessages(situationMessages)
  const locale = useLocale()
  const searched = query.q !== ''
  return (
    <EmptyState
      icon="search"
      title={searched ? t.noneSearch(query.q) : t.none}
      text={searched ? t.noneSearchHelp : t.noneHelp}
    >
      {query.filters.map((filter) => (
        <ButtonLink
          key={filter.facet}
          icon="close"
          href={localePath(locale, galleryPath(withFacet(query, filter.facet, null)))}
        >
          {t.removeFilter(filter.name)}
        </ButtonLink>
      ))}
      {query.filters.length === 0 &&
        situations.map((slug) => (
          <ButtonLink key={slug} href={localePath(locale, `/word-jianli/cate-${slug}/`)}>
            {names[slug]}
          </ButtonLink>
        ))}
      <ButtonLink variant="primary" href={localePath(locale, '/word-jianli/')}>
        {t.showAll}
      </ButtonLink>
    </EmptyState>
  )
}
