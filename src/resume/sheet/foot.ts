import type { ResumeDocument } from '#src/resume/document.ts'
import { footerSeparator, type PrintedResume, printedResume } from '#src/resume/print/page.ts'
import { round } from './html.ts'
import { family } from './style.ts'

/** How far the foot is from the text above it, as a share of the margin; the same in the PDF file. */
const aboveEdge = 0.6

/**
 * Name and page number of printed pages, as the custom properties `sheet-print.css` reads; none where the person wants
 * none. They have to be set on the root element of the page.
 */
export function footOf({ design, footer, margin }: PrintedResume): Record<string, string> {
  if (!footer) return {}
  const { name, size, left, right } = footer
  return {
    '--sheet-foot': `${cssString(name && name + footerSeparator)} counter(page) " / " counter(pages)`,
    '--sheet-foot-colour': design.palette.muted,
    '--sheet-foot-font': `${round(size)}pt/1.2 ${family(design.fonts.body)}`,
    '--sheet-foot-up': `${round(-margin.bottom * aboveEdge)}pt`,
    '--sheet-foot-left': `${round(left)}pt`,
    '--sheet-foot-right': `${round(right)}pt`,
  }
}

/** The same as a rule for the root, for a page that has no script to put it there. */
export function footRule(document: ResumeDocument): string {
  const all = Object.entries(footOf(printedResume(document)))
  return `:root{${all.map(([name, value]) => `${name}:${value}`).join(';')}}`
}

/** A text as a string of a style sheet, in an attribute or an element. */
function cssString(text: string): string {
  const safe = text.replace(/["\\<>\p{Cc}]/gu, (sign) => `\\${sign.codePointAt(0)?.toString(16)} `)
  return `"${safe}"`
}
