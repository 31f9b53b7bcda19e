import {
  type SaveActor,
  type SaveServer,
  startActor,
  stopWhen,
  whenLeft,
} from '#client/features/editor/session/saving.ts'
import { openDevicePhoto } from '#client/lib/device-photos.ts'
import { readGuestResume, readGuestSteps } from '#client/lib/guest-resumes.ts'
import { createJournal, GUEST, type Journal } from '#client/lib/journal.ts'
import { createStore, type Store } from '#client/lib/store.ts'
import { holdRow } from '#client/lib/tab-locks.ts'
import { selectIsWritten } from '#client/machines/resume-save/resume-save.selectors.ts'
import type { StepLog } from '#src/resume/steps.ts'

/** Stands in for the server and stores nothing: saves wait on this device until the résumé moves to an account. */
const nobody: SaveServer = {
  send: () => new Promise(() => {}),
  pull: () => new Promise(() => {}),
  follow: () => () => {},
}

type Opened = { saving: SaveActor; steps: Store<StepLog>; leave: () => void }

/**
 * Opens a résumé of this device, which only one tab at a time may write.
 * @returns its save machine, its undo steps (the machine stores them with each state), and a function that leaves it;
 * or `elsewhere` while another tab has it, `gone` when it is not on this device, `unreadable` when the browser's
 * storage fails
 */
export async function openOnDevice(id: string): Promise<Opened | 'elsewhere' | 'gone' | 'unreadable'> {
  await whenLeft()
  const release = await holdRow(id)
  if (release === null) return 'elsewhere'
  // If the undo steps cannot be read, the résumé must not be opened: the next write would delete them.
  const read = await Promise.all([readGuestResume(id), readGuestSteps(id)]).catch(() => null)
  const [state, known] = read ?? []
  if (!state || !known) {
    release()
    return read === null ? 'unreadable' : 'gone'
  }
  // Without its picture the résumé can still be written; the preview says that it is missing.
  await openDevicePhoto(state.doc.basics.photo ?? '').catch(() => {})
  const steps = createStore(known)
  const saving = startActor(withSteps(createJournal(), steps), { user: GUEST, resume: id }, state, nobody)
  return { saving, steps, leave: () => stopWhen(saving, selectIsWritten, release) }
}

/** Wraps a journal so that it stores the undo steps with each state. */
function withSteps(journal: Journal, steps: Store<StepLog>): Journal {
  return {
    ...journal,
    write: async (place, state) => {
      // The session records an edit as an undo step only after sending it here.
      await Promise.resolve()
      await journal.write(place, state, steps.get())
    },
  }
}
