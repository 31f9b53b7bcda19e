import type { ResumeDocument } from '#src/resume/document.ts'
import { type HistoryRow, runLength } from '#src/resume/sync/history.ts'
import { sameDocument } from '#src/resume/sync/units.ts'
import {
  hiddenMarks,
  isAgreement,
  isWord,
  marksOf,
  marksOfFields,
  placeOf,
  type Remark,
  type SyncMark,
} from './marks.ts'

/** The kinds of faults, none of which may occur. */
export const faultKinds = [
  /** Neither in the document nor in the history, though nobody took it out. */
  'lost',
  'doubled',
  /** A word nobody typed. */
  'torn',
  /** A value nobody set. */
  'mixed',
  /** In a deleted entry, though whoever deleted it had not seen it. */
  'unseen',
  /** Only in the history, though nobody else changed that field or text. */
  'undone',
  /** Overwritten by another device, and no history row says so. */
  'unrecorded',
  /** A stored save was answered as if it were not stored, so that its content would be added again. */
  'repeated',
  /** A proposal taken over where its words do not stand, or with more than them changed. */
  'overreached',
  'diverged',
  /** Refused by the schema all clients and the server share. */
  'invalid',
] as const
export type SyncFaultKind = (typeof faultKinds)[number]
export type SyncFault = { kind: SyncFaultKind; what: string }

/** The effect of one edit; it counts only once the device has written it to its journal. */
export type Observation = { typed: SyncMark[]; removed: SyncMark[]; buried: SyncMark[]; places: string[] }

/** The words an edit added, removed and deleted, determined from outside. */
export function observe(before: ResumeDocument, after: ResumeDocument): Observation {
  const [old, now] = [new Set(marksOf(before)), new Set(marksOf(after))]
  const hiddenBefore = new Set(hiddenMarks(before))
  const typed = [...now].filter((mark) => !old.has(mark))
  const removed = [...old].filter((mark) => !now.has(mark))
  // A line moved within a text changes it without a new word.
  const texts = Object.keys(after.items).filter((id) => before.items[id]?.body !== after.items[id]?.body)
  return {
    typed,
    removed,
    buried: hiddenMarks(after).filter((mark) => !hiddenBefore.has(mark)),
    places: [...typed.map(placeOf), ...removed.map(placeOf), ...texts.map((id) => `items/${id}.body`)],
  }
}

/** Records what everybody typed and what the server stored, and finds out at the end whether anything is wrong. */
export class Oracle {
  readonly faults: SyncFault[] = []
  onlyInHistory = 0
  /** Everything that any user ever saw, written to a journal or not. */
  private readonly known: Set<SyncMark>
  /** What must not be lost, with the tab that typed it; the initial document has none. */
  private readonly kept = new Map<SyncMark, string | undefined>()
  /** The tabs that changed each place. */
  private readonly editors = new Map<string, Set<string>>()
  private readonly removed = new Set<SyncMark>()
  private readonly buried = new Set<SyncMark>()
  private readonly history = new Set<SyncMark>()
  private readonly storedSaves = new Set<string>()
  /** How often a proposal was taken over where it did not stand yet. */
  private readonly taken = new Map<string, number>()
  private readonly writers = new Map<string, { journal: string; at: number }>()

  constructor(first: ResumeDocument) {
    this.known = new Set(marksOf(first))
    for (const mark of this.known) this.kept.set(mark, undefined)
  }

  get typed(): number {
    return this.kept.size
  }

  fault(kind: SyncFaultKind, what: string): void {
    this.faults.push({ kind, what })
  }

  /** Records an edit. */
  saw({ typed }: Observation): void {
    for (const mark of typed) this.known.add(mark)
  }

  /** Records that the device has written it to its journal: from now on it must not be lost. */
  wroteDown({ typed, removed, buried, places }: Observation, journal: string): void {
    for (const mark of typed) this.kept.set(mark, journal)
    for (const place of places) {
      const editors = this.editors.get(place)
      if (editors) editors.add(journal)
      else this.editors.set(place, new Set([journal]))
    }
    for (const mark of removed) this.removed.add(mark)
    for (const mark of buried) this.buried.add(mark)
  }

