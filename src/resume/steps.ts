import type { ResumeDocument } from './document.ts'
import { readDocument } from './read-document.ts'
import { changedUnits, type Fields, recordsOf, sameFields, sameUnit } from './sync/units.ts'

/** The change of one unit by an edit; undefined fields were, or are, absent. */
type Change = { entry: string; unit: readonly string[]; before: Fields; after: Fields }

/** One undo step. `at` in ms since 1970; edits with the same `label` in quick succession are one step. */
export type Step = { label: string; at: number; changes: Change[] }

/** The undo and redo stacks of this tab, the newest last. */
export type StepLog = { done: readonly Step[]; undone: readonly Step[] }

/** The stacks at the start of a session. */
export const emptyLog: StepLog = { done: [], undone: [] }

const KEPT = 500
/** Continued typing in one field within this time belongs to the same step, in ms. */
const SAME_STEP_MS = 1500

/** Records an edit and clears the redo stack. */
export function noteStep(
  log: StepLog,
  before: ResumeDocument,
  after: ResumeDocument,
  { label, at }: { label: string; at: number },
): StepLog {
  const changes = changesBetween(before, after)
  if (changes.length === 0) return log
  const last = log.done.at(-1)
  const goesOn = label !== '' && last?.label === label && at - last.at <= SAME_STEP_MS && log.undone.length === 0
  const done = goesOn
    ? [...log.done.slice(0, -1), { label, at, changes: joined(last.changes, changes) }]
    : [...log.done, { label, at, changes }]
  return { done: done.slice(-KEPT), undone: [] }
}

/** Undoes the newest step; values that have changed since stay as they are. */
export function undoStep(log: StepLog, document: ResumeDocument): { log: StepLog; document: ResumeDocument } {
  const step = log.done.at(-1)
  if (step === undefined) return { log, document }
  return {
    log: { done: log.done.slice(0, -1), undone: [...log.undone, step] },
    document: applied(document, step.changes, 'after', 'before'),
  }
}

/** Redoes the last undone step; values that have changed since stay as they are. */
export function redoStep(log: StepLog, document: ResumeDocument): { log: StepLog; document: ResumeDocument } {
  const step = log.undone.at(-1)
  if (step === undefined) return { log, document }
  return {
    log: { done: [...log.done, step], undone: log.undone.slice(0, -1) },
    document: applied(document, step.changes, 'before', 'after'),
  }
}

function changesBetween(before: ResumeDocument, after: ResumeDocument): Change[] {
  return (
    changedUnits(before, after)
      // Becoming a twin changes nothing that the résumé says, so it is not undone.
      .filter(({ unit }) => unit[0] !== 'twin')
      .map(({ entry, unit, old, now }) => ({ entry, unit, before: pick(unit, old), after: pick(unit, now) }))
  )
}

function joined(first: readonly Change[], second: readonly Change[]): Change[] {
  const changes = new Map(first.map((change) => [keyOf(change), change]))
  for (const change of second) {
    const earlier = changes.get(keyOf(change))
    changes.set(keyOf(change), earlier ? { ...change, before: earlier.before } : change)
  }
  return [...changes.values()]
}

function applied(
  document: ResumeDocument,
  changes: readonly Change[],
  from: 'before' | 'after',
  to: 'before' | 'after',
): ResumeDocument {
  const records = recordsOf(document)
  const kept = new Set(changes.filter((change) => isKept(change, records, changes, from, to)).map(({ entry }) => entry))
  for (const change of changes) {
    const fields = records.get(change.entry) ?? {}
    if (kept.has(change.entry)) continue
    if (sameUnit(change.unit, fields, change[from])) records.set(change.entry, { ...fields, ...change[to] })
  }
  return rebuilt(document, records)
}

/** Whether undoing would remove an entry that somebody else has edited since; such an entry stays. */
function isKept(
  { entry, unit, ...change }: Change,
  records: Map<string, Fields>,
  changes: readonly Change[],
  from: 'before' | 'after',
  to: 'before' | 'after',
): boolean {
  const identity = identityOf(entry)
  const isWhole = identity !== undefined && unit.includes(identity) && change[to][identity] === undefined
  const left: Fields = Object.assign({}, ...changes.filter((own) => own.entry === entry).map((own) => own[from]))
  return isWhole && !sameFields(records.get(entry) ?? {}, left)
}

/** The field an entry cannot be without; undefined for records every document has. */
function identityOf(entry: string): 'kind' | 'section' | undefined {
  if (entry.startsWith('sections/')) return 'kind'
  return entry.startsWith('items/') ? 'section' : undefined
}

function pick(unit: readonly string[], fields: Fields | undefined): Fields {
  return Object.fromEntries(unit.map((field) => [field, fields?.[field]]))
}

function keyOf({ entry, unit }: Change): string {
  return `${entry}.${unit[0]}`
}

/** Rebuilds a document. An entry without its identifying field was created by the undone step, so it is removed. */
function rebuilt(document: ResumeDocument, records: Map<string, Fields>): ResumeDocument {
  const maps: Record<'sections' | 'items' | 'marks', Record<string, Fields>> = { sections: {}, items: {}, marks: {} }
  for (const [address, fields] of records) {
    const [map, id] = address.split('/')
    if (id === undefined) continue
    if (map === 'sections' && fields.kind !== undefined) maps.sections[id] = defined(fields)
    if (map === 'items' && fields.section !== undefined) maps.items[id] = defined(fields)
    if (map === 'marks' && Object.keys(defined(fields)).length > 0) maps.marks[id] = defined(fields)
  }
  const head = defined(records.get('document') ?? {})
  const basics = defined(records.get('basics') ?? {})
  const design = defined(records.get('design') ?? {})
  const { marks, ...entries } = maps
  const read = readDocument({ ...head, basics, design, ...entries, ...(Object.keys(marks).length > 0 && { marks }) })
  return 'document' in read ? read.document : document
}

function defined(fields: Fields): Fields {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined))
}
