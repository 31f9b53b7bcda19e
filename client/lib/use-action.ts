import { useState } from 'react'
import { attempt } from './attempt.ts'

/** Runs actions of the user, whose failures go to `report`; `busy` while one is running. */
export function useAction() {
  const [busy, setBusy] = useState(false)

  function run(act: () => Promise<void>, report: (error: unknown) => void): void {
    setBusy(true)
    void attempt(act, report).finally(() => setBusy(false))
  }

  return { busy, run }
}
