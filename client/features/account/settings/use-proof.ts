import { useRef, useState } from 'react'
import { CallFailure } from '#client/api/call.ts'
import { useClient } from '#client/lib/client.tsx'
import { useShown } from '#client/lib/use-shown.ts'
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
  /** The task that waits for a proof: read when the proof has arrived, by which time it may have been given up. */
  const waiting = useRef<Task | null>(null)
  const [isWanted, setWanted] = useState(false)
  const [busy, setBusy] = useState(false)
  // Who closes the form does not want its task any more.
  useShown(() => () => {
    waiting.current = null
  })

  function wait(task: Task | null): void {
    waiting.current = task
    setWanted(task !== null)
  }

  async function run(task: Task): Promise<void> {
    setBusy(true)
    try {
      await task()
      wait(null)
    } catch (error) {
      if (!isAnswer(error)) client.report(error, () => void run(task))
      else if (error.code === PROOF_REQUIRED) wait(task)
      else {
        wait(null)
        onRefused(error)
      }
    } finally {
      setBusy(false)
    }
  }

  return {
    busy,
    /** Whether a task is waiting for a proof. */
    isWanted,
    run: (task: Task) => void run(task),
    /** Runs the waiting task after a proof. */
    goOn: () => waiting.current && void run(waiting.current),
    /** Takes the waiting task back, such as after a change of what it would have sent. */
    giveUp: () => wait(null),
  }
}
