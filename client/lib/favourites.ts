import type { TemplateType } from '#src/contract/lists.ts'
import type { Client } from './client.tsx'
import { createStore, type Store } from './store.ts'

/** A template that may be a favourite. */
export type FavouriteTarget = { template_type: TemplateType; template_id: number }
type Marks = Store<ReadonlyMap<string, boolean>>

const known = new WeakMap<Client, Marks>()

/** Returns the store of the user's favourites, by `keyOf`: one for all hearts of a page, loaded once per user. */
export function marksOf(client: Client): Marks {
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
    // Hearts pressed meanwhile are newer than the answer.
    marks.set(new Map([...data.map((target) => [keyOf(target), true] as const), ...marks.get()]))
  } catch {
    // Hearts stay empty; pressing one shows the error.
  }
}

/**
 * Makes a template a favourite, or none. The new state shows at once and is reverted when the server refuses.
 * @param resumeNo the résumé it was chosen for
 */
export async function keepFavourite(
  client: Client,
  target: FavouriteTarget,
  next: boolean,
  resumeNo?: string,
): Promise<void> {
  markFavourite(client, target, next)
  try {
    const { message } = next
      ? await client.call('user.TemplateCollections/push', { ...target, ...(resumeNo && { resume_no: resumeNo }) })
      : await client.call('user.TemplateCollections/remove', target)
    client.announce(message)
  } catch (error) {
    markFavourite(client, target, !next)
    client.report(error, () => void keepFavourite(client, target, next, resumeNo))
  }
}

/** Shows on all hearts of a template whether it is a favourite. */
export function markFavourite(client: Client, target: FavouriteTarget, isFavourite: boolean): void {
  const marks = marksOf(client)
  marks.set(new Map(marks.get()).set(keyOf(target), isFavourite))
}

/** The key of a template among the marks. */
export function keyOf({ template_type, template_id }: FavouriteTarget): string {
  return `${template_type} ${template_id}`
}
