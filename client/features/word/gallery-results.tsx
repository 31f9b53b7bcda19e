import { Suspense } from 'react'
import { ListResults } from '#client/components/list-results.tsx'
import { Marked } from '#client/components/marked.tsx'
import { useMessages } from '#client/i18n/messages.ts'
import { galleryMessages } from '#client/i18n/word-gallery.ts'
import { useLocale } from '#client/lib/page.tsx'
import { lazyPart } from '#client/lib/part.ts'
import { localePath } from '#client/lib/paths.ts'
import { galleryPath } from '#src/contract/addresses.ts'
import type { WordList } from '#src/contract/word.ts'
import { ChosenFilters } from './facet-filters.tsx'
import type { GalleryQuery } from './gallery-query.ts'
import { TemplateGrid } from './template-grid.tsx'

/** Few lists are empty, so browsers load this part only when needed; the server contains it. */
const NoTemplates = import.meta.env.SSR
  ? (await import('./no-templates.tsx')).NoTemplates
  : lazyPart(async () => (await import('./no-templates.tsx')).NoTemplates)

/** The templates on this page of the gallery, or suggestions when there are none. */
export function GalleryResults({ query, list }: { query: GalleryQuery; list: WordList }) {
  const t = useMessages(galleryMessages)
  const locale = useLocale()
  return (
    <ListResults
      texts={t}
      list={list}
      orders={['hot', 'new']}
      current={query.sort}
      hrefOf={(view) => localePath(locale, galleryPath({ ...query, ...view }))}
      bar="min-h-14"
      above={<ChosenFilters query={query} />}
      className="mt-4"
    >
      {list.items.length === 0 ? (
        <Suspense fallback={null}>
          <NoTemplates query={query} />
        </Suspense>
      ) : (
        <TemplateGrid cards={list.items} eager renderText={(text) => <Marked text={text} words={list.words} />} />
      )}
    </ListResults>
  )
}
