import { saveRequest } from '#src/contract/resumes.ts'
import type { ResumeDocument } from '#src/resume/document.ts'
import { readDocument } from '#src/resume/read-document.ts'
import { acceptSave, newResume, type StoredResume } from '#src/resume/sync/accept.ts'
import { mustTake, openSave, type SaveEvent, saveRequestOf } from '#src/resume/sync/save-state.ts'
import { sameDocument } from '#src/resume/sync/units.ts'
import { type AdoptingWorld, adopt } from './adoption.ts'
import { copy } from './copy.ts'
import { SimulatedDevice } from './device.ts'
import { addLineEdit, firstDocument, randomEdit, wordOrLineEdit } from './edits.ts'
import type { SyncMistake } from './mistakes.ts'
import { Oracle, type SyncFault } from './oracle.ts'
import { type Random, seededRandom } from './random.ts'
import { Readers } from './readers.ts'

const steps = 50
/** In one of so many schedules a device saves more often in between than ids are remembered. */
const burstEvery = 50
const burstLength = 52
/** One schedule in so many begins without an account; one in so many has readers. */
const guestEvery = 4
const readersEvery = 3
const settlingRounds = 40

type Request = { from: SimulatedDevice; body: string }
type Reply = { to: SimulatedDevice; event: SaveEvent }

/** The result of a schedule. */
export type ScheduleOutcome = {
  faults: SyncFault[]
  typed: number
  onlyInHistory: number
  edits: number
  saves: number
  conflicts: number
  repeats: number
  lostMessages: number
  crashes: number
  /** Begun without an account and moved into one. */
  adoptions: number
  comments: number
}

/**
 * Runs the product's own client, server and merge code through one random history of two or three tabs, then lets
 * everyone finish and asks the oracle. The same seed gives the same history.
 */
export function runSchedule(seed: number, mistake: SyncMistake): ScheduleOutcome {
  return new Schedule(seed, mistake).run()
}

class Schedule {
  private readonly random: Random
  private readonly burst: boolean
  /** Those who have a link to it; null where nobody has. */
  private readonly readers: Readers | null
  private readonly oracle: Oracle
  private readonly mistake: SyncMistake
  private server: StoredResume
  private readonly devices: SimulatedDevice[]
  /** Tabs that only finish the journal rows of crashed ones. */
  private readonly orphans: SimulatedDevice[] = []
  private requests: Request[] = []
  private replies: Reply[] = []
  private now = 1_000_000
  private used = 0
  private readonly outcome = { edits: 0, saves: 0, conflicts: 0, repeats: 0, lostMessages: 0, crashes: 0, adoptions: 0 }

  constructor(seed: number, mistake: SyncMistake) {
    this.random = seededRandom(seed)
    this.burst = seed % burstEvery === 0
    this.mistake = mistake
    const first = firstDocument(this.count)
    this.server = newResume(first)
    this.oracle = new Oracle(first)
    this.readers = seed % readersEvery === 0 ? new Readers(this.random, this.count, this.oracle, mistake) : null
    const tabs = this.random.chance(0.3) ? 3 : 2
    if (seed % guestEvery === 0) this.devices = this.beginAsGuest(first, tabs)
    else this.devices = Array.from({ length: tabs }, () => this.open(first))
  }

  private readonly count = () => {
    this.used += 1
    return this.used
  }

  private open(doc: ResumeDocument): SimulatedDevice {
    return new SimulatedDevice(openSave(`journal-${this.count()}`, this.server.rev, doc), this.oracle, this.mistake)
  }

  run(): ScheduleOutcome {
    for (let step = 0; step < steps; step += 1) {
      this.now += this.random.chance(0.05) ? 200_000 : 1_000
      this.act(this.random.pick(this.devices))
      if (this.random.chance(0.6)) this.deliverRequest()
      if (this.random.chance(0.6)) this.deliverReply()
      if (this.orphans.length > 0 && this.random.chance(0.3)) this.save(this.random.pick(this.orphans))
      if (this.readers) this.comment(this.readers)
      if (this.burst && step === steps / 2) this.interrupt()
    }
    this.settle()
    this.readers?.judge()
    const faults = this.oracle.judge(this.server.doc)
    return {
      ...this.outcome,
      comments: this.readers?.written ?? 0,
      faults,
      typed: this.oracle.typed,
      onlyInHistory: this.oracle.onlyInHistory,
    }
  }

