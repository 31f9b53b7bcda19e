import type { BasicsField, ItemField, ResumeDocument } from '#src/resume/document.ts'
import { fieldsOfKind } from '#src/resume/fields.ts'
import { markOf } from './marks.ts'

/** Fields of an entry that are the same in every language. */
const sameInEntries: ReadonlySet<ItemField> = new Set(['start', 'end', 'date', 'url'])

/** Fields of an entry that contain words, in the order people fill them in. */
export const itemTexts = [...new Set(Object.values(fieldsOfKind).flat())].filter((field) => !sameInEntries.has(field))

/** Personal details that are the same in every language. */
const sameEverywhere: ReadonlySet<BasicsField> = new Set([
  'birth',
  'phone',
  'email',
  'wechat',
  'website',
  'github',
  'linkedin',
  'photo',
])

/** Whether a personal detail contains words. */
export function isBasicsText(field: BasicsField): boolean {
  return !sameEverywhere.has(field)
}

/** Texts without which an entry has no content: dates, places and grades alone are none. */
const naming = ['org', 'title', 'role', 'degree', 'department', 'authors', 'recipient', 'body'] as const

/** The twin's text if the field has not been translated yet; undefined otherwise. */
export function untranslated(document: ResumeDocument, entry: string, field: string): string | undefined {
  const mark = markOf(document, entry, field)
  const isWanted = mark !== undefined && mark.own === undefined && mark.other !== ''
  return isWanted && textOf(document, entry, field).trim() === '' ? mark.other : undefined
}

/** Whether nothing of an entry has been translated yet, so that only its dates could be printed. */
export function isUntranslated(document: ResumeDocument, id: string): boolean {
  const item = document.marks?.[id] && document.items[id]
  if (!item || naming.some((field) => item[field]?.trim())) return false
  return itemTexts.some((field) => untranslated(document, `items/${id}`, field) !== undefined)
}

/** The start of the first text of an entry that is to be translated, or empty. */
export function firstUntranslated(document: ResumeDocument, id: string): string {
  const [first = ''] = itemTexts.flatMap((field) => untranslated(document, `items/${id}`, field) ?? [])
  return first.split('\n')[0] ?? ''
}

/** The fields that are not translated, in the order of entries, without hidden and deleted ones. */
export function untranslatedPlaces(document: ResumeDocument): { entry: string; field: string }[] {
  const found: { entry: string; field: string }[] = []
  const look = (entry: string, field: string) => {
    if (untranslated(document, entry, field) !== undefined) found.push({ entry, field })
  }
  for (const key in document.marks?.basics) if (!key.endsWith('.own')) look('basics', key.slice('basics.'.length))
  for (const [id, section] of Object.entries(document.sections)) if (isShown(section)) look(`sections/${id}`, 'title')
  for (const [id, item] of Object.entries(document.items)) {
    const section = document.sections[item.section]
    if (section && isShown(section) && isShown(item)) for (const field of itemTexts) look(`items/${id}`, field)
  }
  return found
}

function isShown({ hidden, del }: { hidden?: boolean | undefined; del?: number | undefined }): boolean {
  return !hidden && del === undefined
}

function textOf({ basics, sections, items }: ResumeDocument, entry: string, field: string): string {
  const [map, id = ''] = entry.split('/')
  const record: object = (map === 'items' ? items[id] : map === 'sections' ? sections[id] : basics) ?? {}
  const value: unknown = Reflect.get(record, field)
  return typeof value === 'string' ? value : ''
}
