import {
  type ResumeBasics,
  type ResumeDocument,
  type ResumeItem,
  type ResumeSection,
  schemaVersion,
} from '#src/resume/document.ts'
import { firstPositions } from '#src/resume/sync/order.ts'

type SampleItem = Omit<ResumeItem, 'section' | 'pos'>
type SampleSection = Partial<Omit<ResumeSection, 'pos'>> & { kind: ResumeSection['kind']; items: SampleItem[] }

/** A document as nested lists in reading order, without ids and positions. */
export type Sample = {
  locale: ResumeDocument['locale']
  design: string
  /** Letter for the United States; A4 is the default. */
  page?: 'letter'
  /** Spacing and leading with which the last page is well filled; without them, those of the design. */
  fit?: { spacing: number; leading: number }
  basics: ResumeBasics
  sections: SampleSection[]
}

/** Builds a document from lists in reading order; ids come from the kinds, positions from the order. */
export function composeResume({ locale, design, page, fit, basics, sections }: Sample): ResumeDocument {
  const document: ResumeDocument = {
    schema: schemaVersion,
    locale,
    basics,
    sections: {},
    items: {},
    design: { id: design, ...(page && { page }), ...fit },
  }
  const positions = firstPositions(sections.length)
  sections.forEach(({ items, ...section }, index) => {
    const sectionId = document.sections[section.kind] ? `${section.kind}-${index + 1}` : section.kind
    document.sections[sectionId] = { title: '', ...section, pos: positions[index] ?? '' }
    const itemPositions = firstPositions(items.length)
    items.forEach((item, itemIndex) => {
      const pos = itemPositions[itemIndex] ?? ''
      document.items[`${sectionId}-item-${itemIndex + 1}`] = { section: sectionId, pos, ...item }
    })
  })
  return document
}
