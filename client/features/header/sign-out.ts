import { messagesOf } from '#client/i18n/messages.ts'
import { signOutMessages } from '#client/i18n/sign-out.ts'
import type { Client } from '#client/lib/client.tsx'
import type { Unsaved } from '#client/lib/journal.ts'
import { keptUser } from '#client/lib/kept-mark.ts'
import { loadPart } from '#client/lib/part.ts'
import { localePath } from '#client/lib/paths.ts'
import { LOGIN } from '#src/contract/addresses.ts'
import { localeTags } from '#src/contract/locale.ts'
import { unsavedAtSignOut } from './unsaved.ts'

/** How long other tabs get to finish saving, in ms. */
const SAVING_MS = 1500
/** Keys of what pages store about a user in this browser, besides the journal. */
const TRACES = /^(?:editor-checks-|(?:editor-words|code-deadlines|posting-draft|orders-begun)$)/

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
  const { message } = await client.withLoading(client.call('user.Base/logout', {}))
  client.announce(message)
  client.user.set(null)
  await client.navigate(localePath(client.page.get().locale, LOGIN))
  await clearDevice(client, discards ? user : undefined)
}

/**
 * Deletes what the user who has signed out leaves on this device, and says what could not be deleted. Every part is
 * tried, even if others fail.
 * @param discarded the user whose unsaved changes are deleted too
 */
async function clearDevice(client: Client, discarded: number | undefined): Promise<void> {
  const t = messagesOf(signOutMessages, client.page.get())
  const parts: [string, () => Promise<void>][] = [
    [t.leftTraces, async () => [localStorage, sessionStorage].forEach(forgetTraces)],
    [
      t.leftCopies,
      async () => {
        if (keptUser() !== null) await (await loadPart(() => import('#client/lib/kept-resumes.ts'))).forgetKept()
      },
    ],
    [
      t.leftUnsaved,
      // Last, because an editor in another tab writes to the journal when it closes.
      async () => {
        if (discarded === undefined) return
        await (await openJournal()).discard(discarded)
        await (await loadPart(() => import('#client/lib/device-photos.ts'))).sweepDevicePhotos(Number.POSITIVE_INFINITY)
      },
    ],
  ]
  const left: string[] = []
  for (const [name, remove] of parts) {
    try {
      await remove()
    } catch (error) {
      reportError(error)
      left.push(name)
    }
  }
  if (left.length === 0) return
  const names = new Intl.ListFormat(localeTags[client.page.get().locale]).format(left)
  client.notify({ kind: 'error', title: t.left, text: t.leftText(names) })
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
