import { useState } from 'react'
import { useClient } from '#client/lib/client.tsx'
import { inTurn } from '#client/lib/in-turn.ts'
import { useAnswer } from '#client/lib/use-answer.ts'
import type { Application } from '#src/contract/applications.ts'
import type { InputOf } from '#src/contract/endpoints.ts'

/** The fields of an application to change. */
export type ApplicationChange = Omit<InputOf<'user.Application/change'>, 'id'>

/** An application and its actions; `application` is null until it is loaded. */
export type OpenApplication = ReturnType<typeof useApplication>

/**
 * Loads an application and changes it. Each action throws a CallFailure when it fails.
 * @param id null for none
 */
export function useApplication(id: string | null) {
  const client = useClient()
  const answer = useAnswer('user.Application/detail', id === null ? null : { id })
  const { data: application, failed, reload } = answer
  const [queue] = useState(inTurn)
  const put = (next: Application) => answer.change(() => next)
  /** Edits the present state, which another action may have changed since this one began. */
  const patch = (edit: (now: Application) => Application) => answer.change((now) => now && edit(now))

  return {
    application,
    failed,
    reload,
    patch,
    change: (change: ApplicationChange) =>
      queue(async () => {
        if (id !== null) put((await client.call('user.Application/change', { id, ...change })).data)
      }),
    send: (sending: Omit<InputOf<'user.Application/send'>, 'id'>) =>
      queue(async () => {
        if (id !== null) put((await client.call('user.Application/send', { id, ...sending })).data)
      }),
    unsend: (sending: string) =>
      queue(async () => {
        await client.call('user.Application/unsend', { id: sending })
        patch((now) => ({ ...now, sendings: now.sendings.filter(({ id: other }) => other !== sending) }))
      }),
  }
}
