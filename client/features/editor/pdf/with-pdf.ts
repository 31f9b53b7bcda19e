import { getDocument, type PDFDocumentProxy, type PDFPageProxy, PDFWorker, VerbosityLevel, version } from 'pdfjs-dist'
import pdfWorkerAddress from 'pdfjs-dist/build/pdf.worker.min.mjs?url'
import { characterMapsFolder } from './character-maps.ts'

const pdfOptions = {
  useWasm: false,
  verbosity: VerbosityLevel.ERRORS,
  cMapUrl: `/${characterMapsFolder(version)}/`,
}

function startPdfJs() {
  const port = new Worker(pdfWorkerAddress, { type: 'module' })
  return { port, worker: PDFWorker.create({ port, verbosity: VerbosityLevel.ERRORS }) }
}

/**
 * Opens a PDF file while `use` runs. The bytes stay usable.
 * @param limit aborts it
 * @param disableFontFace keeps its fonts out of the page, where nothing of it is drawn
 * @throws what `use` throws, or the reason of `limit`
 */
export async function withPdf<T>(
  bytes: Uint8Array,
  use: (pdf: PDFDocumentProxy) => Promise<T>,
  { limit, disableFontFace = false }: { limit?: AbortSignal; disableFontFace?: boolean } = {},
): Promise<T> {
  limit?.throwIfAborted()
  const { port, worker } = startPdfJs()
  const ended = new Promise<never>((_, reject) => {
    limit?.addEventListener('abort', () => reject(limit.reason))
  })
  try {
    // A copy, because pdf.js takes the bytes over.
    const opened = getDocument({ data: bytes.slice(), worker, disableFontFace, ...pdfOptions }).promise
    return await Promise.race([opened.then(use), ended])
  } finally {
    worker.destroy()
    port.terminate()
  }
}

/** Opens all pages of a PDF file. */
export function pagesOf(pdf: PDFDocumentProxy): Promise<PDFPageProxy[]> {
  return Promise.all(Array.from({ length: pdf.numPages }, (_, index) => pdf.getPage(index + 1)))
}
