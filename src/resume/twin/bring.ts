import type { BasicsField, ResumeDocument } from '#src/resume/document.ts'
import { liveEntries } from '#src/resume/document.ts'
import {
  type Edit,
  itemsIn,
  orderItems,
  orderSections,
  placeItem,
  placeSection,
  remove,
  setBasics,
  setItem,
  setSection,
} from '#src/resume/edits.ts'
import { withAgreement, withItem, withSection } from './carry.ts'
import type { TwinRow } from './compare.ts'
import { PRESENT, saidIn, type TwinField } from './fields.ts'
import { withMark } from './marks.ts'

/** Copies the twin's value of a field as it is. `at` in ms since 1970. */
export function bringOver(row: TwinField, theirs: ResumeDocument, at: number): Edit {
  return (document) => {
    // An entry that is new here has got its marks already.
    if (row.kind === 'there' && saidIn(theirs, row) !== '') return taken(row, document, theirs)
    return withAgreement(broughtOver(row, document, theirs, at), theirs, row)
  }
}

/** Marks a field as up to date with the twin's present value. */
export function callUpToDate(row: TwinField, theirs: ResumeDocument): Edit {
  return (document) => withAgreement(document, theirs, row)
}

/** Shows the twin's present value beside the field, to be translated. */
export function askTranslation(row: TwinField, theirs: ResumeDocument): Edit {
  return (document) => withMark(document, row.entry, row.field, { other: saidIn(theirs, row) })
}

/** Copies all changes of the twin that need no translation, as one edit. */
export function bringAllOver(rows: readonly TwinRow[], theirs: ResumeDocument, at: number): Edit {
  return (document) => rows.filter(isCarried).reduce((next, row) => bringOver(row, theirs, at)(next), document)
}

/** Whether the twin's change of a field needs no translation. */
export function isCarried({ state, kind }: TwinRow): boolean {
  return state === 'theirs' && kind !== 'text'
}

/** Confirms all translations that have been typed, as one edit. */
export function callAllUpToDate(rows: readonly TwinRow[], theirs: ResumeDocument): Edit {
  return (document) =>
    rows.filter(({ state }) => state === 'typed').reduce((next, row) => callUpToDate(row, theirs)(next), document)
}

function taken({ entry }: TwinField, mine: ResumeDocument, theirs: ResumeDocument): ResumeDocument {
  const id = idOf(entry)
  if (entry.startsWith('sections/')) {
    const items = itemsIn(theirs, id).map(([item]) => item)
    const whole = items.reduce((next, item) => itemTaken(next, theirs, item), mine)
    const isKnown = mine.sections[id] !== undefined
    const next = isKnown ? revived(whole, theirs, `sections/${id}`) : withSection(whole, theirs, id)
    return placedLike(next, liveEntries(theirs.sections), id, liveEntries(next.sections), placeSection)
  }
  return itemTaken(mine, theirs, id)
}

function itemTaken(mine: ResumeDocument, theirs: ResumeDocument, id: string): ResumeDocument {
  const isKnown = mine.items[id] !== undefined
  const next = isKnown ? revived(mine, theirs, `items/${id}`) : withItem(mine, theirs, id)
  const section = theirs.items[id]?.section ?? ''
  return placedLike(next, itemsIn(theirs, section), id, itemsIn(next, section), (item, index) =>
    placeItem(item, section, index),
  )
}

/** Restores what was deleted here. */
function revived(mine: ResumeDocument, theirs: ResumeDocument, entry: `sections/${string}` | `items/${string}`) {
  const id = idOf(entry)
  const back = entry.startsWith('items/') ? setItem(id, { del: undefined }) : setSection(id, { del: undefined })
  return withAgreement(back(mine), theirs, { entry, field: 'there', kind: 'there' })
}