  /** The owner has taken over a proposal. */
  tookOver(before: ResumeDocument, after: ResumeDocument, { place, quote, proposal }: Remark): void {
    const id = place.slice('items/'.length)
    const [was, is] = [before.items[id], after.items[id]]
    const taken = `${place} ${proposal}`
    if (!was?.body?.includes(proposal)) this.taken.set(taken, (this.taken.get(taken) ?? 0) + 1)
    const expected = was?.body?.includes(quote) ? was.body.replace(quote, () => proposal) : null
    const others = { ...after, items: { ...after.items, ...(was && { [id]: was }) } }
    if (expected === null || trimmed(is?.body) !== trimmed(expected) || !sameDocument(before, others))
      this.fault('overreached', `${place} ${quote}`)
  }

  /** Records the answer of the server to a save. */
  answered(mid: string, outcome: 'stored' | 'known' | 'new'): void {
    if (outcome !== 'known' && this.storedSaves.has(mid)) this.fault('repeated', mid)
    if (outcome === 'stored') this.storedSaves.add(mid)
  }

  /** Records that the server has replaced a document, and the history rows it kept. */
  stored(before: ResumeDocument, after: ResumeDocument, rows: HistoryRow[], journal: string, at: number): void {
    for (const mark of rows.flatMap((row) => marksOfFields(row.entry, row.values))) this.history.add(mark)
    const [old, now] = [new Set(marksOf(before)), new Set(marksOf(after))]
    for (const mark of old) {
      if (now.has(mark) || this.history.has(mark) || isAgreement(mark)) continue
      const writer = this.writers.get(writtenAs(mark))
      const ownRun = writer?.journal === journal && at - writer.at < runLength
      if (!ownRun) this.fault('unrecorded', mark)
    }
    for (const mark of now) if (!old.has(mark)) this.writers.set(writtenAs(mark), { journal, at })
  }

  /** Checks everything, once all have saved and pulled. */
  judge(final: ResumeDocument): SyncFault[] {
    const counts = new Map<SyncMark, number>()
    for (const mark of marksOf(final)) {
      counts.set(mark, (counts.get(mark) ?? 0) + 1)
      if (!this.known.has(mark)) this.fault(isWord(mark) ? 'torn' : 'mixed', mark)
    }
    const twice = this.takenTwice()
    for (const [mark, count] of counts) if (count > 1 && !twice.has(mark)) this.fault('doubled', mark)
    for (const mark of hiddenMarks(final)) {
      // Moving an entry is no reason to bring it back.
      if (!mark.includes('.place=') && !this.buried.has(mark) && this.kept.has(mark)) this.fault('unseen', mark)
    }
    for (const [mark, journal] of this.kept) {
      if (counts.has(mark) || this.removed.has(mark)) continue
      this.onlyInHistory += 1
      const editors = [...(this.editors.get(placeOf(mark)) ?? [])]
      if (!this.history.has(mark) && !isAgreement(mark)) this.fault('lost', mark)
      else if (!editors.some((editor) => editor !== journal)) this.fault('undone', mark)
    }
    return this.faults
  }

  /** Words of proposals taken over twice, by tabs that did not know of each other, or around other words. */
  private takenTwice(): Set<SyncMark> {
    const twice = [...this.taken].filter(([, count]) => count > 1).map(([taken]) => taken.split(' '))
    return new Set(twice.flatMap(([place, ...words]) => words.map((word) => `${place}.body=${word}`)))
  }
}

/** A word is written as such, any other value replaces the one before it. */
function writtenAs(mark: SyncMark): string {
  return isWord(mark) ? mark : placeOf(mark)
}

/** A text without the blanks at the ends of its lines, which editing may leave out. */
function trimmed(text = ''): string {
  return text.replace(/[ \t]+$/gm, '')
}
