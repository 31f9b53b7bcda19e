import { getDocument, PDFWorker } from 'pdfjs-dist'
import pdfWorkerAddress from 'pdfjs-dist/build/pdf.worker.min.mjs?url'
import { linesOf } from './lines.ts'

/**
 * The text of a PDF file page by page, in the order in which it stands in the file.
 * @throws when it cannot be read
 */
export async function readFile(bytes: Uint8Array): Promise<string[]> {
  const port = new Worker(pdfWorkerAddress, { type: 'module' })
  const worker = PDFWorker.create({ port })
  try {
    // The reader takes the bytes away; the download needs them.
    const pdf = await getDocument({ data: bytes.slice(), worker, useWasm: false }).promise
    const pages: string[] = []
    for (let number = 1; number <= pdf.numPages; number += 1) {
      const page = await pdf.getPage(number)
      const { items } = await page.getTextContent()
      pages.push(linesOf(items))
    }
    return pages
  } finally {
    worker.destroy()
    port.terminate()
  }
}
