import type { PDFDocumentProxy } from 'pdfjs-dist'
import type { ImportFault } from '#src/resume/formats/import-reading.ts'
import type { DrawnText } from '#src/resume/formats/pdf-lines.ts'

const mostPages = 30
const mostTexts = 30_000

/** Reads the texts of an open PDF in the order they are drawn, or returns the fault for which it is not read. */
export async function drawnTexts(pdf: PDFDocumentProxy): Promise<{ texts: DrawnText[] } | { fault: ImportFault }> {
  if (pdf.numPages > mostPages) return { fault: 'large' }
  const texts: DrawnText[] = []
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const { items } = await (await pdf.getPage(number)).getTextContent()
    if (texts.length + items.length > mostTexts) return { fault: 'large' }
    for (const item of items) {
      if (!('str' in item)) continue
      const [a, b, , , x, y] = item.transform.map(Number)
      texts.push({
        text: item.str,
        page: number,
        x: x ?? 0,
        y: y ?? 0,
        width: item.width,
        size: Math.hypot(a ?? 0, b ?? 0) || 1,
        font: item.fontName,
      })
    }
  }
  return texts.some(({ text }) => text.trim() !== '') ? { texts } : { fault: 'scan' }
}
