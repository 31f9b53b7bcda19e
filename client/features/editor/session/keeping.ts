import type { Client } from '#client/lib/client.tsx'
import type { Journal } from '#client/lib/journal.ts'
import { keepPhotoOf } from '#client/lib/kept-photos.ts'
import { forgetResume, keepResume } from '#client/lib/kept-resumes.ts'
import type { ResumeDocument } from '#src/resume/document.ts'

/**
 * A journal that also keeps a copy of what the server has, by which the résumé opens without a network. The copy is
 * renewed before the journal forgets what the server has received, so what has been typed is always on this device.
 * @param isWanted whether this device keeps copies
 */
export function keepingJournal(journal: Journal, user: Client['user'], isWanted: () => boolean): Journal {
  /** What was to be kept last. */
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
        } catch {
          // An older copy would lack what has been typed since; without one the list says that it is not here.
          await forgetResume(place.resume).catch(() => {})
        }
      }
      await journal.write(place, state)
    },
  }
}
