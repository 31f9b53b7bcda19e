import { useRef, useState } from 'react'
import { CallFailure } from '#client/api/call.ts'
import { useClient } from '#client/lib/client.tsx'
import { inTurn } from '#client/lib/in-turn.ts'
import { useAnswer } from '#client/lib/use-answer.ts'
import type { InputOf } from '#src/contract/endpoints.ts'
import type { Share } from '#src/contract/shares.ts'

/** The values of a link's form; a `password` of undefined keeps the present one. */
export type ShareInput = Omit<InputOf<'user.Share/change'>, 'share'>

/** Errors by field; empty after success. */
export type FieldErrors = Readonly<Record<string, string>>

/** The links of a résumé and their actions; null until they are loaded. */
export function useShares(id: string, newId: () => string) {
  const client = useClient()
  const { data, failed, change: changeAnswer } = useAnswer('user.Share/list', { id }, client.report)
  const shares = data ?? (failed ? [] : null)
  // The same key until there is an answer, so that a retry creates no second link.
  const key = useRef(newId())

  const [queue] = useState(inTurn)
  const change = (next: (known: readonly Share[]) => Share[]) => changeAnswer((known) => next(known ?? []))

  /** Returns errors of fields for the form; shows other failures over the page and returns null. */
  async function attempt(run: () => Promise<void>): Promise<FieldErrors | null> {
    try {
      await queue(run)
      return {}
    } catch (error) {
      if (error instanceof CallFailure && Object.keys(error.errors).length > 0) return error.errors
      client.report(error)
      return null
    }
  }

  return {
    shares,
    create: (input: ShareInput) =>
      attempt(async () => {
        const named = { id, key: key.current, password: null, ...input }
        const { data } = await client.call('user.Share/create', named)
        key.current = newId()
        change((known) => [data, ...known.filter((other) => other.id !== data.id)])
      }),
    change: (share: string, input: ShareInput) =>
      attempt(async () => {
        const { data } = await client.call('user.Share/change', { share, ...input })
        change((known) => known.map((other) => (other.id === data.id ? data : other)))
      }),
    revoke: (share: string) =>
      attempt(async () => {
        await client.call('user.Share/revoke', { share })
        change((known) => known.filter((other) => other.id !== share))
      }),
  }
}
