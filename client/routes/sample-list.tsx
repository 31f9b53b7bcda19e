import { PageHead } from '#client/components/page-head.tsx'
import { Pager } from '#client/components/pager.tsx'
import { Categories } from '#client/features/samples/categories.tsx'
import { samplesPath } from '#client/features/samples/sample-address.ts'
import { TemplateGrid } from '#client/features/word/template-grid.tsx'
import { useMessages } from '#client/i18n/messages.ts'
import { sampleMessages } from '#client/i18n/samples.ts'
import { useLocale, usePayload } from '#client/lib/page.tsx'
import { localePath } from '#client/lib/paths.ts'

export default function SampleListPage() {
  const t = useMessages(sampleMessages)
  const locale = useLocale()
  const { category, list } = usePayload('sampleList')
  const title = category ? t.titleFor(category.name) : t.title
  const intro = category ? t.introFor(category.name) : t.intro
  return (
    <div className="wrap">
      <PageHead
        title={list.page > 1 ? `${title} - ${t.page(list.page)}` : title}
        description={intro}
        canonical={samplesPath(category, list.page)}
      />
      <div className="max-w-text pt-8 md:pt-12">
        <h1 className="font-serif text-2xl md:text-3xl">{title}</h1>
        <p className="mt-3 text-muted">{intro}</p>
      </div>
      <Categories category={category} list={list} />
      <section aria-label={t.results} className="mt-4">
        <div className="flex min-h-14 items-center justify-between gap-4 text-sm">
          <p className="text-muted tabular-nums">{t.count(list.total)}</p>
          {category && (
            <a href={localePath(locale, samplesPath(null, 1))} className="link inline-flex min-h-11 items-center">
              {t.relatedMore}
            </a>
          )}
        </div>
        <h2 className="sr-only">{t.results}</h2>
        <TemplateGrid cards={list.items} eager area="resume" />
        <Pager
          page={list.page}
          pageCount={Math.ceil(list.total / list.page_size)}
          hrefOf={(page) => localePath(locale, samplesPath(category, page))}
        />
      </section>
    </div>
  )
}
