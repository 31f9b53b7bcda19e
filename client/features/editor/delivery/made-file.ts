import type { RenderedPdf } from '#client/features/editor/pdf/render.ts'

/** What is missing from a file: the photo, and characters that no font contains. */
export type Lacks = { photo: boolean; signs: readonly string[] }

/** A file, and what the user must know before saving it. */
export type MadeFile = { file: File; lacks: Lacks }

export const nothing: Lacks = { photo: false, signs: [] }

export function lacksOf({ photoMissing, missing }: Pick<RenderedPdf, 'photoMissing' | 'missing'>): Lacks {
  return { photo: photoMissing, signs: missing }
}
