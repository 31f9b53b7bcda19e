import type { StandIns } from '#client/features/editor/pdf/fonts/library.ts'
import type { Design } from '#src/resume/designs/design.ts'
import type { ResumeLocale } from '#src/resume/document.ts'

/** The faces of the typeface: bold is drawn bold, never thickened. */
export type FaceName = 'regular' | 'bold' | 'italic' | 'boldItalic'

/** The code points of the text that has been set, each face its own. */
export type Ledger = Record<FaceName, Set<number>>

/** The words of it that have to be shaped, each face its own. */
export type WordLedger = Record<FaceName, Set<string>>

/** What can be drawn: code points that no font has, and what is set instead of shaped words, once they are shaped. */
export type Drawable = { missing: ReadonlySet<number>; standIns: StandIns | null }

/** As long as nothing is known of the fonts. */
export const everything: Drawable = { missing: new Set(), standIns: null }

/** Where text is being set. Lengths in points. */
export type Setting = {
  design: Design
  locale: ResumeLocale
  /** Of the column. */
  width: number
  /** Room for text on a page, from the upper to the lower margin. */
  height: number
  /** On the coloured panel. */
  onPanel: boolean
  /** In a side column. */
  narrow: boolean
  /** The reference of the photograph as something that can be drawn: a JPEG or PNG as a data address, or nothing. */
  photo: string
  /** Its height to its width. */
  photoRatio: number
  drawable: Drawable
  ledger: Ledger
  words: WordLedger
}

export type Tone = 'ink' | 'muted' | 'accent' | 'line'

/** Millimetres to points. */
export function millimetres(value: number): number {
  return (value * 72) / 25.4
}

/** The colour of a tone where the text stands. */
export function colourOf({ design: { palette }, onPanel }: Setting, tone: Tone): string {
  if (!onPanel) return palette[tone]
  return tone === 'muted' || tone === 'line' ? palette.onPanelMuted : palette.onPanel
}

/** The height of a line of body text. */
export function lineHeight({ design: { type }, locale }: Setting): number {
  return type.body * type.leading[locale]
}

/** Words of different kinds stand an em apart. */
export function gap({ locale }: Setting): string {
  return locale === 'zh' ? '\u3000' : '\u2003'
}
