import { useEffect, useState } from 'react'
import { useClient } from '#client/lib/client.tsx'
import { useLocale } from '#client/lib/page.tsx'
import type { ContactKind } from '#client/machines/login-modal/login-modal.types.ts'

const MAINLAND = 'CN'

/**
 * What names the account at first: the mobile number; on the English site, for visitors known to be outside mainland
 * China, the e-mail address. A country that arrives while somebody is typing changes nothing.
 */
export function useStartKind(): ContactKind {
  const { call } = useClient()
  const locale = useLocale()
  const [kind, setKind] = useState<ContactKind>('mobile')
  useEffect(() => {
    if (locale !== 'en') return
    const abort = new AbortController()
    async function ask(): Promise<void> {
      const { data } = await call('site.Visit/country', {}, { signal: abort.signal })
      const isTyping = document.activeElement instanceof HTMLInputElement
      if (data.country !== '' && data.country !== MAINLAND && !isTyping) setKind('email')
    }
    // Without an answer the country is unknown, and the field stays as it is.
    ask().catch(() => undefined)
    return () => abort.abort()
  }, [call, locale])
  return kind
}
