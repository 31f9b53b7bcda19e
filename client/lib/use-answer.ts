import { useEffect, useEffectEvent, useState } from 'react'
import type { DataEndpointName, InputOf, OutputOf } from '#src/contract/endpoints.ts'
import { useClient } from './client.tsx'
import { resourceKey } from './resources.tsx'
import { useStore } from './store.ts'

type Answered<T> = { key: string; data: T | null; failed: boolean }

/**
 * The answer of a call that only reads: asked for when this is first rendered, again when the input or the user
 * changes, and by `reload`. `data` is null before the first answer and stays when a later one fails.
 * @param input null while there is nothing to ask
 * @param onFailure told of each failure, besides `failed`
 */
export function useAnswer<N extends DataEndpointName>(
  name: N,
  input: InputOf<N> | null,
  onFailure: (error: unknown, reload: () => void) => void = () => {},
) {
  const client = useClient()
  const user = useStore(client.user)
  const [answered, setAnswered] = useState<Answered<OutputOf<N>> | null>(null)
  const [attempt, setAttempt] = useState(0)
  const key = input && `${user?.user_id} ${resourceKey(name, input)}`
  const reload = () => setAttempt((count) => count + 1)
  const ask = useEffectEvent((key: string, stop: AbortController) => {
    if (input === null) return
    client.call(name, input, { signal: stop.signal }).then(
      ({ data }) => stop.signal.aborted || setAnswered({ key, data, failed: false }),
      (error: unknown) => {
        if (stop.signal.aborted) return
        setAnswered((known) => ({ key, data: known?.key === key ? known.data : null, failed: true }))
        onFailure(error, reload)
      },
    )
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: another user and a further attempt ask again
  useEffect(() => {
    if (key === null) return
    const stop = new AbortController()
    ask(key, stop)
    return () => stop.abort()
  }, [key, user, attempt])
  const current = answered?.key === key ? answered : null
  return { data: current?.data ?? null, failed: current?.failed === true, reload }
}
