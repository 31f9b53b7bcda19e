import type { PDFDocumentProxy } from 'pdfjs-dist'
import type { ImportFault } from '#src/resume/formats/import-reading.ts'
import type { DrawnText } from '#src/resume/formats/pdf/drawn.ts'
import { type Operators, withDrawnBullets } from './drawn-dots.ts'

const mostPages = 30
const mostTexts = 30_000

/** Reads the texts of an open PDF in the order they are drawn, or returns the fault for which it is not read. */
export async function drawnTexts(
  pdf: PDFDocumentProxy,
  operators: Operators,
): Promise<{ texts: DrawnText[] } | { fault: ImportFault }> {
  if (pdf.numPages > mostPages) return { fault: 'large' }
  const texts: DrawnText[] = []
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const page = await pdf.getPage(number)
    const { items } = await page.getTextContent()
    if (texts.length + items.length > mostTexts) return { fault: 'large' }
    const own = items.flatMap((item): DrawnText[] => {
      if (!('str' in item)) return []
      const [a, b, , , x, y] = item.transform.map(Number)
      const size = Math.hypot(a ?? 0, b ?? 0) || 1
      return [{ text: item.str, page: number, x: x ?? 0, y: y ?? 0, width: item.width, size, font: item.fontName }]
    })
    texts.push(...withDrawnBullets(own, await page.getOperatorList(), operators))
  }
  return texts.some(({ text }) => text.trim() !== '') ? { texts } : { fault: 'scan' }
}
