import type { RenderedPdf } from '#client/features/editor/pdf/render.ts'
import { textsOf } from '#src/resume/checks/entries.ts'
import type { ResumeDocument } from '#src/resume/document.ts'
import { blanksIn } from '#src/resume/phrases/blanks.ts'
import { untranslatedPlaces } from '#src/resume/twin/untranslated.ts'

/** What a file lacks: its photo, characters no font has; how many texts are untranslated, how many blanks unfilled. */
export type Lacks = { photo: boolean; signs: readonly string[]; untranslated: number; blanks: number }

/** A file, and what the user must know before saving it. */
export type MadeFile = { file: File; lacks: Lacks }

/** What a file made of a document lacks. */
export function lacksOf(
  document: ResumeDocument,
  { photoMissing = false, missing = [] }: Partial<Pick<RenderedPdf, 'photoMissing' | 'missing'>> = {},
): Lacks {
  return {
    photo: photoMissing,
    signs: missing,
    untranslated: untranslatedPlaces(document).length,
    blanks: textsOf(document).flatMap(({ text }) => blanksIn(text)).length,
  }
}
