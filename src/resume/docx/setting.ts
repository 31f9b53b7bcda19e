import type { IParagraphOptions, ParagraphChild } from 'docx'
import type { PrintedResume } from '#src/resume/print/page.ts'
import type { Column } from '#src/resume/print/place.ts'

/** The description of a paragraph, whose spacing and page breaks layouts can still adjust. */
export type Spec = Omit<IParagraphOptions, 'text' | 'children'> & { children: ParagraphChild[] }

/** What is collected while a file is built: link targets in order, and the number of numbered lists and of dots. */
export type WordLedger = { links: string[]; lists: number; dots: number }

/** A photo in a format Word accepts. */
export type Photo = { type: 'jpg' | 'png'; bytes: Uint8Array }

/** A résumé while its file is built. */
export type WordSheet = {
  printed: PrintedResume
  ledger: WordLedger
  /** The person's photo, if there is one. */
  photo: Photo | undefined
}

/** Where text is set, in points, and the file's ledger. */
export type WordSetting = Column & { ledger: WordLedger }

/** Converts points to twips. */
export function points(value: number): number {
  return Math.round(value * 20)
}

/** Converts points to half-points, Word's unit of type size. */
export function halfPoints(value: number): number {
  return Math.round(value * 2)
}

/** A colour without the hash, as Word writes it. */
export function hex(colour: string): string {
  return colour.replace('#', '').toUpperCase()
}

/** An exact line height for a type size, the same in every word processor and font. */
export function lineOf(size: number, leading: number): { line: number; lineRule: 'exact' } {
  return { line: points(size * leading), lineRule: 'exact' }
}
