import { type ResumeDocument, type ResumeLocale, type SectionKind, sectionKinds } from '#src/resume/document.ts'
import { fieldsOfKind } from '#src/resume/fields.ts'

const values = { start: '2019-03', end: '2021-11', date: '2022-05' } as const

/** A document with every section kind, two items each, every field filled with a text of its own. */
export function fullDocument(locale: ResumeLocale): ResumeDocument {
  const document: ResumeDocument = {
    schema: 1,
    locale,
    basics: { name: '欧阳晓 Ouyang', headline: 'All kinds', phone: '138 0000 0000', photo: 'placeholder' },
    sections: {},
    items: {},
    design: { id: 'ink' },
  }
  sectionKinds.forEach((kind, index) => {
    const pos = `a${'0123456789ABCDEF'[index]}`
    document.sections[kind] = { kind, title: `Title of ${kind}`, pos }
    for (const number of [1, 2]) {
      document.items[`${kind}-${number}`] = { section: kind, pos: `a${number}`, ...itemTexts(kind, number) }
    }
  })
  return document
}

/** What must be found in the file, section by section, item by item. */
export function itemTexts(kind: SectionKind, number: number): Record<string, string> {
  return Object.fromEntries(
    fieldsOfKind[kind].map((field) => {
      if (field === 'start' || field === 'end' || field === 'date') return [field, values[field]]
      if (field === 'url') return [field, `${kind}.example.com/${number}`]
      return [field, `${field}${number} 文字 of ${kind}`]
    }),
  )
}
