import { colourOnAccent } from '#src/resume/designs/colours.ts'
import type { Design } from '#src/resume/designs/design.ts'
import { ems } from '#src/resume/designs/type.ts'
import type { ResumeLocale } from '#src/resume/document.ts'

/** A column of text on paper. Lengths in points, as everywhere in this folder. */
export type Column = {
  design: Design
  locale: ResumeLocale
  /** The width of the column. */
  width: number
  /** Whether it is on the coloured panel. */
  onPanel: boolean
  /** Whether it is a side column. */
  narrow: boolean
}

/** `second` is the second accent, `on-accent` what can be read on the first. */
export type Tone = 'ink' | 'muted' | 'accent' | 'second' | 'on-accent' | 'line'

/** An unknown font: its width is estimated as usual, never as that of a narrow font. */
const widestFont = { latin: '', eastAsian: '' }
/** How much wider the letters of a substituted font may be. */
const otherFonts = 1.04
/** Lines break before they are full, by about this factor. */
const ragged = 1.03

/** Converts millimetres to points. */
export function millimetres(value: number): number {
  return (value * 72) / 25.4
}

/** The colour of a tone in this column, `#rrggbb`. */
export function colourOf({ design: { palette }, onPanel }: Column, tone: Tone): string {
  if (tone === 'on-accent') return colourOnAccent(palette)
  if (!onPanel) return tone === 'second' ? (palette.second ?? palette.accent) : palette[tone]
  return tone === 'muted' || tone === 'line' ? palette.onPanelMuted : palette.onPanel
}

/** The height of a line of body text. */
export function lineHeight({ design: { type }, locale }: Column): number {
  return type.body * type.leading[locale]
}

/** The gap between different kinds of text: one em. */
export function gap({ locale }: Column): string {
  return locale === 'zh' ? '\u3000' : '\u2003'
}

/** The estimated width of a text on one line, by default in the body's size. */
export function textWidth(text: string, { design }: Column, size = design.type.body): number {
  return ems(text, design.fonts.body) * size * otherFonts
}

/** The estimated width in whatever font a program may substitute; use it for text that must not break. */
export function widthInAnyFont(text: string, { design }: Column, size = design.type.body): number {
  return ems(text, widestFont) * size * otherFonts
}

/** The estimated number of lines a text takes in the column. */
export function linesOf(text: string, place: Column, indent = 0): number {
  const { design, width } = place
  return Math.max(1, Math.ceil((ems(text, design.fonts.body) * design.type.body * ragged) / (width - indent)))
}
