import { getDocument, type PDFDocumentProxy, PDFWorker } from 'pdfjs-dist'
import pdfWorkerAddress from 'pdfjs-dist/build/pdf.worker.min.mjs?url'

/** Opens a PDF file for as long as something is done with it. The bytes stay whole. @throws what `use` throws */
export async function withPdf<T>(bytes: Uint8Array, use: (pdf: PDFDocumentProxy) => Promise<T>): Promise<T> {
  const port = new Worker(pdfWorkerAddress, { type: 'module' })
  const worker = PDFWorker.create({ port })
  try {
    // pdf.js takes the bytes away; others still need them.
    return await use(await getDocument({ data: bytes.slice(), worker, useWasm: false }).promise)
  } finally {
    worker.destroy()
    port.terminate()
  }
}
