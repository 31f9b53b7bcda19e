import { startAuthentication, WebAuthnAbortService } from '@simplewebauthn/browser'
import type { Client } from '#client/lib/client.tsx'
import { MINUTE_MS } from '#src/lib/time.ts'
import type { LoginFlow } from './use-login-flow.ts'

/** How long before its end a challenge is replaced, in ms: enough time to unlock a passkey. */
const MARGIN_MS = MINUTE_MS
/** A browser that ends its suggestions sooner than this would do so again, in ms. */
const SOON_MS = 1000

type Suggestion = { call: Client['call']; flow: Pick<LoginFlow, 'send'>; signal: AbortSignal }

/**
 * Offers the site's passkeys in the browser's autofill until `signal` is aborted. Choosing one signs in; after a
 * failure, which the form shows, another may be chosen.
 */
export async function suggestPasskeys(suggestion: Suggestion): Promise<void> {
  suggestion.signal.addEventListener('abort', () => WebAuthnAbortService.cancelCeremony())
  let isWorthwhile = true
  while (isWorthwhile && !suggestion.signal.aborted) {
    const startedAt = Date.now()
    await suggestOnce(suggestion)
    isWorthwhile = Date.now() - startedAt >= SOON_MS
  }
}

async function suggestOnce({ call, flow, signal }: Suggestion): Promise<void> {
  const { data: optionsJSON } = await call('user.Passkey/challenge', {}, { signal })
  if (signal.aborted) return
  const renewal = setTimeout(() => WebAuthnAbortService.cancelCeremony(), optionsJSON.timeout - MARGIN_MS)
  // No passkey chosen: the challenge was renewed, the form left, or the user dismissed it.
  const passkey = await startAuthentication({ optionsJSON, useBrowserAutofill: true }).catch(() => null)
  clearTimeout(renewal)
  if (passkey === null || signal.aborted) return
  try {
    const { data: user, message } = await call('user.Passkey/signIn', { passkey })
    flow.send({ type: 'passkey.used', output: { user, message } })
  } catch (error) {
    flow.send({ type: 'passkey.failed', error })
  }
}
