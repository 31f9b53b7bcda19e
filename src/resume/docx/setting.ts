import type { IParagraphOptions, ParagraphChild } from 'docx'
import type { Column } from '#src/resume/print/place.ts'

/** A paragraph before it is made, so that layouts can still adjust its spacing and its ties. */
export type Spec = Omit<IParagraphOptions, 'text' | 'children'> & { children: ParagraphChild[] }

/** What accumulates while a file is put together. */
export type WordLedger = { links: string[]; lists: number }

/** Where text is being set, in points, and what the file has gathered. */
export type WordSetting = Column & { ledger: WordLedger }

/** Points to twips. */
export function points(value: number): number {
  return Math.round(value * 20)
}

/** Points to the half-points Word measures type in. */
export function halfPoints(value: number): number {
  return Math.round(value * 2)
}

/** Word writes colours without the hash. */
export function hex(colour: string): string {
  return colour.replace('#', '').toUpperCase()
}

/** An exact line height for a type size, the same in every word processor whatever font it falls back to. */
export function lineOf(size: number, leading: number): { line: number; lineRule: 'exact' } {
  return { line: points(size * leading), lineRule: 'exact' }
}
