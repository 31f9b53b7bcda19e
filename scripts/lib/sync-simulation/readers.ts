import { liveEntries, type ResumeDocument } from '#src/resume/document.ts'
import { acceptProposal } from '#src/resume/quotes.ts'
import type { SimulatedDevice } from './device.ts'
import type { Counter } from './edits.ts'
import type { Remark } from './marks.ts'
import type { SyncMistake } from './mistakes.ts'
import type { Oracle } from './oracle.ts'
import type { Random } from './random.ts'

type Stored = Remark & { isOpen: boolean }

/** Longest quote, in words. */
const quoteWords = 3

/** Those who read a résumé behind its link and leave comments; and the ledger that keeps these, one for each key. */
export class Readers {
  private readonly ledger = new Map<string, Stored>()
  /** Comments whose writers have heard no answer. */
  private unanswered: { key: string; remark: Remark }[] = []
  written = 0
  private readonly random: Random
  private readonly count: Counter
  private readonly oracle: Oracle
  private readonly mistake: SyncMistake

  constructor(random: Random, count: Counter, oracle: Oracle, mistake: SyncMistake) {
    this.random = random
    this.count = count
    this.oracle = oracle
    this.mistake = mistake
  }

  /** Somebody reads what the server has and proposes other words. */
  write(seen: ResumeDocument): void {
    const [id, item] = this.random.pick(liveEntries(seen.items)) ?? []
    const line = this.random.pick((item?.body ?? '').split('\n'))?.replace(/^- /, '') ?? ''
    const words = line.split(' ').filter((word) => /^[A-Za-z]/.test(word))
    const from = this.random.below(words.length)
    const quoted = words.slice(from, from + 1 + this.random.below(quoteWords))
    const quote = quoted.join(' ')
    if (id === undefined || quote === '' || !line.includes(quote)) return
    const said = `said${this.count()}`
    const proposal = this.random.chance(0.5) ? quoted.with(-1, said).join(' ') : `${quote} ${said}`
    this.written += 1
    this.send(`key-${this.count()}`, { place: `items/${id}`, quote, proposal, seen })
  }

  /** A writer who has heard nothing sends it again. */
  retry(): void {
    const again = this.random.pick(this.unanswered)
    if (again === undefined) return
    this.unanswered = this.unanswered.filter((other) => other !== again)
    this.send(this.mistake.remarkKey?.(again.key, this.count) ?? again.key, again.remark)
  }

  /** The owner takes over a proposal, or deals with a comment whose words have gone. */
  settle(device: SimulatedDevice | undefined): void {
    const remark = this.random.pick([...this.ledger.values()].filter(({ isOpen }) => isOpen))
    if (remark === undefined || device === undefined) return
    const before = device.state.doc
    const edit = (this.mistake.accept ?? acceptProposal)(before, remark, remark.proposal)
    if (edit !== null) {
      const after = edit(before)
      this.oracle.tookOver(before, after, remark)
      device.edit(after)
      if (this.random.chance(0.7)) device.writeDown()
    }
    if (this.random.chance(0.85)) remark.isOpen = false
  }

  /** Every writer has been answered: what they wrote is there, once. */
  judge(): void {
    while (this.unanswered.length > 0) this.retry()
    if (this.ledger.size !== this.written)
      this.oracle.fault('repeated', `${this.ledger.size} of ${this.written} comments`)
  }

  private send(key: string, remark: Remark): void {
    const isSent = this.random.chance(0.85)
    if (isSent) this.ledger.set(key, this.ledger.get(key) ?? { ...remark, isOpen: true })
    if (!isSent || this.random.chance(0.2)) this.unanswered.push({ key, remark })
  }
}
