import { pagesOf, withPdf } from '#client/features/editor/pdf/with-pdf.ts'
import { linesOf } from './lines.ts'

/**
 * Extracts the text of a PDF file page by page, in the order of the file.
 * @throws when the file cannot be read
 */
export function readPdfText(bytes: Uint8Array): Promise<string[]> {
  return withPdf(bytes, async (pdf) => {
    const contents = (await pagesOf(pdf)).map((page) => page.getTextContent())
    return (await Promise.all(contents)).map(({ items }) => linesOf(items))
  })
}
