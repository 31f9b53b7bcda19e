import { useEffect, useRef, useState } from 'react'
import { useProof } from '#client/features/account/settings/use-proof.ts'
import { useClient } from '#client/lib/client.tsx'

/** What is wrong with which field; `form` where it is none of them. */
type Errors = Readonly<Record<string, string | undefined>>

/**
 * Changes a way to sign in, after a proof where one is wanted: then the page shows the account as it is now.
 * @param onDone what follows a change
 */
export function useWayChange(onDone: () => void) {
  const client = useClient()
  const [errors, setErrors] = useState<Errors>({})
  const form = useRef<HTMLFormElement>(null)
  const proof = useProof(({ errors, message }) =>
    setErrors(Object.keys(errors).length > 0 ? errors : { form: message }),
  )
  useEffect(() => {
    if (errors.form === undefined) form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus()
  }, [errors])

  /** Runs an intermediate step of the change, such as sending a code. */
  function run(step: () => Promise<void>): void {
    if (proof.busy) return
    setErrors({})
    proof.run(step)
  }

  /** Shows the account as it is now. */
  async function refresh(): Promise<void> {
    client.user.set((await client.call('user.Info/index', {})).data)
    await client.reload()
  }

  function change(call: () => Promise<{ message: string }>): void {
    run(async () => {
      const { message } = await call()
      await refresh()
      client.announce(message)
      onDone()
    })
  }

  return { form, errors, proof, run, change, refresh }
}
