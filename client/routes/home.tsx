import '#client/styles/home.css'
import { PageHead } from '#client/components/page-head.tsx'
import { PreviewImage } from '#client/components/preview-image.tsx'
import { Closing } from '#client/features/home/closing.tsx'
import { Hero } from '#client/features/home/hero.tsx'
import { LatestArticles } from '#client/features/home/latest-articles.tsx'
import { Proofs } from '#client/features/home/proofs.tsx'
import { Questions } from '#client/features/home/questions.tsx'
import { SectionHead } from '#client/features/home/section-head.tsx'
import { Situations } from '#client/features/home/situations.tsx'
import { TemplateGrid } from '#client/features/word/template-grid.tsx'
import { homeMessages } from '#client/i18n/home.ts'
import { useMessages } from '#client/i18n/messages.ts'
import { useLocale, usePayload } from '#client/lib/page.tsx'
import { localePath } from '#client/lib/paths.ts'
import { GALLERY } from '#src/contract/addresses.ts'

const PROOF_SIZES = '(min-width: 768px) 500px, 80vw'

export default function HomePage() {
  const [sample] = usePayload('home').templates
  return (
    <>
      <PageHead />
      <Hero />
      <Situations />
      <HotTemplates />
      <Proofs picture={sample && <PreviewImage picture={sample.preview} alt="" sizes={PROOF_SIZES} />} />
      <LatestArticles />
      <Questions />
      <Closing />
    </>
  )
}

function HotTemplates() {
  const t = useMessages(homeMessages)
  const locale = useLocale()
  const { templates } = usePayload('home')
  return (
    <div className="wrap" data-late="cards">
      {templates.length > 0 && (
        <section aria-labelledby="hot" className="hot section">
          <SectionHead id="hot" title={t.hot} text={t.hotLead}>
            <a href={localePath(locale, GALLERY)} className="link inline-flex min-h-11 items-center">
              {t.hotMore}
            </a>
          </SectionHead>
          <TemplateGrid cards={templates} />
        </section>
      )}
    </div>
  )
}
