import type { ResumeDocument } from '#src/resume/document.ts'
import { type Edit, setItem } from '#src/resume/edits.ts'
import { acceptProposal } from '#src/resume/quotes.ts'
import { acceptSave, rememberedSaves, type StoredResume } from '#src/resume/sync/accept.ts'
import { type Adoption, beginAdoption, endAdoption } from '#src/resume/sync/adoption.ts'
import type { journalRow } from '#src/resume/sync/journal.ts'
import { reduceSave, type SaveEvent, type SaveState } from '#src/resume/sync/save-state.ts'
import { type Fields, recordsOf, sameFields } from '#src/resume/sync/units.ts'

import type { Counter } from './edits.ts'
import type { Remark } from './marks.ts'

type Row = ReturnType<typeof journalRow>

/** A mistake, as a wrapper around the product's code; everything else stays real. */
export type SyncMistake = {
  name: string
  server?: typeof acceptSave
  client?: (before: SaveState, event: SaveEvent, after: SaveState) => SaveState
  row?: (row: Row) => Row
  begin?: typeof beginAdoption
  /** `rev` is the revision the account has when it answers. */
  end?: (adoption: Adoption, rev: number) => SaveState
  accept?: (document: ResumeDocument, remark: Remark, proposal: string) => Edit | null
  /** The key a comment is sent again with. */
  remarkKey?: (key: string, count: Counter) => string
}

/** The product without mistakes. */
export const noMistake: SyncMistake = { name: 'none' }

/** Mistakes that were made, or are easily made. A simulation proves nothing unless it notices them. */
export const mistakes: readonly SyncMistake[] = [
  { name: 'server remembers only the last id', server: withSaves((saves) => saves.slice(-1)) },
  { name: 'server remembers 50 ids, no journals', server: withSaves((saves) => saves.slice(-rememberedSaves)) },
  {
    name: 'server ignores the revision',
    server: (stored, save, at) => acceptSave(stored, { ...save, rev: stored.rev }, at),
  },
  {
    name: 'history only in the memory of clients',
    server: (stored, save, at) => ({ ...acceptSave(stored, save, at), history: [] }),
  },
  {
    name: 'history thinned across devices',
    server: (stored, save, at) => {
      const runs = Object.entries(stored.runs).map(([unit, run]) => [unit, { ...run, journal: save.journal }] as const)
      return acceptSave({ ...stored, runs: Object.fromEntries(runs) }, save, at)
    },
  },
  { name: 'save in flight not in the journal', row: (row) => ({ ...row, sent: null }) },
  {
    name: 'new id for every try',
    client: (_, event, after) => (event.type === 'no-reply' ? { ...after, sent: null } : after),
  },
  {
    name: '`applied` not looked at',
    client: (before, event, after) =>
      event.type === 'conflict' ? reduceSave(before, { ...event, applied: false }) : after,
  },
  {
    name: 'own document wins every conflict',
    client: (before, event, after) => (event.type === 'conflict' ? { ...after, doc: before.doc } : after),
  },
  {
    name: 'acknowledgement covers later edits',
    client: (_, event, after) => (event.type === 'acknowledged' ? { ...after, base: after.doc } : after),
  },
  {
    name: 'pulling while a save is in flight',
    client: (before, event, after) =>
      event.type === 'pulled' && before.sent
        ? { ...reduceSave({ ...before, sent: null }, event), sent: before.sent }
        : after,
  },
  { name: 'every text merged by characters', client: afterMerge(mergeValues) },
  { name: 'words may be cut', client: afterMerge(mergeBodies) },
  { name: 'deletion wins over an edit', client: afterMerge(keepDeletions) },
  { name: 'section and position apart', client: afterMerge(splitPlaces) },
  { name: 'deleted section stays deleted', client: afterMerge(keepSectionsDeleted) },
  { name: 'the two values of a twin’s mark apart', client: afterMerge(splitAgreements) },
  { name: 'new key for every try to adopt', begin: (state, mid) => beginAdoption({ ...state, sent: null }, mid) },
  {
    name: 'newer words under the key of an adoption',
    begin: (state, mid) => {
      const { state: begun, creation } = beginAdoption(state, mid)
      return {
        state: { ...begun, sent: { mid: creation.key, doc: state.doc } },
        creation: { ...creation, doc: state.doc },
      }
    },
  },
  {
    name: 'adoption covers later edits',
    end: (adoption) => {
      const state = endAdoption(adoption)
      return { ...state, base: state.doc }
    },
  },
  { name: 'adopted as the newest revision', end: (adoption, rev) => ({ ...endAdoption(adoption), rev }) },
  { name: 'new key for every try to comment', remarkKey: (_, count) => `key-${count()}` },
  { name: 'proposal taken over with all its reader saw', accept: acceptAsSeen },
  { name: 'proposal put in where its words have gone', accept: acceptAnyhow },
  { name: 'proposal put in though it stands there', accept: acceptAgain },
]

function withSaves(forget: (saves: StoredResume['saves']) => StoredResume['saves']): typeof acceptSave {
  return (stored, save, at) => {
    const accepted = acceptSave({ ...stored, saves: forget(stored.saves) }, save, at)
    return { ...accepted, stored: { ...accepted.stored, saves: forget(accepted.stored.saves) } }
  }
}

type Sides = { base: ResumeDocument; mine: ResumeDocument; theirs: ResumeDocument }

