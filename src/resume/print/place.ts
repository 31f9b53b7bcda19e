import type { Design } from '#src/resume/designs/design.ts'
import { ems } from '#src/resume/designs/type.ts'
import type { ResumeLocale } from '#src/resume/document.ts'

/** Where text stands on paper. Lengths in points, as everywhere in this folder. */
export type Column = {
  design: Design
  locale: ResumeLocale
  /** Of the column. */
  width: number
  /** On the coloured panel. */
  onPanel: boolean
  /** In a side column. */
  narrow: boolean
}

export type Tone = 'ink' | 'muted' | 'accent' | 'line'

/** No narrow one. */
const widestFont = { latin: '', eastAsian: '' }
/** Letters of another font than the one that was reckoned with may run this much wider. */
const otherFonts = 1.04
/** A paragraph breaks before the end of its lines. */
const ragged = 1.03

/** Millimetres to points. */
export function millimetres(value: number): number {
  return (value * 72) / 25.4
}

/** The colour of a tone where the text stands, `#rrggbb`. */
export function colourOf({ design: { palette }, onPanel }: Column, tone: Tone): string {
  if (!onPanel) return palette[tone]
  return tone === 'muted' || tone === 'line' ? palette.onPanelMuted : palette.onPanel
}

/** The height of a line of body text. */
export function lineHeight({ design: { type }, locale }: Column): number {
  return type.body * type.leading[locale]
}

/** Words of different kinds stand an em apart. */
export function gap({ locale }: Column): string {
  return locale === 'zh' ? '\u3000' : '\u2003'
}

/** About how wide a text is on one line, in the size of the body unless another is given. */
export function textWidth(text: string, { design }: Column, size = design.type.body): number {
  return ems(text, design.fonts.body) * size * otherFonts
}

/** The same in whatever font a program takes for one it has not got: what must not break is measured with it. */
export function widthInAnyFont(text: string, { design }: Column, size = design.type.body): number {
  return ems(text, widestFont) * size * otherFonts
}

/** About how many lines a text takes in the column. */
export function linesOf(text: string, place: Column, indent = 0): number {
  const { design, width } = place
  return Math.max(1, Math.ceil((ems(text, design.fonts.body) * design.type.body * ragged) / (width - indent)))
}
