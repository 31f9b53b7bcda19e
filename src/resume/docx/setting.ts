import type { IParagraphOptions, ParagraphChild } from 'docx'
import type { Design } from '#src/resume/designs/design.ts'
import type { ResumeLocale } from '#src/resume/document.ts'
import type { Photo } from './pictures.ts'

/** A paragraph before it is made, so that layouts can still adjust its spacing and its ties. */
export type Spec = Omit<IParagraphOptions, 'text' | 'children'> & { children: ParagraphChild[] }

/** What accumulates while a file is put together. */
export type WordLedger = { links: string[]; lists: number }

/** Where text is being set: the design, the column's width in twips, and whether it stands on the coloured panel. */
export type WordSetting = {
  design: Design
  locale: ResumeLocale
  width: number
  onPanel: boolean
  narrow: boolean
  ledger: WordLedger
  /** The person's photograph, when there is one. */
  photo: Photo | undefined
  /** Its height to its width. */
  photoRatio: number
}

export type WordTone = 'ink' | 'muted' | 'accent' | 'line'

/** Points to twips. */
export function points(value: number): number {
  return Math.round(value * 20)
}

/** Millimetres to twips. */
export function millimetres(value: number): number {
  return Math.round((value * 1440) / 25.4)
}

/** Points to the half-points Word measures type in. */
export function halfPoints(value: number): number {
  return Math.round(value * 2)
}

/** Word writes colours without the hash. */
export function hex(colour: string): string {
  return colour.replace('#', '').toUpperCase()
}

/** The colour of a tone where the text stands. */
export function colourOf({ design: { palette }, onPanel }: WordSetting, tone: WordTone): string {
  if (!onPanel) return hex(palette[tone])
  return hex(tone === 'muted' || tone === 'line' ? palette.onPanelMuted : palette.onPanel)
}

/** An exact line height for a type size, the same in every word processor whatever font it falls back to. */
export function lineOf(size: number, leading: number): { line: number; lineRule: 'exact' } {
  return { line: points(size * leading), lineRule: 'exact' }
}
