import type { ResumeDocument } from '#src/resume/document.ts'
import { mergeText } from './text.ts'
import { type Fields, headOf, type Overwritten, sameFields, sameUnit, unitOf, valuesOf } from './units.ts'

type Entry = Fields & { del?: number | undefined }
type Entries<T> = Record<string, T>
/** Overwritten values of `theirs` by address; the fields of one unit are reported together. */
type Lost = Map<string, Overwritten>

/** Fields whose change does not revive an entry that the other side deleted. */
const notContent = new Set(['section', 'pos', 'hidden', 'del'])

/**
 * Three-way merge by entry and field. A field changed on one side takes that value; changed on both to different
 * values, it takes `mine`, the side about to save. Only `body` is merged as text. An edit wins over a deletion. `lost`
 * lists the values of `theirs` that are not in the result.
 */
export function mergeDocuments(
  base: ResumeDocument,
  mine: ResumeDocument,
  theirs: ResumeDocument,
): { document: ResumeDocument; lost: Overwritten[] } {
  const lost: Lost = new Map()
  const sections = mergeEntries('sections', base.sections, mine.sections, theirs.sections, lost)
  const items = mergeEntries('items', base.items, mine.items, theirs.items, lost)
  reviveSections(sections, items, base, mine, theirs)
  // Marks are set by the editor, not typed (`twin/marks.ts`), so overwritten ones are not reported.
  const marks = mergeEntries('marks', base.marks ?? {}, mine.marks ?? {}, theirs.marks ?? {}, new Map())
  const document = {
    ...mergeFields('document', headOf(base), headOf(mine), headOf(theirs), lost),
    basics: mergeFields('basics', base.basics, mine.basics, theirs.basics, lost),
    sections,
    items,
    design: mergeFields('design', base.design, mine.design, theirs.design, lost),
    ...(Object.keys(marks).length > 0 && { marks }),
  }
  return { document, lost: [...lost.values()] }
}

function mergeEntries<T extends Entry>(
  name: string,
  base: Entries<T>,
  mine: Entries<T>,
  theirs: Entries<T>,
  lost: Lost,
): Entries<T> {
  const merged: Entries<T> = {}
  for (const id in { ...base, ...theirs, ...mine }) {
    const entry = mergeEntry(`${name}/${id}`, base[id], mine[id], theirs[id], lost)
    if (entry) merged[id] = entry
  }
  return merged
}

function mergeEntry<T extends Entry>(
  address: string,
  base: T | undefined,
  mine: T | undefined,
  theirs: T | undefined,
  lost: Lost,
): T | undefined {
  if (!mine || !theirs) {
    const kept = mine ?? theirs
    return kept && (!base || !sameFields(base, kept)) ? kept : undefined
  }
  const merged = mergeFields(address, base, mine, theirs, lost)
  if (!base || (mine.del === undefined) === (theirs.del === undefined)) return merged
  const survivor = mine.del === undefined ? mine : theirs
  return base.del === undefined && sameFields(base, survivor, notContent) ? merged : alive(merged)
}

/** Merges every field by the rules of `mergeDocuments`. */
function mergeFields<T extends Fields>(address: string, base: T | undefined, mine: T, theirs: T, lost: Lost): T {
  if (mine === theirs || mine === base) return theirs
  if (theirs === base) return mine
  let merged = { ...theirs }
  for (const field in { ...theirs, ...mine }) {
    const unit = unitOf(field)
    if (sameUnit(unit, mine, theirs) || sameUnit(unit, mine, base)) continue
    const conflict = !sameUnit(unit, theirs, base)
    if (conflict && field === 'body') {
      const text = mergeText(String(base?.body ?? ''), String(mine.body ?? ''), String(theirs.body ?? ''))
      merged = { ...merged, body: text.text }
      if (!text.conflict) continue
    } else if (mine[field] === undefined) delete merged[field]
    else merged[field] = mine[field]
    const values = conflict ? valuesOf(unit, theirs) : undefined
    if (values) lost.set(`${address}.${unit[0]}`, { entry: address, values })
  }
  return merged
}

/** Revives a deleted section if one side has added, edited or moved a visible item in it. */
function reviveSections(
  sections: ResumeDocument['sections'],
  items: ResumeDocument['items'],
  base: ResumeDocument,
  mine: ResumeDocument,
  theirs: ResumeDocument,
): void {
  for (const id in items) {
    const item = items[id]
    if (!item || isGone(item) || !isGone(sections[item.section])) continue
    const section = sections[item.section] ?? mine.sections[item.section] ?? theirs.sections[item.section]
    const isNeeded = [mine, theirs].some((side) => isShown(side, id) && isNews(base.items[id], side.items[id]))
    if (section && isNeeded) sections[item.section] = alive(section)
  }
}

function isShown({ sections, items }: ResumeDocument, id: string): boolean {
  const item = items[id]
  return item !== undefined && !isGone(item) && !isGone(sections[item.section])
}

function isGone(entry: Entry | undefined): boolean {
  return entry === undefined || entry.del !== undefined
}

/** Whether an item has changed since the other side deleted its section, so that the deletion cannot have meant it. */
function isNews(before: Entry | undefined, now: Entry | undefined): boolean {
  if (!before || !now || isGone(before)) return true
  return before.section !== now.section || !sameFields(before, now, notContent)
}

function alive<T extends Entry>({ ...entry }: T): T {
  delete entry.del
  return entry
}
