import { liveEntries, type ResumeDocument, type ResumeItem, type ResumeSection } from './document.ts'
import { isUntranslated } from './twin/untranslated.ts'

/** The sections to print, in order. */
export function visibleSections(document: ResumeDocument): [string, ResumeSection][] {
  return liveEntries(document.sections).filter(([, section]) => !section.hidden)
}

/** The items of a section to print, in order; of a twin, not those of which nothing has been translated yet. */
export function visibleItems(document: ResumeDocument, sectionId: string): [string, ResumeItem][] {
  return liveEntries(document.items).filter(
    ([id, item]) => item.section === sectionId && !item.hidden && !isUntranslated(document, id),
  )
}
