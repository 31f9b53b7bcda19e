import { createHash } from 'node:crypto'
import * as z from 'zod/mini'
import type { HandoffPurpose } from '#src/contract/index.ts'
import type { Answer, CallOptions } from './api.ts'
import { countOf } from './database.ts'
import { type Owner, setUpOwner } from './resumes.ts'
import { IPHONE } from './user-agents.ts'

const code = z.object({ data: z.object({ handoff: z.string(), link: z.string() }) })
const view = z.object({ data: z.looseObject({ state: z.string() }) })
const collected = z.object({ data: z.looseObject({ data: z.nullable(z.looseObject({ token: z.string() })) }) })

let phones = 0

/** A new phone with its own secret. */
export function newPhone(other: CallOptions = {}): CallOptions {
  phones += 1
  const browserKey = createHash('sha256').update(`phone ${phones}`).digest('base64url')
  return { browserKey, userAgent: IPHONE, ...other }
}

/** Creates a desk that shows a code for its résumé, and functions for the desk and a phone. */
export async function setUpHandoff(purpose: HandoffPurpose = 'resume', owner?: Owner) {
  const desk = owner ?? (await setUpOwner())
  const { api, token, id } = desk
  const made = await api.call('user.Handoff/create', { id, purpose }, { token })
  const { handoff, link } = code.parse(made.body).data
  const phone = newPhone()
  return {
    ...desk,
    handoff,
    link,
    phone,
    check: () => api.call('user.Handoff/check', { handoff }, { token }),
    answer: (allow: boolean) => api.call('user.Handoff/answer', { handoff, allow }, { token }),
    look: (by = phone) => api.call('user.Handoff/look', { link }, by),
    ask: (by = phone) => api.call('user.Handoff/ask', { link }, by),
    collect: (by = phone) => api.call('user.Handoff/collect', { link }, by),
    bring: (image: string, by = phone) => api.call('user.Handoff/bring', { link, image, shape: '25x35' }, by),
  }
}

/** The same, after the desk has let the phone in. */
export async function setUpAllowed(purpose: HandoffPurpose = 'resume') {
  const world = await setUpHandoff(purpose)
  await world.ask()
  await world.answer(true)
  return world
}

/** How many phones have been signed in to an account by such codes. */
export function phonesOf(user: number): Promise<number> {
  return countOf('SELECT count(*) AS count FROM sessions WHERE user_id = ? AND handed_over = 1', user)
}

/** The state in an answer. */
export function stateOf({ body }: Answer): string {
  return view.parse(body).data.state
}

/** The token of the phone; null without one. */
export function tokenOf({ body }: Answer): string | null {
  return collected.parse(body).data.data?.token ?? null
}
