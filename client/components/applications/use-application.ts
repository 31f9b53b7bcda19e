import { useState } from 'react'
import { useClient } from '#client/lib/client.tsx'
import { useAnswer } from '#client/lib/use-answer.ts'
import type { Application } from '#src/contract/applications.ts'
import type { InputOf } from '#src/contract/endpoints.ts'

/** What is changed of an application. */
export type ApplicationChange = Omit<InputOf<'user.Application/change'>, 'id'>

/** An application with what its owner does with it; `application` is null until it is loaded. */
export type OpenApplication = ReturnType<typeof useApplication>

/**
 * Loads an application and changes it. Each action resolves to whether it was done; failures are shown over the page.
 * @param id null for none
 */
export function useApplication(id: string | null) {
  const client = useClient()
  const { data, failed, reload } = useAnswer('user.Application/detail', id === null ? null : { id })
  /** What was changed here since it was last asked for. */
  const [changed, setChanged] = useState<{ of: typeof data; application: Application } | null>(null)
  const application = changed !== null && changed.of === data ? changed.application : data
  const put = (next: Application) => setChanged({ of: data, application: next })
  /** Changes what is shown now, which another action may have changed since this one began. */
  const patch = (edit: (now: Application) => Application) =>
    setChanged((before) => {
      const now = before !== null && before.of === data ? before.application : data
      return now === null ? before : { of: data, application: edit(now) }
    })

  async function attempt(run: () => Promise<void>): Promise<boolean> {
    try {
      await run()
      return true
    } catch (error) {
      client.report(error)
      return false
    }
  }

  return {
    application,
    failed,
    reload,
    patch,
    change: (change: ApplicationChange) =>
      attempt(async () => {
        if (id !== null) put((await client.call('user.Application/change', { id, ...change })).data)
      }),
    send: (sending: Omit<InputOf<'user.Application/send'>, 'id'>) =>
      attempt(async () => {
        if (id !== null) put((await client.call('user.Application/send', { id, ...sending })).data)
      }),
    unsend: (sending: string) =>
      attempt(async () => {
        await client.call('user.Application/unsend', { id: sending })
        patch((now) => ({ ...now, sendings: now.sendings.filter(({ id: other }) => other !== sending) }))
      }),
  }
}
