import { useState } from 'react'
import { CallFailure } from '#client/api/call.ts'
import { useClient } from '#client/lib/client.tsx'
import { NOT_SIGNED_IN } from '#src/contract/not-signed-in.ts'

/** What the API says to whoever has to show first that it is them: the contract's `proof.required`. */
const PROOF_REQUIRED = 1040

/** Whether a call was refused for a reason that belongs beside its form. */
export function isAnswer(error: unknown): error is CallFailure {
  return error instanceof CallFailure && error.code > 0 && error.code !== NOT_SIGNED_IN
}

/** Something only the owner of an account may do. @throws CallFailure when it cannot be done */
type Task = () => Promise<void>

/**
 * Does what only the owner of an account may, and asks for a proof when the API wants one.
 * @param onRefused what to do about any other refusal
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
    /** Whether a proof is wanted before it goes on. */
    isWanted: waiting !== null,
    run: (task: Task) => void run(task),
    /** Goes on after a proof. */
    goOn: () => waiting && void run(waiting.task),
    giveUp: () => setWaiting(null),
  }
}
