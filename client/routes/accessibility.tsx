import { ACCESSIBILITY, CONTACT } from '#src/contract/addresses.ts'
import '#client/styles/prose.css'
import { Breadcrumb } from '#client/components/breadcrumb.tsx'
import { PageHead } from '#client/components/page-head.tsx'
import { Points } from '#client/components/points.tsx'
import { SingleKeysSwitch } from '#client/features/accessibility/single-keys-switch.tsx'
import { ContactLines } from '#client/features/contact/contact-lines.tsx'
import { accessibilityMessages } from '#client/i18n/accessibility.ts'
import { useMessages } from '#client/i18n/messages.ts'
import { useLocale, usePayload } from '#client/lib/page.tsx'
import { localePath } from '#client/lib/paths.ts'

/** What the site can do for everybody, how that is checked, what it cannot do yet, and whom to tell. */
export default function AccessibilityPage() {
  const t = useMessages(accessibilityMessages)
  const contacts = usePayload('contacts')
  const locale = useLocale()
  return (
    <div className="wrap">
      <PageHead title={t.title} description={t.description} canonical={ACCESSIBILITY} />
      <Breadcrumb trail={[{ text: t.title }]} />
      <h1 className="pt-4 font-serif text-2xl md:pt-10 md:text-3xl">{t.title}</h1>
      <p className="mt-2 text-sm text-muted">{t.date}</p>
      <div className="prose mt-8 mb-20">
        <p>{t.lead}</p>
        <h2>{t.can}</h2>
        <Points points={t.canPoints} />
        <h2 id="keys">{t.keys}</h2>
        <p>{t.keysText}</p>
        <SingleKeysSwitch />
        <h2>{t.checked}</h2>
        <Points points={t.checkedPoints} />
        <h2>{t.cannot}</h2>
        <Points points={t.cannotPoints} />
        <h2>{t.tell}</h2>
        <p>
          {t.tellText}{' '}
          <a href={localePath(locale, CONTACT)} className="link">
            {t.contact}
          </a>
        </p>
        <ContactLines contacts={contacts} />
      </div>
    </div>
  )
}
