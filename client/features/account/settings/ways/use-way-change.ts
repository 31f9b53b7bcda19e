import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useProof } from '#client/features/account/settings/use-proof.ts'
import { useClient } from '#client/lib/client.tsx'
import { refreshUserOrReport } from '#client/lib/refresh-user.ts'

/** A change of a way to sign in, as its form works with it. */
export type WayChange = ReturnType<typeof useWayChange>

/** Errors by field; `form` for those of no field. */
type Errors = Readonly<Record<string, string | undefined>>

/**
 * Changes a way to sign in, after a proof of identity if the API asks for one, then refreshes the page's account.
 * @param onDone called after a change
 */
export function useWayChange(onDone: () => void) {
  const client = useClient()
  const [errors, setErrors] = useState<Errors>({})
  const form = useRef<HTMLFormElement>(null)
  const proof = useProof(({ errors, message }) => {
    const isAtField = Object.keys(errors).length > 0
    flushSync(() => setErrors(isAtField ? errors : { form: message }))
    if (isAtField) form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus()
  })

  /** Runs an intermediate step of the change, such as sending a code. */
  function run(step: () => Promise<void>): void {
    if (proof.busy) return
    setErrors({})
    proof.run(step)
  }

  /** Reloads the account shown on the page. */
  async function refresh(): Promise<void> {
    await refreshUserOrReport(client)
    await client.reload()
  }

  function make(call: () => Promise<{ message: string }>): void {
    run(async () => {
      const { message } = await call()
      client.announce(message)
      await refresh()
      onDone()
    })
  }

  return { form, errors, proof, run, make, refresh }
}
