import { useState } from 'react'
import { attempt } from './attempt.ts'
import { useClient } from './client.tsx'

/**
 * Runs actions of the user; `busy` while one is running. A failure goes to `report`; without one it is reported, and
 * what that asks of them runs the action again.
 */
export function useAction() {
  const client = useClient()
  const [busy, setBusy] = useState(false)

  function run(act: () => Promise<void>, report?: (error: unknown) => void): void {
    const again = (error: unknown) => client.report(error, () => run(act))
    setBusy(true)
    void attempt(act, report ?? again).finally(() => setBusy(false))
  }

  return { busy, run }
}