  /** One tab writes without an account, and the others open what that has made in one. */
  private beginAsGuest(first: ResumeDocument, tabs: number): SimulatedDevice[] {
    const nothing = { ...first, basics: {}, sections: {}, items: {} }
    const row = { ...openSave(`journal-${this.count()}`, 0, nothing), doc: first }
    const guest = new SimulatedDevice(row, this.oracle, this.mistake)
    const others: SimulatedDevice[] = []
    const keys = new Set<string>()
    const create: AdoptingWorld['create'] = ({ key, doc }) => {
      if (keys.size === 0) {
        this.server = newResume(copy(doc))
        others.push(...Array.from({ length: tabs - 1 }, () => this.open(copy(doc))))
      } else if (!keys.has(key)) this.oracle.fault('repeated', `a second résumé, ${key}`)
      keys.add(key)
      return this.server.rev
    }
    const meanwhile = () => {
      this.act(this.random.pick(others))
      this.deliverRequest()
      this.deliverReply()
    }
    const [onDeath, onLoss] = [() => (this.outcome.crashes += 1), () => (this.outcome.lostMessages += 1)]
    const { random, count } = this
    adopt(
      guest,
      { random, count, create, meanwhile, onDeath, onLoss, edit: (device) => this.edit(device) },
      this.mistake,
    )
    this.outcome.adoptions += 1
    return [guest, ...others]
  }

  private comment(readers: Readers): void {
    if (this.random.chance(0.2)) readers.write(this.server.doc)
    if (this.random.chance(0.2)) readers.retry()
    if (this.random.chance(0.2)) readers.settle(this.random.pick(this.devices))
  }

  private act(device: SimulatedDevice | undefined): void {
    if (!device) return
    const dice = this.random.below(100)
    if (dice < 50) this.edit(device)
    else if (dice < 75) this.save(device)
    else if (dice < 80) this.timeOut(device)
    else if (dice < 88) this.pull(device)
    else if (dice < 92) this.crash(device)
    else if (dice < 95) device.online = !device.online
    else if (dice < 97) device.signedIn = false
    else this.signIn(device)
  }

  private edit(device: SimulatedDevice, edit = randomEdit): void {
    device.edit(edit(device.state.doc, this.random, this.count))
    this.outcome.edits += 1
    if (this.random.chance(0.7)) device.writeDown()
  }

  /** Takes the state to save, writes it to the journal, and sends it. */
  private save(device: SimulatedDevice | undefined): void {
    if (!device || device.waiting) return
    if (mustTake(device.state)) {
      device.happen({ type: 'take', mid: `message-${this.count()}` })
      device.writeDown()
    } else if (device.state.sent) this.outcome.repeats += 1
    const request = saveRequestOf(device.state)
    if (!request) return
    device.waiting = true
    if (device.online) this.requests.push({ from: device, body: JSON.stringify(request) })
  }

  private timeOut(device: SimulatedDevice): void {
    if (!device.waiting || !device.state.sent) return
    device.waiting = false
    device.happen({ type: 'no-reply', mid: device.state.sent.mid })
  }

  private pull(device: SimulatedDevice): void {
    if (!device.online || !device.signedIn) return
    const { rev, doc } = this.server
    this.replies.push({ to: device, event: { type: 'pulled', rev, doc: copy(doc) } })
  }

  private signIn(device: SimulatedDevice): void {
    device.signedIn = true
    device.happen({ type: 'signed-in' })
  }

  /** A crash: replies to the browser are lost; its requests may still arrive. */
  private crash(device: SimulatedDevice): void {
    this.outcome.crashes += 1
    this.replies = this.replies.filter(({ to }) => to !== device)
    if (device.online && device.signedIn && this.random.chance(0.4)) {
      this.orphans.push(device.replace(`journal-${this.count()}`, this.server.rev, copy(this.server.doc)))
    } else device.reload()
  }