/** Changes the result of every merge of a client. */
function afterMerge(spoil: (merged: ResumeDocument, sides: Sides) => ResumeDocument) {
  return (before: SaveState, event: SaveEvent, after: SaveState): SaveState => {
    if (!('doc' in event) || event.type === 'edit' || after.rev === before.rev) return after
    const base = event.type === 'conflict' && event.applied && before.sent ? before.sent.doc : before.base
    return { ...after, doc: spoil(after.doc, { base, mine: before.doc, theirs: event.doc }) }
  }
}

type Items = ResumeDocument['items']

function mapItems(merged: ResumeDocument, change: (item: Items[string], id: string) => Items[string]): ResumeDocument {
  return {
    ...merged,
    items: Object.fromEntries(Object.entries(merged.items).map(([id, item]) => [id, change(item, id)])),
  }
}

function mergeBodies(merged: ResumeDocument, { base, mine, theirs }: Sides): ResumeDocument {
  return mapItems(merged, (item, id) => {
    const body = mixed(base.items[id]?.body, mine.items[id]?.body, theirs.items[id]?.body)
    return body === undefined ? item : { ...item, body }
  })
}

function mergeValues(merged: ResumeDocument, { base, mine, theirs }: Sides): ResumeDocument {
  const [before, own, other] = [recordsOf(base), recordsOf(mine), recordsOf(theirs)]
  const value = (address: string, field: string) => {
    const of = (records: Map<string, Fields>) => {
      const text = records.get(address)?.[field]
      return typeof text === 'string' ? text : undefined
    }
    return mixed(of(before), of(own), of(other))
  }
  const basics = {
    name: value('basics', 'name') ?? merged.basics.name,
    phone: value('basics', 'phone') ?? merged.basics.phone,
  }
  return mapItems({ ...merged, basics: { ...merged.basics, ...basics } }, (item, id) => ({
    ...item,
    title: value(`items/${id}`, 'title') ?? item.title,
    start: value(`items/${id}`, 'start') ?? item.start,
  }))
}

/** Both changes of a text by characters; nothing when one side left it alone or they overlap. */
function mixed(base: string | undefined, mine: string | undefined, theirs: string | undefined): string | undefined {
  if (base === undefined || mine === undefined || theirs === undefined) return undefined
  if (mine === base || theirs === base || mine === theirs) return undefined
  const [own, other] = [change(base, mine), change(base, theirs)]
  const [first, second] = own.start <= other.start ? [own, other] : [other, own]
  if (first.end > second.start) return undefined
  return (
    base.slice(0, first.start) + first.text + base.slice(first.end, second.start) + second.text + base.slice(second.end)
  )
}

function change(base: string, other: string): { start: number; end: number; text: string } {
  const shorter = Math.min(base.length, other.length)
  let start = 0
  while (start < shorter && base[start] === other[start]) start += 1
  let tail = 0
  while (tail < shorter - start && base.at(-1 - tail) === other.at(-1 - tail)) tail += 1
  return { start, end: base.length - tail, text: other.slice(start, other.length - tail) }
}

function keepDeletions(merged: ResumeDocument, { base, mine, theirs }: Sides): ResumeDocument {
  return mapItems(merged, (item, id) => {
    if (base.items[id]?.del !== undefined) return item
    return { ...item, del: mine.items[id]?.del ?? theirs.items[id]?.del }
  })
}

function splitPlaces(merged: ResumeDocument, { base, mine, theirs }: Sides): ResumeDocument {
  return mapItems(merged, (item, id) => {
    const [before, own, other] = [base.items[id], mine.items[id], theirs.items[id]]
    if (!before || !own || !other) return item
    return {
      ...item,
      section: own.section === before.section ? other.section : own.section,
      pos: own.pos === before.pos ? other.pos : own.pos,
    }
  })
}

function keepSectionsDeleted(merged: ResumeDocument, { base, mine, theirs }: Sides): ResumeDocument {
  const sections = Object.entries(merged.sections).map(([id, section]) => {
    const [before, own, other] = [base.sections[id], mine.sections[id], theirs.sections[id]]
    const sameTitle = before && own && other && sameFields({ title: own.title }, { title: other.title })
    if (!sameTitle || before.del !== undefined) return [id, section] as const
    return [id, { ...section, del: own.del ?? other.del }] as const
  })
  return { ...merged, sections: Object.fromEntries(sections) }
}

function splitAgreements(merged: ResumeDocument, { base, mine, theirs }: Sides): ResumeDocument {
  if (merged.marks === undefined) return merged
  const marks = Object.entries(merged.marks).map(([id, values]) => {
    const own = Object.entries({ ...theirs.marks?.[id], ...mine.marks?.[id] }).filter(
      ([field, value]) => field.endsWith('.own') && value !== base.marks?.[id]?.[field],
    )
    return [id, { ...values, ...Object.fromEntries(own) }] as const
  })
  return { ...merged, marks: Object.fromEntries(marks) }
}

function acceptAsSeen(_: ResumeDocument, remark: Remark, proposal: string): Edit | null {
  const { body = '' } = remark.seen.items[idOf(remark)] ?? {}
  return setItem(idOf(remark), { body: body.replace(remark.quote, () => proposal) })
}

function acceptAnyhow(document: ResumeDocument, remark: Remark, proposal: string): Edit | null {
  const { body = '' } = document.items[idOf(remark)] ?? {}
  return acceptProposal(document, remark, proposal) ?? setItem(idOf(remark), { body: `${body}\n${proposal}` })
}

function acceptAgain(document: ResumeDocument, remark: Remark, proposal: string): Edit | null {
  const { body = '' } = document.items[idOf(remark)] ?? {}
  if (!body.includes(remark.quote)) return null
  return setItem(idOf(remark), { body: body.replace(remark.quote, () => proposal) })
}

function idOf({ place }: Remark): string {
  return place.slice('items/'.length)
}
