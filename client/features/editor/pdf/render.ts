import { Font, pdf } from '@react-pdf/renderer'
import type { ResumeDocument } from '#src/resume/document.ts'
import { base64 } from './base64.ts'
import type { FontLibrary } from './fonts/library.ts'
import { splitAtMarks } from './templates/line-breaks.ts'
import { composeResume } from './templates/resume.ts'

export type RenderedPdf = {
  bytes: Uint8Array<ArrayBuffer>
  /** The characters that no font has; □ stands for them. */
  missing: string[]
  pages: number
}

/** What the layout engine is known to keep on the side: a family for every set of characters. */
let registered = ''

/**
 * A résumé as a PDF file. The same document always gives the same bytes. One call at a time: the library keeps its
 * fonts for all.
 * @param photo the photograph as a data address of a JPEG or PNG, or nothing
 * @param onLayout called when the fonts are there and the work begins
 * @throws when a glyph pack cannot be read
 */
export async function renderPdf(
  document: ResumeDocument,
  photo: string,
  library: FontLibrary,
  onLayout?: () => void,
): Promise<RenderedPdf> {
  const first = composeResume(document, photo, new Set())
  const known = await library.cover(first.wanted)
  const { missing } = known
  // Composed again, with □ where signs are missing: rare, and cheap beside the layout.
  const composed = missing.size > 0 ? composeResume(document, photo, missing) : first
  adoptFamily(known.family, known.faces)
  onLayout?.()
  const blob = await pdf(composed.inFamily(known.family)).toBlob()
  return {
    bytes: new Uint8Array(await blob.arrayBuffer()),
    pages: composed.pages(),
    missing: [...missing].sort((a, b) => a - b).map((codePoint) => String.fromCodePoint(codePoint)),
  }
}

function adoptFamily(family: string, faces: Awaited<ReturnType<FontLibrary['cover']>>['faces']): void {
  if (family === registered) return
  Font.registerHyphenationCallback(splitAtMarks)
  Font.register({
    family,
    fonts: faces.map(({ weight, style, file }) => ({
      src: `data:font/ttf;base64,${base64(file)}`,
      fontWeight: weight,
      fontStyle: style,
    })),
  })
  // The family before holds on to its fonts for ever otherwise.
  delete Font.getRegisteredFonts()[registered]
  registered = family
}
