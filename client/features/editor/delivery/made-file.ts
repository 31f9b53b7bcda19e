import type { RenderedPdf } from '#client/features/editor/pdf/render.ts'
import type { ResumeDocument } from '#src/resume/document.ts'
import { untranslatedPlaces } from '#src/resume/twin/waiting.ts'

/** What is missing from a file: the photo, characters that no font contains, and how many texts of a twin. */
export type Lacks = { photo: boolean; signs: readonly string[]; untranslated: number }

/** A file, and what the user must know before saving it. */
export type MadeFile = { file: File; lacks: Lacks }

/** What a file made of a document lacks. */
export function lacksOf(
  document: ResumeDocument,
  { photoMissing = false, missing = [] }: Partial<Pick<RenderedPdf, 'photoMissing' | 'missing'>> = {},
): Lacks {
  return { photo: photoMissing, signs: missing, untranslated: untranslatedPlaces(document).length }
}
