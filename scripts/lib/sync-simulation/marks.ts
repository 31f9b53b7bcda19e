import type { ResumeDocument } from '#src/resume/document.ts'

/**
 * The content of documents as strings to search for: `items/x.title=Lead 4` for a value and `items/x.body=design17` for
 * a word, which is typed once in a schedule. Written without the product's own notion of words and units, so that a
 * mistake in those cannot hide itself.
 */
export type SyncMark = string

/** Words of an entry with a proposal, left by somebody who has the link; `seen` is what they read. */
export type Remark = { place: `items/${string}`; quote: string; proposal: string; seen: ResumeDocument }

/** Words, Han characters and emoji. */
const word = /[A-Za-z0-9%]+|\p{Script=Han}|[\u{1F300}-\u{1F5FF}]/gu

/** Whether a mark is a word of a text. */
export function isWord(mark: SyncMark): boolean {
  return mark.includes('.body=')
}

/**
 * Whether a mark says which value of the twin a field was brought up to date with. Nobody typed it, so no history
 * contains it.
 */
export function isAgreement(mark: SyncMark): boolean {
  return mark.startsWith('marks/')
}

/** The field of a mark, or the fields that belong together. */
export function placeOf(mark: SyncMark): string {
  return mark.slice(0, mark.indexOf('='))
}

/** The marks of a record; fields that belong together make one mark. */
export function marksOfFields(address: string, fields: Readonly<Record<string, unknown>>): SyncMark[] {
  if (address.startsWith('marks/')) return marksOfTwin(address, fields)
  const marks: SyncMark[] = []
  for (const field in fields) {
    const value = fields[field]
    if (value === undefined || value === '' || field === 'del') continue
    if (field === 'body') marks.push(...(String(value).match(word) ?? []).map((found) => `${address}.body=${found}`))
    else if (field === 'section' || (field === 'pos' && fields.section === undefined)) {
      marks.push(`${address}.place=${fields.section} ${fields.pos}`)
    } else if (field === 'end' || (field === 'present' && !fields.end)) {
      marks.push(`${address}.ending=${fields.end} ${fields.present}`)
    } else if (field !== 'pos' && field !== 'present') marks.push(`${address}.${field}=${value}`)
  }
  return marks
}

/** The values of the twin and of the document belong together here. */
function marksOfTwin(address: string, fields: Readonly<Record<string, unknown>>): SyncMark[] {
  return Object.keys(fields)
    .filter((field) => fields[field] !== undefined && !field.endsWith('.own'))
    .map((field) => `${address}.${field}=${fields[field]} ${fields[`${field}.own`] ?? ''}`)
}

/** Cached: records are never changed in place, and an edit leaves most of them alone. */
const seen = new WeakMap<object, SyncMark[]>()

function marksOfRecord(address: string, record: Readonly<Record<string, unknown>> | undefined): SyncMark[] {
  if (!record) return []
  const known = seen.get(record)
  if (known) return known
  const marks = marksOfFields(address, record)
  seen.set(record, marks)
  return marks
}

/** The marks of a document, deleted entries included. A word that stands there twice comes twice. */
export function marksOf(document: ResumeDocument): SyncMark[] {
  const marks = [...marksOfRecord('basics', document.basics), ...marksOfRecord('design', document.design)]
  for (const id in document.sections) marks.push(...marksOfRecord(`sections/${id}`, document.sections[id]))
  for (const id in document.items) marks.push(...marksOfRecord(`items/${id}`, document.items[id]))
  for (const id in document.marks) marks.push(...marksOfRecord(`marks/${id}`, document.marks[id]))
  return marks
}

/** The marks in deleted items, in items of deleted sections, and of deleted sections. */
export function hiddenMarks({ sections, items }: ResumeDocument): SyncMark[] {
  const marks: SyncMark[] = []
  const isGone = (id: string) => sections[id]?.del !== undefined || !sections[id]
  for (const id in sections) if (isGone(id)) marks.push(...marksOfRecord(`sections/${id}`, sections[id]))
  for (const [id, item] of Object.entries(items)) {
    if (item.del !== undefined || isGone(item.section)) marks.push(...marksOfRecord(`items/${id}`, item))
  }
  return marks
}
