import { type ActorRefFrom, createActor, type SnapshotFrom, waitFor } from 'xstate'
import type { Client } from '#client/lib/client.tsx'
import { createJournal, type Journal, type JournalPlace } from '#client/lib/journal.ts'
import { createResumeSaveActors } from '#client/machines/resume-save/resume-save.actors.ts'
import { resumeSaveMachine } from '#client/machines/resume-save/resume-save.machine.ts'
import {
  selectIsAtRest,
  selectIsSettled,
  selectIsUnwritable,
  selectIsWritten,
} from '#client/machines/resume-save/resume-save.selectors.ts'
import type { Pulled } from '#client/machines/resume-save/resume-save.types.ts'
import { openSave, reduceSave, type SaveState } from '#src/resume/sync/save-state.ts'
import { followResume, pullResume, sendSave } from './server.ts'
import { holdRow } from './tab-locks.ts'

export type SaveActor = ActorRefFrom<typeof resumeSaveMachine>

/** What saving needs from the page: calls, and the signed-in user. */
type Asked = Pick<Client, 'call' | 'user'>

type Condition = (snapshot: SnapshotFrom<SaveActor>) => boolean

/** A state, and the lock on its journal row. */
type Held = { state: SaveState; release: () => void }

/** Resolves when the résumé left last has released its journal row; only then may this tab take the row again. */
let left: Promise<void> = Promise.resolve()

/** A unique id of letters, digits and dashes. */
export const newId = () => crypto.randomUUID()

/**
 * Starts saving a résumé: continues the journal row of a closed tab, and saves the rows of other closed tabs.
 * @param loaded the document the server has just sent
 * @returns the save machine, and a function to leave it: unsaved changes are still saved then, or stay on this device
 * while the server cannot be reached
 */
export async function startSaving(
  client: Asked,
  place: JournalPlace,
  loaded: Pulled,
): Promise<{ saving: SaveActor; leave: () => void }> {
  await left
  const journal = createJournal()
  const [own = await newRow(loaded), ...others] = await takeRows(journal, place)
  const start = (state: SaveState) => startActor(client, journal, place, state)
  const saving = start(reduceSave(own.state, { type: 'pulled', ...loaded }))
  for (const { state, release } of others) void endOf(start(state), selectIsSettled).then(release)

  function leave(): void {
    // With another user's session these changes cannot be sent.
    const isOwner = client.user.get()?.user_id === place.user
    if (isOwner) saving.send({ type: 'save.now' })
    const isOver = isOwner ? selectIsAtRest : selectIsWritten
    // Without storage there is no row to release, so saving continues for as long as it takes.
    left = reached(saving, (snapshot) => isOver(snapshot) || selectIsUnwritable(snapshot)).then(own.release)
    void endOf(saving, isOver)
  }

  return { saving, leave }
}

/** Takes over the rows of closed tabs; none without storage. */
async function takeRows(journal: Journal, place: JournalPlace): Promise<Held[]> {
  const states = await journal.read(place).catch(() => [])
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

function startActor(client: Asked, journal: Journal, place: JournalPlace, save: SaveState): SaveActor {
  const machine = resumeSaveMachine.provide({
    actors: createResumeSaveActors({
      journal: (state) => journal.write(place, state),
      send: (request, signal) => sendSave(client.call, place.resume, request, signal),
      pull: (signal) => pullResume(client.call, place.resume, signal),
      follow: (listener) => followResume(place.resume, listener),
    }),
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
