import { type ItemField, type ResumeDocument, type SectionKind, sectionKinds } from '#src/resume/document.ts'
import { fieldsOfKind } from '#src/resume/fields.ts'

/** A sparse entry: one field alone, or beside its name. */
export type SparseEntry = { what: string; kind: SectionKind; texts: string[] }

/** What stands in a field, and what is printed of it in English. */
function textIn(field: ItemField, mark: string): { value: string; printed: string } {
  if (field === 'start' || field === 'end' || field === 'date') return { value: '2019-03', printed: 'Mar 2019' }
  if (field === 'url') return { value: `https://${mark}.example.com`, printed: `${mark}.example.com` }
  return { value: `say${mark}`, printed: `say${mark}` }
}

/** For every kind of section entries with one field alone, and with that field beside the title. */
export function sparseDocument(): { document: ResumeDocument; entries: SparseEntry[] } {
  const document: ResumeDocument = {
    schema: 1,
    locale: 'en',
    basics: { name: 'Ada' },
    sections: {},
    items: {},
    design: { id: 'ink' },
  }
  const entries: SparseEntry[] = []
  for (const [nth, kind] of sectionKinds.entries()) {
    document.sections[kind] = { kind, title: `Title of ${kind}`, pos: `a${'0123456789ABCDEF'[nth]}` }
    for (const field of fieldsOfKind[kind]) {
      for (const isNamed of [false, true]) {
        const mark = `${nth}x${entries.length}`
        const { value, printed } = textIn(field, mark)
        const named = isNamed && field !== 'title' && fieldsOfKind[kind].includes('title')
        const item = { section: kind, pos: `a${String(entries.length).padStart(4, '0')}`, [field]: value }
        document.items[`${kind}-${field}-${isNamed}`] = named ? { ...item, title: `name${mark}` } : item
        const what = `${kind}: ${field}${named ? ' and a title' : ' alone'}`
        entries.push({ what, kind, texts: named ? [`name${mark}`, printed] : [printed] })
      }
    }
  }
  return { document, entries }
}

/** Which entries are not in a text as often as they should be. */
export function missingIn(text: string, entries: readonly SparseEntry[]): string[] {
  const printed = text.replaceAll(/\s+/g, '')
  const wanted = new Map<string, number>()
  for (const each of entries.flatMap(({ texts }) => texts)) wanted.set(each, (wanted.get(each) ?? 0) + 1)
  return entries
    .filter(({ texts }) =>
      texts.some((each) => printed.split(each.replaceAll(' ', '')).length - 1 < (wanted.get(each) ?? 0)),
    )
    .map(({ what }) => what)
}
