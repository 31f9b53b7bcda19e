import { OPS } from 'pdfjs-dist'
import { withPdf } from '#client/features/editor/pdf/with-pdf.ts'
import type { ImportFault } from '#src/resume/formats/import-reading.ts'
import type { DrawnText } from '#src/resume/formats/pdf/drawn.ts'
import { drawnTexts } from './drawn-texts.ts'

/**
 * Reads the texts of a PDF in the order they are drawn, in pdf.js's own worker.
 * @param signal terminates that worker
 */
export async function pdfTexts(
  bytes: Uint8Array<ArrayBuffer>,
  signal: AbortSignal,
): Promise<{ texts: DrawnText[] } | { fault: ImportFault }> {
  signal.throwIfAborted()
  try {
    return await withPdf(bytes, (pdf) => drawnTexts(pdf, OPS), { limit: signal, disableFontFace: true })
  } catch (error) {
    if (signal.aborted) return { fault: 'slow' }
    return { fault: error instanceof Error && error.name === 'PasswordException' ? 'locked' : 'broken' }
  }
}
