import { useState } from 'react'
import { CallFailure } from '#client/api/call.ts'
import { useClient } from '#client/lib/client.tsx'
import { NOT_SIGNED_IN } from '#src/contract/not-signed-in.ts'

/** The code of the contract's `proof.required`: the API asks for a proof of identity first. */
const PROOF_REQUIRED = 1040

/** Whether a refusal should be shown in the form. */
export function isAnswer(error: unknown): error is CallFailure {
  return error instanceof CallFailure && error.code > 0 && error.code !== NOT_SIGNED_IN
}

/**
 * A task that needs a proof of identity.
 * @throws CallFailure when it fails
 */
type Task = () => Promise<void>

/**
 * Runs tasks that need a proof of identity, and asks for one when the API does.
 * @param onRefused handles any other refusal
 */
export function useProof(onRefused: (failure: CallFailure) => void) {
  const client = useClient()
  const [waiting, setWaiting] = useState<{ task: Task } | null>(null)
  const [busy, setBusy] = useState(false)

  async function run(task: Task): Promise<void> {
    setBusy(true)
    try {
      await task()
      setWaiting(null)
    } catch (error) {
      if (!isAnswer(error)) client.report(error, () => void run(task))
      else if (error.code === PROOF_REQUIRED) setWaiting({ task })
      else {
        setWaiting(null)
        onRefused(error)
      }
    } finally {
      setBusy(false)
    }
  }

  return {
    busy,
    /** Whether a task is waiting for a proof. */
    isWanted: waiting !== null,
    run: (task: Task) => void run(task),
    /** Runs the waiting task after a proof. */
    goOn: () => waiting && void run(waiting.task),
    giveUp: () => setWaiting(null),
  }
}
