import { useState } from 'react'
import { useLocale } from '#client/lib/page.tsx'
import { useAnswer } from '#client/lib/use-answer.ts'
import type { ContactKind } from '#client/machines/login-modal/login-modal.types.ts'

const MAINLAND = 'CN'

/**
 * What names the account at first: the mobile number; on the English site, for visitors outside mainland China, the
 * e-mail address. A country that becomes known while somebody is typing changes nothing.
 */
export function useStartKind(): ContactKind {
  const locale = useLocale()
  const [kind, setKind] = useState<ContactKind | null>(null)
  // Without an answer the country is unknown, and the field stays as it is.
  const { data } = useAnswer('site.Visit/country', locale === 'en' ? {} : null)
  if (data !== null && kind === null) {
    const isTyping = document.activeElement instanceof HTMLInputElement
    const isAbroad = data.country !== '' && data.country !== MAINLAND
    setKind(isAbroad && !isTyping ? 'email' : 'mobile')
  }
  return kind ?? 'mobile'
}
