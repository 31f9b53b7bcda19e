import { useState } from 'react'
import { type Client, useClient, useSignInLink, useUser } from '#client/lib/client.tsx'
import { createStore, type Store, useStore } from '#client/lib/store.ts'
import type { TemplateType } from '#src/contract/lists.ts'

type Target = { template_type: TemplateType; template_id: number }
type Marks = Store<ReadonlyMap<string, boolean>>

const known = new WeakMap<Client, Marks>()

/** The user's favourites, shared by all hearts; loaded once per user. */
function marksOf(client: Client): Marks {
  const marks = known.get(client)
  if (marks !== undefined) return marks
  const fresh: Marks = createStore<ReadonlyMap<string, boolean>>(new Map())
  known.set(client, fresh)
  if (!import.meta.env.SSR) {
    void load(client, fresh)
    client.user.subscribe(() => {
      fresh.set(new Map())
      void load(client, fresh)
    })
  }
  return fresh
}

async function load(client: Client, marks: Marks): Promise<void> {
  const user = client.user.get()
  if (user === null) return
  try {
    const { data } = await client.call('user.TemplateCollections/marks', {})
    if (client.user.get() !== user) return
    // What was pressed meanwhile is newer.
    marks.set(new Map([...data.map((target) => [keyOf(target), true] as const), ...marks.get()]))
  } catch {
    // Hearts stay empty; pressing one shows the error.
  }
}

/**
 * Whether a template is a favourite, and a function that toggles it. The new state shows at once and is reverted when
 * the server refuses; visitors sign in first.
 * @param initial the state rendered by the server
 */
export function useFavourite(
  target: Target,
  { initial = false, resumeNo }: { initial?: boolean; resumeNo?: string } = {},
) {
  const client = useClient()
  const user = useUser()
  const marks = marksOf(client)
  const isFavourite = useStore(marks).get(keyOf(target)) ?? (user !== null && initial)
  const [busy, setBusy] = useState(false)
  const area = target.template_type === 'word' ? 'word-jianli' : 'resume'
  const signIn = useSignInLink(`/${area}/${target.template_id}`, () => void keep(true))
  const mark = (value: boolean) => marks.set(new Map(marks.get()).set(keyOf(target), value))

  async function keep(next: boolean): Promise<void> {
    mark(next)
    setBusy(true)
    try {
      const { message } = next
        ? await client.call('user.TemplateCollections/push', { ...target, ...(resumeNo && { resume_no: resumeNo }) })
        : await client.call('user.TemplateCollections/remove', target)
      client.announce(message)
    } catch (error) {
      mark(!next)
      client.report(error, () => void keep(next))
    } finally {
      setBusy(false)
    }
  }

  return { isFavourite, busy, signIn: user === null ? signIn : null, toggle: () => void keep(!isFavourite) }
}

function keyOf({ template_type, template_id }: Target): string {
  return `${template_type} ${template_id}`
}
