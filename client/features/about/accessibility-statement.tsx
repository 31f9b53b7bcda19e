import { accessibilityMessages } from '#client/i18n/accessibility.ts'
import { useMessages } from '#client/i18n/messages.ts'
import { useLocale } from '#client/lib/page.tsx'
import { localePath } from '#client/lib/paths.ts'
import { SingleKeysSwitch } from './single-keys-switch.tsx'

/** What the site can do for everybody, how that is checked, what it cannot do yet, and whom to tell. */
export function AccessibilityStatement() {
  const t = useMessages(accessibilityMessages)
  const locale = useLocale()
  return (
    <>
      <p>{t.lead}</p>
      <h3>{t.can}</h3>
      <Points points={t.canPoints} />
      <h3>{t.keys}</h3>
      <p>{t.keysText}</p>
      <SingleKeysSwitch />
      <h3>{t.checked}</h3>
      <Points points={t.checkedPoints} />
      <h3>{t.cannot}</h3>
      <Points points={t.cannotPoints} />
      <h3>{t.tell}</h3>
      <p>
        {t.tellText}{' '}
        <a href={localePath(locale, '/contact')} className="link">
          {t.contact}
        </a>
      </p>
      <p className="text-sm text-muted">{t.date}</p>
    </>
  )
}

function Points({ points }: { points: readonly string[] }) {
  return (
    <ul>
      {points.map((point) => (
        <li key={point}>{point}</li>
      ))}
    </ul>
  )
}
