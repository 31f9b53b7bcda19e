import { DAY_MS } from '#src/lib/time.ts'
import { composeResume } from '#src/resume/compose.ts'
import type { ResumeDocument } from '#src/resume/document.ts'
import type { StepLog } from '#src/resume/steps.ts'
import { beginAdoption, endAdoption } from '#src/resume/sync/adoption.ts'
import { openSave, reduceSave, type SaveState, saveRequestOf } from '#src/resume/sync/save-state.ts'
import { carrySteps } from './carried-steps.ts'
import type { Client } from './client.tsx'
import { isDevicePhoto, sweepDevicePhotos, uploadDevicePhoto } from './device-photos.ts'
import { noteGuestResumes } from './guest-mark.ts'
import { createJournal, GUEST, type Journal, type JournalPlace } from './journal.ts'
import { holdRow } from './tab-locks.ts'

// Résumés begun without an account. Each is a row of this device's journal, in the state of a save that the server has
// not received yet: moving it to an account is sending that save.

/** How long a résumé stays on a device after it was last opened or changed, in ms; opening it writes it again. */
const KEPT_MS = 90 * DAY_MS
/** How long before its end a warning is shown, in ms. */
const WARNED_MS = 14 * DAY_MS

/**
 * A résumé on this device, which is kept until `until`, in ms since 1970. `doc` is null when this page is too old to
 * read it.
 */
export type GuestResume = { id: string; doc: ResumeDocument | null; until: number }

const placeOf = (id: string) => ({ user: GUEST, resume: id })

/** How many days a résumé that stays until `until` is still kept; null while that is not worth a warning. */
export function daysWarned(until: number, now: number): number | null {
  return until - now < WARNED_MS ? Math.max(1, Math.ceil((until - now) / DAY_MS)) : null
}

/** Lists the résumés on this device, the newest first, and deletes those not touched for too long. */
export async function listGuestResumes(now: number): Promise<GuestResume[]> {
  const journal = createJournal()
  const all = (await journal.unsaved(GUEST)).map(({ resume, doc, at }) => ({ id: resume, doc, until: at + KEPT_MS }))
  const kept = all.filter(({ until }) => until > now).toSorted((a, b) => b.until - a.until)
  for (const { id, until } of all) if (until <= now) await journal.remove(placeOf(id), id)
  noteGuestResumes(kept.length > 0)
  await sweepDevicePhotos(now)
  return kept
}

/**
 * Creates a résumé on this device.
 * @throws when the browser stores nothing
 */
export async function createGuestResume(doc: ResumeDocument, id: string): Promise<void> {
  const nothing = composeResume({ locale: doc.locale, design: doc.design.id, basics: {}, sections: [] })
  await createJournal().write(placeOf(id), { ...openSave(id, 0, nothing), doc })
  noteGuestResumes(true)
}

/** Reads the last stored state of a résumé on this device; null when there is none. */
export async function readGuestResume(id: string): Promise<SaveState | null> {
  return (await createJournal().read(placeOf(id)))[0] ?? null
}

/** Reads the undo steps of a résumé on this device. */
export function readGuestSteps(id: string): Promise<StepLog> {
  return createJournal().steps(placeOf(id), id)
}

/** Removes a résumé from this device. */
export async function removeGuestResume(id: string): Promise<void> {
  await createJournal().remove(placeOf(id), id)
}

/**
 * The result of moving a résumé to an account: its id there, and whether the account has all of it; the rest is in the
 * journal and sent when it is opened. Or why it was not moved: another tab has it open, or it is no longer on this
 * device.
 */
export type AdoptionOutcome = { id: string; isWhole: boolean } | { fault: 'elsewhere' | 'gone' }

/**
 * Moves a résumé from this device to a user's account, and keeps its undo steps for when it is opened next. Every step
 * is written to the journal before the next, and the save keeps its id: if it stops at any point, repeating it finishes
 * it, once.
 * @throws CallFailure, also when the account is at its limit; the résumé then stays on this device
 */
export async function adoptGuestResume(call: Client['call'], owner: number, id: string): Promise<AdoptionOutcome> {
  const release = await holdRow(id)
  if (release === null) return { fault: 'elsewhere' }
  try {
    const journal = createJournal()
    const found = await readGuestResume(id)
    if (found === null) return { fault: 'gone' }
    const steps = await readGuestSteps(id)
    const own = await withOwnPhoto(call, found)
    const adoption = beginAdoption(own, crypto.randomUUID())
    await journal.write(placeOf(id), adoption.state, steps)
    const { data } = await call('user.Resume/create', adoption.creation)
    const adopted = endAdoption(adoption)
    const place = { user: owner, resume: data.id }
    await journal.move(placeOf(id), place, adopted)
    carrySteps(data.id, steps)
    return { id: data.id, isWhole: await sendRest(call, journal, place, adopted) }
  } finally {
    release()
  }
}

/** Sends the edits after the save that created the résumé; false when they cannot be sent now. */
async function sendRest(
  call: Client['call'],
  journal: Journal,
  place: JournalPlace,
  state: SaveState,
): Promise<boolean> {
  const mid = crypto.randomUUID()
  const taken = reduceSave(state, { type: 'take', mid })
  const request = saveRequestOf(taken)
  // Writing a state with nothing to send removes its row.
  await journal.write(place, taken)
  if (request === undefined) return true
  try {
    const { data } = await call('user.Resume/save', { id: place.resume, ...request })
    await journal.write(place, reduceSave(taken, { type: 'acknowledged', mid, rev: data.rev }))
    return true
  } catch {
    return false
  }
}

/**
 * Uploads the picture to the account and replaces its key, in the document and in a save in flight; the key of a
 * missing picture is removed.
 */
async function withOwnPhoto(call: Client['call'], state: SaveState): Promise<SaveState> {
  const key = state.doc.basics.photo ?? ''
  if (!isDevicePhoto(key)) return state
  const photo = (await uploadDevicePhoto(call, key)) ?? undefined
  const renamed = (doc: ResumeDocument): ResumeDocument =>
    doc.basics.photo === key ? { ...doc, basics: { ...doc.basics, photo } } : doc
  return { ...state, doc: renamed(state.doc), sent: state.sent && { ...state.sent, doc: renamed(state.sent.doc) } }
}
