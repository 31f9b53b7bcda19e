import { withPdf } from '#client/features/editor/pdf/with-pdf.ts'
import { linesOf } from './lines.ts'

/**
 * Extracts the text of a PDF file page by page, in the order of the file.
 * @throws when the file cannot be read
 */
export function readPdfText(bytes: Uint8Array): Promise<string[]> {
  return withPdf(bytes, async (pdf) => {
    const pages: string[] = []
    for (let number = 1; number <= pdf.numPages; number += 1) {
      const { items } = await (await pdf.getPage(number)).getTextContent()
      pages.push(linesOf(items))
    }
    return pages
  })
}
