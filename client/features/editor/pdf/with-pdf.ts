import { getDocument, type PDFDocumentProxy, PDFWorker, VerbosityLevel } from 'pdfjs-dist'
import pdfWorkerAddress from 'pdfjs-dist/build/pdf.worker.min.mjs?url'

/** How each file is opened. */
export const pdfOptions = { useWasm: false, verbosity: VerbosityLevel.ERRORS }

/** Starts pdf.js's own thread. */
export function startPdfJs() {
  const port = new Worker(pdfWorkerAddress, { type: 'module' })
  return { port, worker: PDFWorker.create({ port, verbosity: VerbosityLevel.ERRORS }) }
}

/**
 * Opens a PDF file for as long as something is done with it. The bytes stay whole.
 * @param limit ends it before
 * @throws what `use` throws, or the reason of `limit`
 */
export async function withPdf<T>(
  bytes: Uint8Array,
  use: (pdf: PDFDocumentProxy) => Promise<T>,
  limit?: AbortSignal,
): Promise<T> {
  const { port, worker } = startPdfJs()
  const ended = new Promise<never>((_, reject) => {
    limit?.addEventListener('abort', () => reject(limit.reason))
  })
  try {
    // pdf.js takes the bytes away; others still need them.
    const opened = getDocument({ data: bytes.slice(), worker, ...pdfOptions }).promise
    return await Promise.race([opened.then(use), ended])
  } finally {
    worker.destroy()
    port.terminate()
  }
}