/** Places an entry after the one it follows in the twin. */
function placedLike(
  mine: ResumeDocument,
  theirList: readonly [string, unknown][],
  id: string,
  myList: readonly [string, unknown][],
  place: (id: string, index: number) => Edit,
): ResumeDocument {
  const theirIds = theirList.map(([other]) => other)
  const before = theirIds.slice(0, theirIds.indexOf(id))
  const others = myList.map(([other]) => other).filter((other) => other !== id)
  const last = before.findLast((other) => others.includes(other))
  return place(id, last === undefined ? 0 : others.indexOf(last) + 1)(mine)
}

function broughtOver(row: TwinField, mine: ResumeDocument, theirs: ResumeDocument, at: number): ResumeDocument {
  const { entry, field } = row
  const id = idOf(entry)
  if (entry === 'document') return field === 'design' ? withDesign(mine, theirs) : sectionsOrdered(mine, theirs)
  if (row.entry === 'basics') return setBasics(basicsOver(row.field, theirs))(mine)
  if (field === 'there') return remove(entry.startsWith('items/') ? 'items' : 'sections', id, at)(mine)
  return entry.startsWith('items/') ? itemOver(field, id, mine, theirs) : sectionOver(field, id, mine, theirs)
}

function basicsOver(field: BasicsField, { basics }: ResumeDocument): Partial<ResumeDocument['basics']> {
  return field === 'photo' ? { photo: basics.photo, photoShape: basics.photoShape } : { [field]: basics[field] }
}

function itemOver(field: string, id: string, mine: ResumeDocument, theirs: ResumeDocument): ResumeDocument {
  const item = theirs.items[id]
  if (item === undefined) return mine
  if (field === 'end') {
    const value = saidIn(theirs, { entry: `items/${id}`, field: 'end', kind: 'plain' })
    return setItem(id, { end: item.end, present: value === PRESENT || undefined })(mine)
  }
  if (field === 'section') {
    const moved = setItem(id, { section: item.section, parent: item.parent })(mine)
    return itemTaken(moved, theirs, id)
  }
  return setItem(id, { [field]: Reflect.get(item, field) || undefined })(mine)
}

function sectionOver(field: string, id: string, mine: ResumeDocument, theirs: ResumeDocument): ResumeDocument {
  const section = theirs.sections[id]
  if (section === undefined) return mine
  if (field === 'order') return itemsOrdered(mine, theirs, id)
  if (field === 'title') return setSection(id, { title: section.title })(mine)
  if (field === 'hidden') return setSection(id, { hidden: section.hidden })(mine)
  const { icon, columns, keepTogether, pageBreak } = section
  return setSection(id, { icon, columns, keepTogether, pageBreak })(mine)
}

/** Copies the design of the twin; language-specific settings stay. */
function withDesign(mine: ResumeDocument, theirs: ResumeDocument): ResumeDocument {
  const { dates, page, photoSize } = mine.design
  const { dates: _, page: __, photoSize: ___, ...look } = theirs.design
  const own = { ...(dates && { dates }), ...(page && { page }), ...(photoSize && { photoSize }) }
  return { ...mine, design: { ...look, ...own } }
}

function sectionsOrdered(mine: ResumeDocument, theirs: ResumeDocument): ResumeDocument {
  return orderSections(inOrderOf(liveEntries(theirs.sections), liveEntries(mine.sections)))(mine)
}

function itemsOrdered(mine: ResumeDocument, theirs: ResumeDocument, section: string): ResumeDocument {
  return orderItems(section, inOrderOf(itemsIn(theirs, section), itemsIn(mine, section)))(mine)
}

/** Sorts the ids that both lists have as in the twin's; ids that only this list has stay in place. */
function inOrderOf(theirs: readonly [string, unknown][], mine: readonly [string, unknown][]): string[] {
  const ids = mine.map(([id]) => id)
  const common = theirs.map(([id]) => id).filter((id) => ids.includes(id))
  const inCommon = new Set(common)
  return ids.map((id) => (inCommon.has(id) ? (common.shift() ?? id) : id))
}

function idOf(entry: string): string {
  return entry.slice(entry.indexOf('/') + 1)
}
