import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { DataEndpointName, InputOf, OutputOf } from '#src/contract/endpoints.ts'
import { useClient } from './client.tsx'
import { resourceKey } from './resources.tsx'
import { useStore } from './store.ts'

/** How the names of the endpoints begin that answer about the signed-in user. */
const OWN = 'user.'

type Answered<T> = { key: string; data: T | null; failed: boolean }

/**
 * Calls an endpoint that only reads: on the first render, when the input or the user changes, and on `reload`. `data`
 * is null before the first answer for an input and stays when a later call fails; `change` edits it here, until the
 * next answer. An answer that was requested before a `change` may lack that change, so it is requested again. Once the
 * session has ended, what is known of the user's own data stays, with the forms below it, until somebody signs in.
 * @param input null means there is nothing to ask yet
 * @param onFailure called with each failure, besides setting `failed`
 */
export function useAnswer<N extends DataEndpointName>(
  name: N,
  input: InputOf<N> | null,
  onFailure: (error: unknown, reload: () => void) => void = () => {},
) {
  const client = useClient()
  const present = useStore(client.user)
  const [user, setUser] = useState(present)
  if (present !== user && (present !== null || !name.startsWith(OWN))) setUser(present)
  const [answered, setAnswered] = useState<Answered<OutputOf<N>> | null>(null)
  const [attempt, setAttempt] = useState(0)
  const changes = useRef(0)
  const key = input && `${user?.user_id} ${resourceKey(name, input)}`
  const reload = () => setAttempt((count) => count + 1)
  const ask = useEffectEvent((key: string, stop: AbortController) => {
    if (input === null) return
    const before = changes.current
    client.call(name, input, { signal: stop.signal }).then(
      ({ data }) => {
        if (stop.signal.aborted) return
        if (changes.current === before) setAnswered({ key, data, failed: false })
        else reload()
      },
      (error: unknown) => {
        if (stop.signal.aborted) return
        setAnswered((known) => ({ key, data: known?.key === key ? known.data : null, failed: true }))
        onFailure(error, reload)
      },
    )
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: another user or attempt asks again
  useEffect(() => {
    if (key === null) return
    const stop = new AbortController()
    ask(key, stop)
    return () => stop.abort()
  }, [key, user, attempt])
  const change = (edit: (data: OutputOf<N> | null) => OutputOf<N> | null) => {
    changes.current += 1
    setAnswered((known) => {
      if (key === null) return known
      return known?.key === key ? { ...known, data: edit(known.data) } : { key, data: edit(null), failed: false }
    })
  }
  const current = answered?.key === key ? answered : null
  return { data: current?.data ?? null, failed: current?.failed === true, reload, change }
}
