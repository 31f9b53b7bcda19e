import type { ResumeDocument } from '#src/resume/document.ts'

/** A record of scalar fields; undefined means absent. */
export type Fields = { [field: string]: string | number | boolean | undefined }

/** An overwritten value. `entry`: `document`, `basics`, `design`, `sections/<id>` or `items/<id>`. */
export type Overwritten = { entry: string; values: Fields }

/** Fields that only make sense together are merged together; every other field is a unit of its own. */
const groups = [
  ['section', 'pos'],
  ['end', 'present'],
  ['photo', 'photoShape'],
] as const

const groupOf = new Map<string, readonly string[]>(groups.flatMap((group) => group.map((field) => [field, group])))

/** The fields of the unit that this field belongs to. Of a mark, both values; see `twin/marks.ts`. */
export function unitOf(field: string): readonly string[] {
  if (!field.includes('.')) return groupOf.get(field) ?? [field]
  const other = field.replace(/\.own$/, '')
  return [other, `${other}.own`]
}

/** Whether two records have the same values in these fields. */
export function sameUnit(unit: readonly string[], a: Fields | undefined, b: Fields | undefined): boolean {
  return unit.every((field) => a?.[field] === b?.[field])
}

/** Whether two records have the same values in all fields except some. */
export function sameFields(a: Fields, b: Fields, except?: ReadonlySet<string>): boolean {
  for (const field in { ...a, ...b }) if (a[field] !== b[field] && !except?.has(field)) return false
  return true
}

/**
 * The values of these fields; undefined when none is worth keeping. The time of a deletion is not, since nobody typed
 * it.
 */
export function valuesOf(unit: readonly string[], fields: Fields | undefined): Fields | undefined {
  if (unit[0] === 'del') return undefined
  const values: Fields = {}
  for (const field of unit) {
    const value = fields?.[field]
    if (value !== undefined && value !== '') values[field] = value
  }
  return Object.keys(values).length > 0 ? values : undefined
}

/** The fields of a document outside its records and maps. */
export function headOf({ basics, sections, items, design, marks, ...head }: ResumeDocument) {
  return head
}

/** Every record of fields in a document by its address. */
export function recordsOf(document: ResumeDocument): Map<string, Fields> {
  const records = new Map<string, Fields>([
    ['document', headOf(document)],
    ['basics', document.basics],
    ['design', document.design],
  ])
  for (const id in document.sections) records.set(`sections/${id}`, document.sections[id] ?? {})
  for (const id in document.items) records.set(`items/${id}`, document.items[id] ?? {})
  for (const id in document.marks) records.set(`marks/${id}`, document.marks[id] ?? {})
  return records
}

/** A unit that differs between two documents. `old` and `now` are the records that contain it, if there are any. */
type ChangedUnit = { entry: string; unit: readonly string[]; old: Fields | undefined; now: Fields | undefined }

/** The units that differ between two documents. */
export function changedUnits(before: ResumeDocument, after: ResumeDocument): ChangedUnit[] {
  const [was, is] = [recordsOf(before), recordsOf(after)]
  return [...new Set([...was.keys(), ...is.keys()])].flatMap((entry) => {
    const [old, now] = [was.get(entry), is.get(entry)]
    if (old === now) return []
    const units = new Map(Object.keys({ ...old, ...now }).map((field) => [unitOf(field)[0], unitOf(field)]))
    return [...units.values()].flatMap((unit) => (sameUnit(unit, old, now) ? [] : [{ entry, unit, old, now }]))
  })
}

/** Whether two documents are equal, whatever the order of their keys. */
export function sameDocument(a: ResumeDocument, b: ResumeDocument): boolean {
  if (a === b) return true
  const [left, right] = [recordsOf(a), recordsOf(b)]
  if (left.size !== right.size) return false
  for (const [address, fields] of left) {
    const other = right.get(address)
    if (other === undefined || !sameFields(fields, other)) return false
  }
  return true
}
