import { ABOUT, ACCOUNT, AGREEMENT, CONTACT, GALLERY } from '#src/contract/addresses.ts'
import '#client/styles/prose.css'
import type { ReactNode } from 'react'
import { Breadcrumb } from '#client/components/breadcrumb.tsx'
import { ButtonLink } from '#client/components/button.tsx'
import { PageHead } from '#client/components/page-head.tsx'
import { Points } from '#client/components/points.tsx'
import { ContactLines } from '#client/features/contact/contact-lines.tsx'
import { aboutMessages } from '#client/i18n/about.ts'
import { useMessages } from '#client/i18n/messages.ts'
import { useLocale, usePayload } from '#client/lib/page.tsx'
import { localePath } from '#client/lib/paths.ts'
import { contactTexts } from '#src/texts/contact.ts'

export default function AboutPage() {
  const t = useMessages(aboutMessages)
  const who = useMessages(contactTexts)
  const contacts = usePayload('contacts')
  const locale = useLocale()
  return (
    <>
      <PageHead title={t.title} description={t.description} canonical={ABOUT} />
      <div className="wrap">
        <Breadcrumb trail={[{ text: t.title }]} />
      </div>
      <div className="about-head slips">
        <div className="wrap">
          <h1 className="text-base text-accent">{t.title}</h1>
          <p>{t.lead}</p>
        </div>
      </div>
      <div className="wrap">
        <Part title={t.why}>
          <p>{t.why1}</p>
          <p>{t.why2}</p>
        </Part>
        <Part title={t.what}>
          <Points points={[t.what1, t.what2, t.what3]} />
        </Part>
        <Part title={t.rules}>
          <ol>
            {[t.rule1, t.rule2, t.rule3].map((text) => (
              <li key={text}>{text}</li>
            ))}
            <li>
              {t.rule4} <a href={localePath(locale, `${ACCOUNT}#export`)}>{t.account}</a>
            </li>
          </ol>
        </Part>
        <Part title={who.who}>
          <ContactLines contacts={contacts} />
          <p>
            <a href={localePath(locale, CONTACT)}>{who.form}</a>
          </p>
        </Part>
        <Part title={t.name}>
          <p>{t.name1}</p>
          <div className="mt-10 flex flex-wrap gap-3">
            <ButtonLink variant="primary" href={localePath(locale, GALLERY)}>
              {t.action}
            </ButtonLink>
            <ButtonLink href={localePath(locale, AGREEMENT)}>{t.agreement}</ButtonLink>
          </div>
        </Part>
      </div>
    </>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="about-part">
      <h2 className="font-serif text-xl">{title}</h2>
      <div className="prose">{children}</div>
    </section>
  )
}
