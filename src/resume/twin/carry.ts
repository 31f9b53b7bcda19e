import type { BasicsField, ResumeDocument, ResumeItem, ResumeLocale, ResumeSection } from '#src/resume/document.ts'
import { sectionTitles } from '#src/resume/labels.ts'
import { itemThere, itemTwinFields, saidIn, sectionFields, sectionThere, type TwinField } from './fields.ts'
import { withMark } from './marks.ts'
import { itemTexts } from './untranslated.ts'
import { needsTranslation, usualWord } from './words.ts'

/** The other of the two languages. */
export function otherLocale(locale: ResumeLocale): ResumeLocale {
  return locale === 'zh' ? 'en' : 'zh'
}

/** The text in the other language if it needs no translation; undefined otherwise. */
export function carried(text: string, from: ResumeLocale): string | undefined {
  return usualWord(text, from) ?? (needsTranslation(text, from) ? undefined : text)
}

/** Records that what both sides have in a field now says the same. */
export function withAgreement(mine: ResumeDocument, theirs: ResumeDocument, field: TwinField): ResumeDocument {
  const mark = { other: saidIn(theirs, field), own: saidIn(mine, field) }
  return withMark(mine, field.entry, field.field, mark)
}

/** Copies a personal detail of the twin, or marks it as to be translated. */
export function withBasics(
  mine: ResumeDocument,
  theirs: ResumeDocument,
  field: BasicsField,
  value: string | undefined,
) {
  const { [field]: _, ...others } = mine.basics
  const basics = value ? { ...others, [field]: value } : others
  const other = theirs.basics[field] ?? ''
  return withMark({ ...mine, basics }, 'basics', field, { other, own: value })
}

/** Copies a section of the twin without its entries, and marks its texts as to be translated. */
export function withSection(mine: ResumeDocument, theirs: ResumeDocument, id: string): ResumeDocument {
  const section = theirs.sections[id]
  if (section === undefined) return mine
  const { locale } = theirs
  const isUsual = section.title.trim() === '' || section.title.trim() === sectionTitles[section.kind][locale]
  const title = isUsual ? '' : carried(section.title, locale)
  const own: ResumeSection = { ...section, title: title ?? '' }
  const next = { ...mine, sections: { ...mine.sections, [id]: own } }
  return marked(
    next,
    theirs,
    [sectionThere(id), ...sectionFields(id)],
    (field) => field === 'title' && title === undefined,
  )
}

/** Copies an entry of the twin, and marks its texts as to be translated. */
export function withItem(mine: ResumeDocument, theirs: ResumeDocument, id: string): ResumeDocument {
  const item = theirs.items[id]
  if (item === undefined) return mine
  const own: ResumeItem = { ...item }
  delete own.extras
  const open = new Set<string>()
  for (const field of itemTexts) {
    const text = item[field]
    if (!text) continue
    const words = carried(text, theirs.locale)
    if (words === undefined) open.add(field)
    delete own[field]
    if (words !== undefined) own[field] = words
  }
  const next = { ...mine, items: { ...mine.items, [id]: own } }
  return marked(next, theirs, [itemThere(id), ...itemTwinFields(id)], (field) => open.has(field))
}

function marked(
  mine: ResumeDocument,
  theirs: ResumeDocument,
  fields: readonly TwinField[],
  isOpen: (field: string) => boolean,
): ResumeDocument {
  return fields.reduce((next, field) => {
    const [other, own] = [saidIn(theirs, field), saidIn(next, field)]
    if (other === '') return next
    return withMark(next, field.entry, field.field, { other, own: isOpen(field.field) ? undefined : own })
  }, mine)
}
