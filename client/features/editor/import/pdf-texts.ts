import { getDocument, PDFWorker, VerbosityLevel } from 'pdfjs-dist'
import pdfWorkerAddress from 'pdfjs-dist/build/pdf.worker.min.mjs?url'
import type { ImportFault } from '#src/resume/formats/import-reading.ts'
import type { DrawnText } from '#src/resume/formats/pdf-lines.ts'

const mostPages = 30
const mostTexts = 30_000

/**
 * The texts of a PDF in the order in which they are drawn, read in pdf.js's own thread.
 * @param signal ends that thread
 */
export async function pdfTexts(
  bytes: Uint8Array<ArrayBuffer>,
  signal: AbortSignal,
): Promise<{ texts: DrawnText[] } | { fault: ImportFault }> {
  signal.throwIfAborted()
  const port = new Worker(pdfWorkerAddress, { type: 'module' })
  const worker = PDFWorker.create({ port, verbosity: VerbosityLevel.ERRORS })
  const end = new Promise<{ fault: ImportFault }>((resolve) => {
    signal.addEventListener('abort', () => resolve({ fault: 'slow' }))
  })
  try {
    return await Promise.race([readTexts(bytes, worker), end])
  } catch (error) {
    return { fault: error instanceof Error && error.name === 'PasswordException' ? 'locked' : 'broken' }
  } finally {
    worker.destroy()
    port.terminate()
  }
}

async function readTexts(bytes: Uint8Array<ArrayBuffer>, worker: PDFWorker) {
  const options = { data: bytes, worker, useWasm: false, isEvalSupported: false, verbosity: VerbosityLevel.ERRORS }
  const pdf = await getDocument(options).promise
  if (pdf.numPages > mostPages) return { fault: 'large' as const }
  const texts: DrawnText[] = []
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const { items } = await (await pdf.getPage(number)).getTextContent()
    if (texts.length + items.length > mostTexts) return { fault: 'large' as const }
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
  return texts.some(({ text }) => text.trim() !== '') ? { texts } : { fault: 'scan' as const }
}
