import { withPdf } from '#client/features/editor/pdf/with-pdf.ts'
import type { ImportFault } from '#src/resume/formats/import-reading.ts'
import type { DrawnText } from '#src/resume/formats/pdf-lines.ts'
import { drawnTexts } from './drawn-texts.ts'

/**
 * The texts of a PDF in the order in which they are drawn, read in pdf.js's own thread.
 * @param signal ends that thread
 */
export async function pdfTexts(
  bytes: Uint8Array<ArrayBuffer>,
  signal: AbortSignal,
): Promise<{ texts: DrawnText[] } | { fault: ImportFault }> {
  signal.throwIfAborted()
  try {
    return await withPdf(bytes, drawnTexts, signal)
  } catch (error) {
    if (signal.aborted) return { fault: 'slow' }
    return { fault: error instanceof Error && error.name === 'PasswordException' ? 'locked' : 'broken' }
  }
}
