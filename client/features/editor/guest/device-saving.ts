import {
  type SaveActor,
  type SaveServer,
  startActor,
  stopWhen,
  whenLeft,
} from '#client/features/editor/session/saving.ts'
import { openDevicePhoto } from '#client/lib/device-photos.ts'
import { readGuestResume } from '#client/lib/guest-resumes.ts'
import { createJournal, GUEST } from '#client/lib/journal.ts'
import { holdRow } from '#client/lib/tab-locks.ts'
import { selectIsWritten } from '#client/machines/resume-save/resume-save.selectors.ts'

/** A server that stores no saves: they wait on this device until the résumé moves to an account. */
const nobody: SaveServer = {
  send: () => new Promise(() => {}),
  pull: () => new Promise(() => {}),
  follow: () => () => {},
}

/**
 * Opens a résumé of this device, which only one tab at a time may write.
 * @returns its saving and how to leave it; `elsewhere` while another tab has it, `gone` when it is not on this
 * device, `unreadable` when the browser's storage fails
 */
export async function openOnDevice(
  id: string,
): Promise<{ saving: SaveActor; leave: () => void } | 'elsewhere' | 'gone' | 'unreadable'> {
  await whenLeft()
  const release = await holdRow(id)
  if (release === null) return 'elsewhere'
  const state = await readGuestResume(id).catch(() => 'unreadable' as const)
  if (state === null || state === 'unreadable') {
    release()
    return state ?? 'gone'
  }
  // Without its picture the résumé can still be written; the preview says that it is missing.
  await openDevicePhoto(state.doc.basics.photo ?? '').catch(() => {})
  const saving = startActor(createJournal(), { user: GUEST, resume: id }, state, nobody)
  return { saving, leave: () => stopWhen(saving, selectIsWritten, release) }
}
