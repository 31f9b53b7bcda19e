import '#client/styles/samples.css'
import { Breadcrumb } from '#client/components/breadcrumb.tsx'
import { ButtonLink } from '#client/components/button.tsx'
import { ChipLinks } from '#client/components/chip-links.tsx'
import { PageHead } from '#client/components/page-head.tsx'
import { RowSection } from '#client/components/row-section.tsx'
import { useVisit } from '#client/components/use-visit.ts'
import { shareOf, WorkData } from '#client/components/work-data.tsx'
import { Sheet } from '#client/features/samples/sheet.tsx'
import { FavouriteButton } from '#client/features/word/favourite-button.tsx'
import { TemplateGrid } from '#client/features/word/template-grid.tsx'
import { useMessages } from '#client/i18n/messages.ts'
import { sampleMessages } from '#client/i18n/samples.ts'
import { useLocale, usePayload } from '#client/lib/page.tsx'
import { localePath } from '#client/lib/paths.ts'
import { samplePath, samplesPath, startPath, templatePath } from '#src/contract/addresses.ts'
import type { ResumeSample } from '#src/contract/samples.ts'

/** As many as fit one row on wide screens. */
const RELATED = 4

export default function SampleDetailPage() {
  const t = useMessages(sampleMessages)
  const locale = useLocale()
  const { sample } = usePayload('sampleDetail')
  const { id, title, summary, html, related } = sample
  useVisit('template', id)
  const trail = [{ text: t.area, path: samplesPath(null) }, { text: title }]
  return (
    <div className="wrap">
      <PageHead
        title={t.titleOf(title)}
        description={t.summaryOf(summary)}
        canonical={samplePath(id)}
        share={shareOf(sample)}
      />
      <WorkData work={sample} path={samplePath(id)} />
      <Breadcrumb trail={trail} />
      <div className="sample">
        <header>
          <h1 className="font-serif text-2xl">{title}</h1>
          <p className="mt-3 text-muted">{summary}</p>
          <div className="mt-6 flex flex-wrap gap-3">
            <ButtonLink variant="primary" href={localePath(locale, startPath(sample))}>
              {t.start}
            </ButtonLink>
            <ButtonLink href={localePath(locale, templatePath(id))}>{t.word}</ButtonLink>
            <FavouriteButton template={{ id }} type="resume" />
          </div>
          <p className="mt-4 text-sm text-muted">
            {t.note} {t.invented}
          </p>
          <SampleCategories {...sample} />
        </header>
        <section aria-label={t.text}>
          <Sheet html={html} />
        </section>
      </div>
      {related.length > 0 && (
        <RowSection
          id="related"
          title={t.related}
          more={t.relatedMore}
          href={localePath(locale, samplesPath(null))}
          className="related mt-20 border-t border-line pt-10"
        >
          <TemplateGrid cards={related.slice(0, RELATED)} area="resume" />
        </RowSection>
      )}
    </div>
  )
}

function SampleCategories({ facets }: Pick<ResumeSample, 'facets'>) {
  const t = useMessages(sampleMessages)
  const categories = facets.filter(({ facet }) => facet === 'use' || facet === 'industry')
  return <ChipLinks items={categories} pathOf={samplesPath} label={t.categories} className="mt-6" />
}
