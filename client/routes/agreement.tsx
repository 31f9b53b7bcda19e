import { AGREEMENT } from '#src/contract/addresses.ts'
import '#client/styles/prose.css'
import { Breadcrumb } from '#client/components/breadcrumb.tsx'
import { PageHead } from '#client/components/page-head.tsx'
import { Points } from '#client/components/points.tsx'
import { TitledSection } from '#client/components/titled-section.tsx'
import { ContactLines } from '#client/features/contact/contact-lines.tsx'
import { agreements } from '#client/i18n/agreement.ts'
import type { Chapter, Statement } from '#client/i18n/agreement-zh.ts'
import { useMessages } from '#client/i18n/messages.ts'
import { useLocale, usePayload } from '#client/lib/page.tsx'
import { localePath } from '#client/lib/paths.ts'
import { contactTexts } from '#src/texts/contact.ts'

export default function AgreementPage() {
  const t = useMessages(agreements)
  const who = useMessages(contactTexts)
  const contacts = usePayload('contacts')
  return (
    <div className="wrap">
      <PageHead title={t.title} description={t.description} canonical={AGREEMENT} />
      <Breadcrumb trail={[{ text: t.title }]} />
      <h1 className="pt-4 font-serif text-2xl md:pt-10 md:text-3xl">{t.title}</h1>
      <p className="mt-2 text-sm text-muted">{t.updated}</p>
      <div className="agreement">
        <nav aria-label={t.contents} className="agreement-contents">
          <ul>
            <ContentsEntry id="service" statement={t.service} />
            <ContentsEntry id="privacy" statement={t.privacy} />
          </ul>
        </nav>
        <div>
          <StatementText id="service" statement={t.service} />
          <StatementText id="privacy" statement={t.privacy} />
          <TitledSection id="who" title={who.who} titleClass="statement-title" className="prose mb-20">
            <ContactLines contacts={contacts} />
          </TitledSection>
        </div>
      </div>
    </div>
  )
}

type StatementProps = { id: string; statement: Statement }

function ContentsEntry({ id, statement }: StatementProps) {
  return (
    <li>
      <a href={`#${id}`} className="foot-link font-medium text-ink">
        {statement.title}
      </a>
      <ul>
        {statement.chapters.map(({ title }, index) => (
          <li key={title}>
            <a href={`#${id}-${index + 1}`} className="foot-link">
              {title}
            </a>
          </li>
        ))}
      </ul>
    </li>
  )
}

function StatementText({ id, statement }: StatementProps) {
  return (
    <section aria-labelledby={id} className="prose mb-20">
      <h2 id={id} className="statement-title">
        {statement.title}
      </h2>
      {statement.chapters.map((chapter, index) => (
        <ChapterText key={chapter.title} id={`${id}-${index + 1}`} chapter={chapter} />
      ))}
    </section>
  )
}

function ChapterText({ id, chapter }: { id: string; chapter: Chapter }) {
  const locale = useLocale()
  return (
    <>
      <h3 id={id}>{chapter.title}</h3>
      {chapter.content.map((part) =>
        typeof part === 'string' ? <p key={part}>{part}</p> : <Points key={part[0]} points={part} />,
      )}
      {chapter.link && (
        <p>
          <a href={localePath(locale, chapter.link.path)}>{chapter.link.text}</a>
        </p>
      )}
    </>
  )
}
