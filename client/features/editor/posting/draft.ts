import * as z from 'zod/mini'
import type { EditorSession } from '#client/features/editor/session/editor-session.ts'
import { createStore, type Store } from '#client/lib/store.ts'
import { storedText } from '#client/lib/stored-text.ts'
import { readJson } from '#src/lib/json.ts'
import { perOwner } from '#src/lib/per-owner.ts'

const fact = z.nullable(z.string())
const postingDraft = z.object({ posting: z.string(), employer: fact, title: fact, link: fact })
const carried = z.object({ of: z.string(), draft: postingDraft })

/** The form of a new application before it is created. A fact that is null is guessed from the posting. */
export type PostingDraft = z.infer<typeof postingDraft>

export const emptyDraft: PostingDraft = { posting: '', employer: null, title: null, link: null }

/** In a browser that stores nothing, a draft lasts as long as the page. */
const stored = storedText(() => sessionStorage, 'posting-draft')

/** The draft for a résumé: the one of this page, or one that was stored before signing in. */
export const draftOf = perOwner(({ id }: EditorSession): Store<PostingDraft> => {
  const before = readCarried()
  return createStore(before?.of === id ? before.draft : emptyDraft)
})

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
  return readJson(stored.read() ?? '', carried)
}
