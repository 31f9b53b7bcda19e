import type { ResumeDocument, ResumeItem } from '#src/resume/document.ts'
import { SILHOUETTE } from '#src/resume/own-photo.ts'
import { sharedDocument } from '#src/resume/shared.ts'
import { viewResume } from '#src/resume/view.ts'

/** The name of the data in a PDF file. */
export const carriedType = 'QingjianResume'

/** Where the data is in a Word file, and the attribute with the SHA-256 of the text it belongs to. */
export const carriedPart = 'qingjian/resume.xml'

/** Fields that name an entry; some kinds of sections print only some of them. */
const naming = ['title', 'org', 'department', 'role', 'degree', 'score', 'level', 'authors', 'recipient'] as const

/**
 * The printed content of a file as data inside it, so that our own files can be imported without loss. It contains
 * nothing that cannot be read on the paper; the photo is the picture in the file.
 */
export function carriedJson(document: ResumeDocument): string {
  const { basics, sections, items, ...rest } = sharedDocument(document, { hideContacts: false })
  const { photo, ...details } = basics
  const printed = viewResume(document).sections
  const said = new Map(
    printed.flatMap((section) =>
      section.items.map((item) => [item.id, [item.primary, item.secondary, item.note, item.place].join('\n')]),
    ),
  )
  const shownSections = new Set(printed.map(({ id }) => id))
  return JSON.stringify({
    ...rest,
    basics: photo === SILHOUETTE ? basics : details,
    sections: Object.fromEntries(Object.entries(sections).filter(([id]) => shownSections.has(id))),
    items: Object.fromEntries(
      Object.entries(items).flatMap(([id, item]) => {
        const text = said.get(id)
        return text === undefined ? [] : [[id, printedItem(item, text)]]
      }),
    ),
  })
}

function printedItem(item: ResumeItem, text: string): ResumeItem {
  const printed = { ...item }
  for (const field of naming) if (!text.includes(item[field]?.trim() ?? '')) delete printed[field]
  return printed
}
