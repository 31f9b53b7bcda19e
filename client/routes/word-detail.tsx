import '#client/styles/templates.css'
import { Breadcrumb } from '#client/components/breadcrumb.tsx'
import { PageHead } from '#client/components/page-head.tsx'
import { RowSection } from '#client/components/row-section.tsx'
import { useVisit } from '#client/components/use-visit.ts'
import { shareOf, WorkData } from '#client/components/work-data.tsx'
import { firstOf, PagePictures } from '#client/features/word/page-pictures.tsx'
import { TemplateActions } from '#client/features/word/template-actions.tsx'
import { TemplateFacts, TemplatePromises, TemplateTags } from '#client/features/word/template-facts.tsx'
import { TemplateGrid } from '#client/features/word/template-grid.tsx'
import { useMessages } from '#client/i18n/messages.ts'
import { wordMessages } from '#client/i18n/word.ts'
import { detailMessages } from '#client/i18n/word-detail.ts'
import { COUNTED_FROM, compactNumber } from '#client/lib/numbers.ts'
import { type PageState, useLocale, usePayload } from '#client/lib/page.tsx'
import { localePath } from '#client/lib/paths.ts'
import { GALLERY, templatePath } from '#src/contract/addresses.ts'
import type { WordTemplate } from '#src/contract/word.ts'

/** As many as fit one row on wide screens. */
const RELATED = 4

export function firstPicture({ wordDetail }: PageState['payload']) {
  return wordDetail && firstOf(wordDetail.template.previews)
}

export default function WordDetailPage() {
  const word = useMessages(wordMessages)
  const t = useMessages(detailMessages)
  const { template } = usePayload('wordDetail')
  useVisit('template', template.id)
  const trail = [{ text: word.gallery, path: GALLERY }, { text: template.title }]
  return (
    <div className="wrap">
      <PageHead title={t.titleOf(template.title)} description={template.summary} share={shareOf(template)} />
      <WorkData work={template} path={templatePath(template.id)} />
      <Breadcrumb trail={trail} />
      <article className="detail">
        <DetailHead template={template} />
        <div className="detail-pictures">
          <PagePictures title={template.title} previews={template.previews} />
        </div>
        <aside className="detail-side">
          <TemplateActions key={template.id} template={template} />
          <TemplateFacts template={template} />
          <TemplateTags facets={template.facets} />
          <TemplatePromises />
        </aside>
      </article>
      <Related template={template} />
    </div>
  )
}

function DetailHead({ template }: { template: WordTemplate }) {
  const t = useMessages(detailMessages)
  const word = useMessages(wordMessages)
  const locale = useLocale()
  const says = { downloads: word.downloads, favourites: t.favourites, views: word.views }
  const counts = (['downloads', 'favourites', 'views'] as const)
    .filter((name) => template[name] >= COUNTED_FROM)
    .map((name) => says[name](compactNumber(template[name], locale)))
  return (
    <header className="detail-head">
      <h1 className="font-serif text-2xl">{template.title}</h1>
      {counts.length > 0 && <p className="mt-1 text-sm text-muted tabular-nums">{counts.join(' · ')}</p>}
      <p className="mt-3 text-muted">{template.summary}</p>
    </header>
  )
}

function Related({ template }: { template: WordTemplate }) {
  const t = useMessages(detailMessages)
  const locale = useLocale()
  if (template.related.length === 0) return null
  return (
    <RowSection
      id="related"
      title={t.related}
      more={t.relatedMore}
      href={localePath(locale, GALLERY)}
      className="related mt-20 border-t border-line pt-10"
    >
      <TemplateGrid cards={template.related.slice(0, RELATED)} />
    </RowSection>
  )
}
