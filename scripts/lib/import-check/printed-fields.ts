import { displayAddress } from '#src/resume/address.ts'
import type { ResumeDocument } from '#src/resume/document.ts'
import type { Block } from '#src/resume/markup.ts'
import { viewResume } from '#src/resume/view.ts'

/**
 * What a format cannot hold: bold and its like, the addresses behind links, the order of sections, what kind of section
 * an unusual heading begins.
 */
export type FormatLacks = { emphasis?: true; links?: true; order?: true; kinds?: true }

/** A field of a résumé with what it says, such as `work 1 primary: Acme`. */
export type Field = { name: string; value: string }

/** What is printed of a document, field by field, as far as a format can hold it. */
export function printedFields(document: ResumeDocument, lacks: FormatLacks): Field[] {
  const view = viewResume(document)
  const facts = [...view.contacts, ...view.personal, ...view.wishes]
  const sections = lacks.order ? view.sections.toSorted((a, b) => (a.title < b.title ? -1 : 1)) : view.sections
  return [
    { name: 'name', value: view.name },
    { name: 'headline', value: view.headline },
    ...facts.map(({ field, value }) => ({ name: field, value })),
    ...sections.flatMap(({ kind, title, items }, index) => [
      { name: lacks.order ? 'section' : `section ${index + 1}`, value: lacks.kinds ? title : `${kind}: ${title}` },
      ...items.flatMap((item, at) => {
        const place = `${title} ${at + 1}`
        const heads = (['primary', 'secondary', 'note', 'place', 'period', 'url'] as const).map((part) => ({
          name: `${place} ${part}`,
          value: part === 'url' ? displayAddress(item.url) : item[part],
        }))
        const lines = item.blocks.map((block, line) => ({
          name: `${place} line ${line + 1}`,
          value: lineOf(block, lacks),
        }))
        return [...heads, ...lines]
      }),
    ]),
  ].filter(({ value }) => value !== '')
}

function lineOf({ kind, runs }: Block, lacks: FormatLacks): string {
  const text = runs.map(({ text: words, bold, italic, underline, href }) => {
    const marks = lacks.emphasis ? '' : `${bold ? 'b' : ''}${italic ? 'i' : ''}${underline ? 'u' : ''}`
    const link = lacks.links || !href ? '' : ` → ${href}`
    return marks || link ? `[${marks}:${words}${link}]` : words
  })
  return `${kind === 'paragraph' ? '' : '• '}${text.join('')}`
}
