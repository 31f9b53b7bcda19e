import '#client/styles/templates.css'
import { EmptyState } from '#client/components/empty-state.tsx'
import { ListHead } from '#client/components/list-head.tsx'
import { ListResults } from '#client/components/list-results.tsx'
import { Marked } from '#client/components/marked.tsx'
import { SearchBox } from '#client/components/search-box.tsx'
import { Categories } from '#client/features/samples/categories.tsx'
import { InsteadSlot } from '#client/features/word/instead-slot.tsx'
import { TemplateGrid } from '#client/features/word/template-grid.tsx'
import { useMessages } from '#client/i18n/messages.ts'
import { sampleMessages } from '#client/i18n/samples.ts'
import { useLocale, usePayload } from '#client/lib/page.tsx'
import { localePath } from '#client/lib/paths.ts'
import { NEW_RESUME, sampleParams, samplesPath } from '#src/contract/addresses.ts'
import type { PayloadOf } from '#src/contract/payloads.ts'

export default function SampleListPage() {
  const t = useMessages(sampleMessages)
  const locale = useLocale()
  const { query, list, instead } = usePayload('sampleList')
  const { category, q, sort } = query
  return (
    <div className="wrap">
      <ListHead
        title={titleOf(query, t)}
        intro={category ? t.introFor(category.name) : t.intro}
        page={list.page}
        canonical={samplesPath(category, { q, page: list.page })}
        noindex={q !== ''}
        trail={category ? [{ text: t.area, path: samplesPath(null) }, { text: category.name }] : [{ text: t.area }]}
        search={
          <SearchBox
            action={localePath(locale, samplesPath(category))}
            kept={sampleParams({ sort })}
            q={q}
            label={t.searchLabel}
            hint={t.searchHint}
            hrefOf={(typed) => localePath(locale, samplesPath(category, { q: typed, sort }))}
          />
        }
      >
        <a href={localePath(locale, NEW_RESUME)} className="link mt-1 inline-flex min-h-11 items-center">
          {t.blank}
        </a>
      </ListHead>
      <div data-late="cards">
        <Categories query={query} list={list} />
        <div className="mt-4">
          <ListResults
            texts={t}
            list={list}
            orders={['hot', 'new']}
            current={sort}
            hrefOf={(view) => localePath(locale, samplesPath(category, { q, ...view }))}
            bar="min-h-14 flex-wrap"
            beside={
              (category || q !== '') && (
                <a href={localePath(locale, samplesPath(null))} className="link inline-flex min-h-11 items-center">
                  {t.relatedMore}
                </a>
              )
            }
          >
            {instead ? (
              <>
                <EmptyState icon="search" title={t.none(q)} text={t.noneHelp} />
                <InsteadSlot instead={instead} area="resume" />
              </>
            ) : (
              <TemplateGrid
                cards={list.items}
                eager
                area="resume"
                renderText={(text) => <Marked text={text} words={list.words} />}
              />
            )}
          </ListResults>
        </div>
      </div>
    </div>
  )
}

function titleOf({ category, q }: PayloadOf<'sampleList'>['query'], t: (typeof sampleMessages)['zh']): string {
  if (q !== '') return t.titleSearch(q)
  return category ? t.titleFor(category.name) : t.title
}
