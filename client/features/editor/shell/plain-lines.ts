import { formatPeriod } from '#src/resume/dates.ts'
import { itemFields, liveEntries, type ResumeDocument } from '#src/resume/document.ts'
import { itemsIn } from '#src/resume/edits.ts'
import { sectionTitles } from '#src/resume/labels.ts'

const shortFields = itemFields.filter((field) => !['start', 'end', 'body'].includes(field))

/** The words of a résumé line by line, in reading order, to be compared. */
export function plainLines(document: ResumeDocument): string[] {
  const { basics, locale } = document
  const sections = liveEntries(document.sections).flatMap(([id, { kind, title }]) => [
    title || sectionTitles[kind][locale],
    ...itemsIn(document, id).flatMap(([, item]) => [
      [...shortFields.map((field) => item[field]), formatPeriod(item, locale)].filter(Boolean).join(' '),
      ...(item.body ?? '').split('\n'),
    ]),
  ])
  const person = Object.entries(basics).flatMap(([field, value]) => (field.startsWith('photo') ? [] : [String(value)]))
  return [document.title ?? '', ...person, ...sections].map((line) => line.trim()).filter(Boolean)
}
