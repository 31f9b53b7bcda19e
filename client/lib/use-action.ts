import { useState } from 'react'
import { attempt } from './attempt.ts'
import { useClient } from './client.tsx'

/**
 * Runs actions of the user; `busy` while one is running. A failure goes to `onFailure`; without it the failure is
 * reported, and the action runs again after a sign-in that the report asks for.
 */
export function useAction() {
  const client = useClient()
  const [busy, setBusy] = useState(false)

  function run(act: () => Promise<void>, { onFailure }: { onFailure?: (error: unknown) => void } = {}): void {
    const reportAndRetry = (error: unknown) => client.report(error, () => run(act))
    setBusy(true)
    void attempt(act, onFailure ?? reportAndRetry).finally(() => setBusy(false))
  }

  return { busy, run }
}
