import { liveEntries, type ResumeDocument } from '#src/resume/document.ts'
import { itemsIn } from '#src/resume/edits.ts'
import { textLines } from '#src/resume/formats/source-line.ts'
import { parseResume } from '#src/resume/formats/text/parse.ts'

/** The sections of a document in their order, each with what its entries say. */
export function sectionsOf(document: ResumeDocument) {
  return liveEntries(document.sections).map(([id, { kind, title }]) => ({
    kind,
    title,
    items: itemsIn(document, id).map(([, { pos, section, ...item }]) => item),
  }))
}

/** What the import makes of the lines of a text. */
export function parsedText(text: string) {
  const document = parseResume(textLines(text))
  return { locale: document.locale, basics: document.basics, sections: sectionsOf(document) }
}
