import { createActor, type InspectionEvent, SimulatedClock } from 'xstate'
import { createResumeSaveActors } from '#client/machines/resume-save/resume-save.actors.ts'
import { resumeSaveMachine } from '#client/machines/resume-save/resume-save.machine.ts'
import { selectStatus } from '#client/machines/resume-save/resume-save.selectors.ts'
import type { FollowEvent, Pulled, SaveReply } from '#client/machines/resume-save/resume-save.types.ts'
import type { SaveRequest } from '#src/contract/resumes.ts'
import type { ResumeDocument } from '#src/resume/document.ts'
import { openSave, type SaveState } from '#src/resume/sync/save-state.ts'

type Call<T> = { resolve: (value: T) => void; reject: (error: Error) => void }
type Writing = Call<void> & { state: SaveState }
type Sending = Call<SaveReply> & { request: SaveRequest; signal: AbortSignal }

export const settle = () => new Promise<void>((resolve) => setImmediate(resolve))

/** A document of which only the person counts. */
export const person = (name: string, phone?: string): ResumeDocument => ({
  schema: 1,
  locale: 'zh',
  basics: phone === undefined ? { name } : { name, phone },
  sections: {},
  items: {},
  design: { id: 'ink' },
})

export const opened = openSave('journal-1', 7, person('Ann'))

/** The running machine; storage and server wait for the test, on a clock only the test moves. */
export function startSave(save: SaveState = opened, inspect: (event: InspectionEvent) => void = () => {}) {
  const writings: Writing[] = []
  const sendings: Sending[] = []
  const pulls: (Call<Pulled> & { signal: AbortSignal })[] = []
  const follow: { tell: (event: FollowEvent) => void; started: number; stopped: number } = {
    tell: () => {},
    started: 0,
    stopped: 0,
  }
  const clock = new SimulatedClock()
  let mids = 0
  const actors = createResumeSaveActors({
    journal: (state) => new Promise((resolve, reject) => writings.push({ state, resolve, reject })),
    send: (request, signal) => new Promise((resolve, reject) => sendings.push({ request, signal, resolve, reject })),
    pull: (signal) => new Promise((resolve, reject) => pulls.push({ signal, resolve, reject })),
    follow: (listener) => {
      follow.tell = listener
      follow.started += 1
      return () => {
        follow.stopped += 1
      }
    },
  })
  const newMid = () => {
    mids += 1
    return `message-${mids}`
  }
  const actor = createActor(resumeSaveMachine.provide({ actors }), {
    clock,
    inspect,
    input: { save, newMid, random: () => 1 },
  }).start()

  /** The device does what it was asked to, again and again until there is nothing more. */
  async function written(): Promise<void> {
    for (let done = -1; done !== writings.length; ) {
      done = writings.length
      writings.at(-1)?.resolve()
      await settle()
    }
  }

  async function type(name: string, phone?: string): Promise<void> {
    actor.send({ type: 'edit', doc: person(name, phone) })
    await written()
  }

  /** After this a save is on its way. */
  async function gathered(): Promise<void> {
    clock.increment(1000)
    await written()
  }

  async function answer(reply: SaveReply): Promise<void> {
    sendings.at(-1)?.resolve(reply)
    await settle()
    await written()
  }

  return {
    actor,
    clock,
    writings,
    sendings,
    pulls,
    follow,
    written,
    type,
    gathered,
    answer,
    /** What has been sent, by id and name. */
    sent: () => sendings.map(({ request: { mid, rev, doc } }) => [mid, rev, nameOf(doc)]),
    status: () => selectStatus(actor.getSnapshot()),
    save: () => actor.getSnapshot().context.save,
    name: () => actor.getSnapshot().context.save.doc.basics.name,
  }
}

function nameOf(doc: unknown): unknown {
  return typeof doc === 'object' && doc !== null && 'basics' in doc ? doc.basics : doc
}
