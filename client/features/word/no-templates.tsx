import { ButtonLink } from '#client/components/button.tsx'
import { EmptyState } from '#client/components/empty-state.tsx'
import { useMessages } from '#client/i18n/messages.ts'
import { noTemplatesMessages } from '#client/i18n/no-templates.ts'
import { situationMessages, situations } from '#client/i18n/situations.ts'
import { galleryMessages } from '#client/i18n/word-gallery.ts'
import { useLocale } from '#client/lib/page.tsx'
import { localePath } from '#client/lib/paths.ts'
import { collectionPath, GALLERY, galleryPath } from '#src/contract/addresses.ts'
import { type GalleryQuery, withFacet } from './gallery-query.ts'

/** Shown in place of the templates when none matches, with what to try instead. */
export function NoTemplates({ query }: { query: GalleryQuery }) {
  const t = useMessages(noTemplatesMessages)
  const gallery = useMessages(galleryMessages)
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
          {gallery.removeFilter(filter.name)}
        </ButtonLink>
      ))}
      {query.filters.length === 0 &&
        situations.map((slug) => (
          <ButtonLink key={slug} href={localePath(locale, collectionPath({ facet: 'use', slug }))}>
            {names[slug]}
          </ButtonLink>
        ))}
      <ButtonLink variant="primary" href={localePath(locale, GALLERY)}>
        {t.showAll}
      </ButtonLink>
    </EmptyState>
  )
}
