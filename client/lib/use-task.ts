import { useState } from 'react'
import { useClient } from './client.tsx'

/** Runs tasks of the user, and tells whether one runs. A failure is reported; what that asks of them runs it again. */
export function useTask() {
  const client = useClient()
  const [busy, setBusy] = useState(false)

  async function run(task: () => Promise<void>): Promise<void> {
    setBusy(true)
    try {
      await task()
    } catch (error) {
      client.report(error, () => void run(task))
    } finally {
      setBusy(false)
    }
  }

  return { busy, run: (task: () => Promise<void>) => void run(task) }
}
