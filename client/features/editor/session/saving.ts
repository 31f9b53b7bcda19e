import { type ActorRefFrom, createActor, type SnapshotFrom, waitFor } from 'xstate'
import { type CallFailure, isGone } from '#client/api/call.ts'
import type { Client } from '#client/lib/client.tsx'
import { openDevicePhoto, sweepDevicePhotos } from '#client/lib/device-photos.ts'
import { createJournal, type Journal, type JournalPlace } from '#client/lib/journal.ts'
import { keepsResumes } from '#client/lib/kept-mark.ts'
import { forgetResume } from '#client/lib/kept-resumes.ts'
import { holdRow } from '#client/lib/tab-locks.ts'
import { createResumeSaveActors } from '#client/machines/resume-save/resume-save.actors.ts'
import { resumeSaveMachine } from '#client/machines/resume-save/resume-save.machine.ts'
import {
  selectIsAtRest,
  selectIsSettled,
  selectIsUnwritable,
  selectIsWritten,
} from '#client/machines/resume-save/resume-save.selectors.ts'
import type { Pulled, ResumeSaveDeps } from '#client/machines/resume-save/resume-save.types.ts'
import { openSave, reduceSave, type SaveState } from '#src/resume/sync/save-state.ts'
import { takePhoto } from './device-photo.ts'
import { keepingJournal } from './keeping.ts'
import { followResume, pullResume, sendSave } from './server.ts'

/** A running instance of the machine that saves a résumé. */
export type SaveActor = ActorRefFrom<typeof resumeSaveMachine>

/** The server that stores saves and announces those made elsewhere. */
export type SaveServer = Pick<ResumeSaveDeps, 'send' | 'pull' | 'follow'>

/** The parts of the client that saving needs: calls, and the signed-in user. */
type Asked = Pick<Client, 'call' | 'user'>

/**
 * Callbacks that tell the user of failures, with the cause: `unread` when the rows of other tabs cannot be read,
 * `unkept` when no copy can be kept on this device, `photoLeft` when the account does not take a photo chosen without a
 * network, or, without a cause, when that photo is gone from this device.
 */
type Tellers = {
  unread: (error: unknown) => void
  unkept: (error: unknown) => void
  photoLeft: (error?: CallFailure) => void
}

type Condition = (snapshot: SnapshotFrom<SaveActor>) => boolean

/** A state, and the lock on its journal row. */
type Held = { state: SaveState; release: () => void }

/**
 * Resolves when the résumé that was left last has released its journal row; before that, this tab must not open it
 * again.
 */
let left: Promise<void> = Promise.resolve()

/** Resolves when the résumé that was left last can be opened again. */
export const whenLeft = () => left

/** Stops saving a résumé once a condition holds, and releases its journal row. */
export function stopWhen(saving: SaveActor, isOver: Condition, release: () => void): void {
  // Without storage there is no row to wait for; saving itself goes on until the condition holds.
  left = reached(saving, (snapshot) => isOver(snapshot) || selectIsUnwritable(snapshot)).then(release)
  void endOf(saving, isOver)
}

/** Creates a unique id of letters, digits and dashes. */
export const newId = () => crypto.randomUUID()

/**
 * Starts saving a résumé: continues the journal row of a closed tab, and saves the rows of other closed tabs.
 * @param loaded the document the server has just sent
 * @param tell what tells the user of failures
 * @returns the save machine, and a function to leave it: unsaved changes are still saved then, or stay on this device
 * while the server cannot be reached
 */
export async function startSaving(
  client: Asked,
  place: JournalPlace,
  loaded: Pulled,
  tell: Tellers,
): Promise<{ saving: SaveActor; leave: () => void }> {
  await left
  const journal = keepingJournal(createJournal(), client.user, keepsResumes, tell.unkept)
  const rows = await takeRows(journal, place, tell.unread)
  await openPhotos(rows)
  const [own = await newRow(loaded), ...others] = rows
  const server = accountOf(client, place, tell.photoLeft)
  const start = (state: SaveState) => startActor(journal, place, state, server)
  const saving = start(reduceSave(own.state, { type: 'pulled', ...loaded }))
  for (const { state, release } of others) void endOf(start(state), selectIsSettled).then(release)

  function leave(): void {
    // With another user's session these changes cannot be sent.
    const isOwner = client.user.get()?.user_id === place.user
    if (isOwner) saving.send({ type: 'save.now' })
    stopWhen(saving, isOwner ? selectIsAtRest : selectIsWritten, own.release)
  }

  return { saving, leave }
}

/** Takes over the rows of closed tabs. Those that cannot be read now stay there, and the user is told. */
async function takeRows(journal: Journal, place: JournalPlace, onUnread: Tellers['unread']): Promise<Held[]> {
  const states = await journal.read(place).catch((error: unknown) => {
    onUnread(error)
    return []
  })
  const held = await Promise.all(
    states.map(async (state) => {
      const release = await holdRow(state.journal)
      return release === null ? [] : [{ state, release }]
    }),
  )
  return held.flat()
}

async function newRow({ rev, doc }: Pulled): Promise<Held> {
  const state = openSave(newId(), rev, doc)
  return { state, release: (await holdRow(state.journal)) ?? (() => {}) }
}

/** Without its picture a résumé can still be written; the preview says that it is missing. */
async function openPhotos(rows: readonly Held[]): Promise<void> {
  for (const { state } of rows) await openDevicePhoto(state.doc.basics.photo ?? '').catch(() => {})
  // Photos the account has by now are deleted here; a failure is retried the next time.
  void sweepDevicePhotos(Date.now()).catch(() => {})
}

function accountOf({ call }: Asked, { resume }: JournalPlace, onPhotoLeft: Tellers['photoLeft']): SaveServer {
  return {
    send: async (request, signal) =>
      (await takePhoto(call, request.doc, signal, onPhotoLeft)) ?? sendSave(call, resume, request, signal),
    pull: async (signal) => {
      try {
        return await pullResume(call, resume, signal)
      } catch (error) {
        // Where nothing can be deleted, nothing is stored either.
        if (isGone(error)) await forgetResume(resume).catch(() => {})
        throw error
      }
    },
    follow: (listener) => followResume(resume, listener),
  }
}

/** Starts saving what is in one journal row. */
export function startActor(journal: Journal, place: JournalPlace, save: SaveState, server: SaveServer): SaveActor {
  const machine = resumeSaveMachine.provide({
    actors: createResumeSaveActors({ journal: (state) => journal.write(place, state), ...server }),
  })
  return createActor(machine, { input: { save, newMid: newId, random: Math.random } }).start()
}

/** Keeps saving in the background until a condition holds, then stops. */
async function endOf(saving: SaveActor, isSo: Condition): Promise<void> {
  await reached(saving, isSo)
  saving.stop()
}

async function reached(saving: SaveActor, isSo: Condition): Promise<void> {
  await waitFor(saving, isSo, { timeout: Number.POSITIVE_INFINITY })
}
