import { useRef, useState } from 'react'
import { useClient } from '#client/lib/client.tsx'
import { inTurn } from '#client/lib/in-turn.ts'
import { useAnswer } from '#client/lib/use-answer.ts'
import type { InputOf } from '#src/contract/endpoints.ts'
import type { Share } from '#src/contract/shares.ts'

/** The values of a link's form; a `password` of undefined keeps the present one. */
export type ShareInput = Omit<InputOf<'user.Share/change'>, 'share'>

/** The links of a résumé, null until they are loaded, and their actions, which throw a CallFailure when they fail. */
export function useShares(id: string, newId: () => string) {
  const client = useClient()
  const { data: shares, failed, reload, change: changeAnswer } = useAnswer('user.Share/list', { id })
  // The same key until there is an answer, so that a retry creates no second link.
  const key = useRef(newId())

  const [queue] = useState(inTurn)
  const change = (next: (known: readonly Share[]) => Share[]) => changeAnswer((known) => next(known ?? []))

  return {
    shares,
    failed,
    reload,
    create: (input: ShareInput) =>
      queue(async () => {
        const named = { id, key: key.current, password: null, ...input }
        const { data } = await client.call('user.Share/create', named)
        key.current = newId()
        change((known) => [data, ...known.filter((other) => other.id !== data.id)])
      }),
    change: (share: string, input: ShareInput) =>
      queue(async () => {
        const { data } = await client.call('user.Share/change', { share, ...input })
        change((known) => known.map((other) => (other.id === data.id ? data : other)))
      }),
    revoke: (share: string) =>
      queue(async () => {
        await client.call('user.Share/revoke', { share })
        change((known) => known.filter((other) => other.id !== share))
      }),
  }
}
