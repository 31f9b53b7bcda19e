import { startAuthentication, WebAuthnAbortService } from '@simplewebauthn/browser'
import type { Client } from '#client/lib/client.tsx'
import type { LoginFlow } from './use-login-flow.ts'

/** A challenge is replaced so long before it ends: whoever chooses a passkey then has the time to unlock it, in ms. */
const MARGIN_MS = 60_000
/** A browser that is done with its suggestions sooner than this will not do better next time, in ms. */
const SOON_MS = 1000

type Suggestion = { call: Client['call']; flow: LoginFlow; signal: AbortSignal }

/**
 * Has the browser offer the passkeys of this site where it suggests what to fill in, until `signal` ends that. Whoever
 * chooses one is signed in; one that does not do is told by the form, and another may be chosen.
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
  // Nothing chosen: renewed, left, or put away by the user, who knows.
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
