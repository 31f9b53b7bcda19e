import { Suspense } from 'react'
import { ListBar, ListPage } from '#client/components/list-results.tsx'
import { Marked } from '#client/components/marked.tsx'
import { useMessages } from '#client/i18n/messages.ts'
import { galleryMessages } from '#client/i18n/word-gallery.ts'
import { useLocale } from '#client/lib/page.tsx'
import { lazyPart } from '#client/lib/part.ts'
import { localePath } from '#client/lib/paths.ts'
import { galleryPath } from '#src/contract/addresses.ts'
import type { WordList } from '#src/contract/word.ts'
import type { GalleryQuery } from './gallery-query.ts'
import { TemplateGrid } from './template-grid.tsx'

/** Few lists are empty, so browsers load this part only when needed; the server contains it. */
const NoTemplates = import.meta.env.SSR
  ? (await import('./no-templates.tsx')).NoTemplates
  : lazyPart(async () => (await import('./no-templates.tsx')).NoTemplates)

type ResultsProps = { query: GalleryQuery; list: WordList }

/** The templates on this page of the gallery, or suggestions when there are none. */
export function GalleryResults({ query, list }: ResultsProps) {
  const t = useMessages(galleryMessages)
  const locale = useLocale()
  if (list.items.length === 0)
    return (
      <div className="mt-4">
        <Suspense fallback={null}>
          <NoTemplates query={query} isBeyond={list.total > 0} />
        </Suspense>
      </div>
    )
  return (
    <section aria-label={t.results} className="mt-4">
      <ListPage title={t.results} list={list} hrefOf={(page) => localePath(locale, galleryPath({ ...query, page }))}>
        <TemplateGrid cards={list.items} eager renderText={(text) => <Marked text={text} words={list.words} />} />
      </ListPage>
    </section>
  )
}

/** The number of templates, and their order. */
export function ResultBar({ query, list }: ResultsProps) {
  const t = useMessages(galleryMessages)
  const locale = useLocale()
  return (
    <ListBar
      className="min-h-14"
      count={t.count(list.total)}
      label={t.sort}
      orders={['hot', 'new']}
      names={t}
      current={query.sort}
      hrefOf={(sort) => localePath(locale, galleryPath({ ...query, sort, page: 1 }))}
    />
  )
}
