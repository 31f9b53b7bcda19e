import * as z from 'zod/mini'
import type { EditorSession } from '#client/features/editor/session/editor-session.ts'
import { createStore, type Store } from '#client/lib/store.ts'
import { storedText } from '#client/lib/stored-text.ts'

const fact = z.nullable(z.string())
const postingDraft = z.object({ posting: z.string(), employer: fact, title: fact, link: fact })
const carried = z.object({ of: z.string(), draft: postingDraft })

/** The form of a new application before it is created. A fact that is null is guessed from the posting. */
export type PostingDraft = z.infer<typeof postingDraft>

export const emptyDraft: PostingDraft = { posting: '', employer: null, title: null, link: null }

/** In a browser that stores nothing, a draft lasts as long as the page. */
const stored = storedText(() => sessionStorage, 'posting-draft')

const drafts = new WeakMap<EditorSession, Store<PostingDraft>>()

/** The draft for a résumé: the one of this page, or one that was stored before signing in. */
export function draftOf(session: EditorSession): Store<PostingDraft> {
  const known = drafts.get(session)
  if (known !== undefined) return known
  const before = readCarried()
  const made = createStore(before?.of === session.id ? before.draft : emptyDraft)
  drafts.set(session, made)
  return made
}

/** Stores a draft in this tab during a sign-in, which leaves the page. */
export function carryDraft(of: string, draft: PostingDraft): void {
  stored.write(JSON.stringify({ of, draft }))
}

/** Moves the stored draft to the same résumé under its new id. */
export function handDraftOn(from: string, to: string): void {
  const before = readCarried()
  if (before?.of === from) carryDraft(to, before.draft)
}

/** Deletes the stored draft, which has become an application. */
export function dropCarriedDraft(): void {
  stored.write(null)
}

function readCarried(): z.infer<typeof carried> | null {
  try {
    return carried.safeParse(JSON.parse(stored.read() ?? 'null')).data ?? null
  } catch {
    return null
  }
}
