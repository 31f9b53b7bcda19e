import { CONTACT } from '#src/contract/addresses.ts'
import '#client/styles/prose.css'
import { Breadcrumb } from '#client/components/breadcrumb.tsx'
import { PageHead } from '#client/components/page-head.tsx'
import { TitledSection } from '#client/components/titled-section.tsx'
import { ContactForm } from '#client/features/contact/contact-form.tsx'
import { ContactLines } from '#client/features/contact/contact-lines.tsx'
import { useMessages } from '#client/i18n/messages.ts'
import { usePage, usePayload } from '#client/lib/page.tsx'
import { contactTexts } from '#src/texts/contact.ts'

/** The contact page; the address says whether a message was sent. */
export default function ContactPage() {
  const t = useMessages(contactTexts)
  const contacts = usePayload('contacts')
  const query = new URLSearchParams(usePage().search)
  const sent = query.get('sent')
  return (
    <div className="wrap">
      <PageHead title={t.title} description={t.description} canonical={CONTACT} />
      <Breadcrumb trail={[{ text: t.title }]} />
      <h1 className="pt-4 font-serif text-2xl md:pt-10 md:text-3xl">{t.title}</h1>
      <div className="contact">
        <TitledSection id="form" title={sent === null ? t.form : t.sentTitle} titleClass="font-serif text-xl">
          {sent === null ? (
            <>
              <p className="mt-2 text-muted">{t.lead}</p>
              <ContactForm topic={query.get('topic') ?? 'payment'} />
            </>
          ) : (
            <p role="status" className="mt-2">
              {t.sent(sent)}
            </p>
          )}
        </TitledSection>
        <section aria-labelledby="who" className="prose">
          <h2 id="who">{t.who}</h2>
          <ContactLines contacts={contacts} />
        </section>
      </div>
    </div>
  )
}
