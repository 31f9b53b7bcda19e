import { applyChoice } from '#src/resume/designs/apply.ts'
import { findDesign } from '#src/resume/designs/registry.ts'
import type { ResumeDocument } from '#src/resume/document.ts'
import { papers } from '#src/resume/print/page.ts'
import { millimetres } from '#src/resume/print/place.ts'

/** Fewer lines than these on a last page look like an oversight. */
const fewest = 8

/**
 * About how many lines stand on the last page of several, when they are so few that one page less would be better; null
 * otherwise.
 * @param filled how many pages the text fills
 */
export function loneLines(
  document: ResumeDocument,
  { pages, filled }: { pages: number; filled: number },
): number | null {
  const { type, margin } = applyChoice(findDesign(document.design.id), document.design)
  const { height } = papers[document.design.page ?? 'a4']
  const share = filled - pages + 1
  const room = height - millimetres(margin.top + margin.bottom)
  const lines = Math.max(1, Math.round((share * room) / (type.body * type.leading[document.locale])))
  return pages > 1 && lines < fewest ? lines : null
}
