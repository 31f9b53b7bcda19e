import { useEffect } from 'react'
import { useClient } from '#client/lib/client.tsx'
import type { FormView } from '#client/machines/login-modal/login-modal.types.ts'
import type { LoginFlow } from './use-login-flow.ts'

/** Suggests the device's passkeys at the account field, in browsers that can. */
export function usePasskeySuggestion(view: FormView, flow: LoginFlow): void {
  const { call } = useClient()
  useEffect(() => {
    if (view !== 'account') return
    const abort = new AbortController()
    const { signal } = abort
    async function suggest(): Promise<void> {
      if (!(await knowsSuggestions()) || signal.aborted) return
      const { suggestPasskeys } = await import('./passkey-suggestion.ts')
      if (!signal.aborted) await suggestPasskeys({ call, flow, signal })
    }
    // Passkeys are optional; without them the form works as before.
    suggest().catch(() => undefined)
    return () => abort.abort()
  }, [view, flow, call])
}

async function knowsSuggestions(): Promise<boolean> {
  if (!('PublicKeyCredential' in window)) return false
  return (await PublicKeyCredential.isConditionalMediationAvailable?.()) ?? false
}
