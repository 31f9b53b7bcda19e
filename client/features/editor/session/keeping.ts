import { keptMessages } from '#client/i18n/kept.ts'
import { messagesOf } from '#client/i18n/messages.ts'
import type { Client } from '#client/lib/client.tsx'
import type { Journal } from '#client/lib/journal.ts'
import { keepPhotoOf } from '#client/lib/kept-photos.ts'
import { forgetResume, keepResume } from '#client/lib/kept-resumes.ts'
import type { ResumeDocument } from '#src/resume/document.ts'

/**
 * A journal that also keeps a copy of what the server has, with which the résumé opens without a network. The copy is
 * renewed before the journal drops what the server has received, so this device always has everything that was typed.
 * @param isWanted whether this device keeps copies
 * @param onUnkept called with the cause when a copy cannot be stored, or an outdated one cannot be deleted
 */
export function keepingJournal(
  journal: Journal,
  user: Client['user'],
  isWanted: () => boolean,
  onUnkept: (error: unknown) => void,
): Journal {
  /** The document of which a copy was stored last, or was to be stored. */
  let latest: ResumeDocument | null = null

  return {
    ...journal,
    write: async (place, state) => {
      const owner = user.get()
      const { rev, base } = state
      if (base !== latest && owner?.user_id === place.user && isWanted()) {
        latest = base
        try {
          await keepResume(owner, place.resume, { rev, doc: base })
          void keepPhotoOf(base)
        } catch (error) {
          onUnkept(error)
          // An outdated copy is worse than none: it would lack what has been typed since.
          await forgetResume(place.resume).catch(onUnkept)
        }
      }
      await journal.write(place, state)
    },
  }
}

/** Tells the user once that no copy can be stored on this device; each further save would say the same. */
export function tellUnkept(client: Pick<Client, 'page' | 'notify'>): (error: unknown) => void {
  let isTold = false
  return (error) => {
    if (isTold) return
    isTold = true
    reportError(error)
    const t = messagesOf(keptMessages, client.page.get())
    client.notify({ kind: 'info', title: t.unkept, text: t.unkeptText })
  }
}

/** Tells the user that changes of other tabs, which the account may not have, cannot be read on this device now. */
export function tellUnread(client: Pick<Client, 'page' | 'notify'>): (error: unknown) => void {
  return (error) => {
    reportError(error)
    const t = messagesOf(keptMessages, client.page.get())
    client.notify({ kind: 'error', title: t.rowsUnread, text: t.rowsUnreadText })
  }
}