  private deliverRequest(): void {
    const request = this.random.pick(this.requests)
    if (!request) return
    const repeated = this.random.chance(0.06)
    if (!repeated) this.requests = this.requests.filter((other) => other !== request)
    if (this.random.chance(0.15)) {
      this.outcome.lostMessages += 1
      return
    }
    const event = this.serve(request)
    if (this.random.chance(0.15)) this.outcome.lostMessages += 1
    else this.replies.push({ to: request.from, event })
  }

  private deliverReply(): void {
    const reply = this.random.pick(this.replies)
    if (!reply) return
    this.replies = this.replies.filter((other) => other !== reply)
    this.receive(reply)
  }

  private receive({ to, event }: Reply): void {
    if ('mid' in event && event.mid === to.state.sent?.mid) to.waiting = false
    to.happen(event)
  }

  /** The server: parse, check, accept, store. */
  private serve({ from, body }: Request): SaveEvent {
    const request = saveRequest.parse(JSON.parse(body))
    const { rev, mid, journal } = request
    if (!from.signedIn) return { type: 'refused', mid, refusal: { reason: 'session', path: '' } }
    const reading = readDocument(request.doc)
    if (!('document' in reading)) {
      this.oracle.fault('invalid', JSON.stringify(reading.fault))
      return { type: 'refused', mid, refusal: { reason: 'shape', path: '' } }
    }
    const before = this.server
    const accept = this.mistake.server ?? acceptSave
    const { stored, answer, history } = accept(before, { rev, mid, journal, doc: reading.document }, this.now)
    if (stored.rev !== before.rev) {
      this.outcome.saves += 1
      this.oracle.stored(before.doc, stored.doc, history, journal, this.now)
    }
    this.server = stored
    // A late copy of an answered save may be forgotten, because nobody waits for its answer.
    const isKnown = answer.status === 200 || answer.applied || from.state.sent?.mid !== mid
    this.oracle.answered(mid, stored.rev !== before.rev ? 'stored' : isKnown ? 'known' : 'new')
    if (answer.status === 200) return { type: 'acknowledged', mid, rev: answer.rev }
    this.outcome.conflicts += 1
    return { type: 'conflict', mid, rev: answer.rev, doc: copy(answer.doc), applied: answer.applied }
  }

  /** Delivers a save but not its reply, and lets another device save many times before the retry. */
  private interrupt(): void {
    const [first, second] = this.devices
    if (!first || !second) return
    for (const device of [second, first]) this.finish(device)
    this.edit(first, addLineEdit)
    this.save(first)
    for (const request of this.requests.splice(0)) this.serve(request)
    first.waiting = false
    for (const enough = this.server.rev + burstLength; this.server.rev < enough; ) {
      this.edit(second, wordOrLineEdit)
      this.finish(second)
    }
  }

  /** Exchanges messages with the server until the device has nothing left to save. */
  private finish(device: SimulatedDevice): void {
    device.online = true
    this.signIn(device)
    device.waiting = false
    for (let round = 0; round < settlingRounds && (device.state.sent || mustTake(device.state)); round += 1) {
      this.save(device)
      const request = this.requests.pop()
      if (request) this.receive({ to: request.from, event: this.serve(request) })
    }
    device.happen({ type: 'pulled', rev: this.server.rev, doc: copy(this.server.doc) })
  }

  /** Delivers late messages, then lets everyone save and pull until nothing changes. */
  private settle(): void {
    for (const request of this.requests.splice(0)) this.serve(request)
    for (const reply of this.replies.splice(0)) this.receive(reply)
    const all = [...this.devices, ...this.orphans]
    for (const device of all) device.writeDown()
    for (const device of [...all, ...all]) this.finish(device)
    for (const { state } of all) {
      if (state.sent || !sameDocument(state.doc, this.server.doc)) this.oracle.fault('diverged', state.journal)
    }
  }
}
