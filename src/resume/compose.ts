import { firstPositions } from '#src/resume/sync/order.ts'
import {
  type ResumeBasics,
  type ResumeDocument,
  type ResumeItem,
  type ResumeSection,
  schemaVersion,
} from './document.ts'

/** An item without its place in a document. */
export type NestedItem = Omit<ResumeItem, 'section' | 'pos'>

/** A section with its items, without its position. */
export type NestedSection = Partial<Omit<ResumeSection, 'pos'>> & { kind: ResumeSection['kind']; items: NestedItem[] }

/** A document as nested lists in reading order, without ids and positions. */
export type NestedResume = {
  locale: ResumeDocument['locale']
  design: string
  /** Letter for the United States; A4 is the default. */
  page?: 'letter'
  /** Spacing and leading with which the last page is well filled; without them, those of the design. */
  fit?: { spacing: number; leading: number }
  basics: ResumeBasics
  sections: NestedSection[]
}

/** Builds a document from lists in reading order; ids come from the kinds, positions from the order. */
export function composeResume({ locale, design, page, fit, basics, sections }: NestedResume): ResumeDocument {
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
