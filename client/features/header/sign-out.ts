import type { Client } from '#client/lib/client.tsx'
import type { Unsaved } from '#client/lib/journal.ts'
import { keptUser } from '#client/lib/kept-mark.ts'
import { loadPart } from '#client/lib/part.ts'
import { localePath } from '#client/lib/paths.ts'
import { LOGIN } from '#src/contract/addresses.ts'
import { unsavedAtSignOut } from './unsaved.ts'

/** How long other tabs get to finish saving, in ms. */
const SAVING_MS = 1500
/** Keys of what pages store about a user in this browser, besides the journal. */
const TRACES = /^(?:editor-checks-|editor-words$|code-deadlines$)/

/** Loaded lazily, so that pages need not contain it. */
async function openJournal() {
  const { createJournal } = await loadPart(() => import('#client/lib/journal.ts'))
  return createJournal()
}

/**
 * Signs out, unless this device has unsaved changes to résumés; then the user is asked first.
 * @throws CallFailure
 */
export async function signOut(client: Client): Promise<void> {
  const user = client.user.get()?.user_id
  if (user === undefined) return
  const unsaved = await client.withLoading(unsavedOf(user))
  if (unsaved.length > 0) unsavedAtSignOut.set(unsaved)
  else await endSession(client, false)
}

/**
 * Ends the session and deletes the user's data in this browser, and the copies of what the server has.
 * @param discards also deletes unsaved changes; otherwise they stay here for their user
 * @throws CallFailure
 */
export async function endSession(client: Client, discards: boolean): Promise<void> {
  const user = client.user.get()?.user_id
  const { message } = await client.call('user.Base/logout', {})
  client.announce(message)
  client.user.set(null)
  await client.navigate(localePath(client.page.get().locale, LOGIN))
  for (const storage of [localStorage, sessionStorage]) forgetTraces(storage)
  if (keptUser() !== null) await (await loadPart(() => import('#client/lib/kept-resumes.ts'))).forgetKept()
  // Done last, because an editor in another tab writes to the journal when it closes.
  if (discards && user !== undefined) await (await openJournal()).discard(user)
}

async function unsavedOf(user: number): Promise<Unsaved[]> {
  const found = await read(user)
  if (found.length === 0) return found
  await new Promise((done) => setTimeout(done, SAVING_MS))
  return read(user)
}

/** A browser that refuses storage has no journal. */
async function read(user: number): Promise<Unsaved[]> {
  const journal = await openJournal()
  return journal.unsaved(user).catch(() => [])
}

function forgetTraces(storage: Storage): void {
  for (const key of Object.keys(storage)) if (TRACES.test(key)) storage.removeItem(key)
}
