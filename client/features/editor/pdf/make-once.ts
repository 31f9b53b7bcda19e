import type { Remote } from 'comlink'
import { photoAddress } from '#client/features/editor/session/photo-address.ts'
import { MINUTE_MS } from '#src/lib/time.ts'
import type { ResumeDocument } from '#src/resume/document.ts'
import { callOnce } from './open-worker.ts'
import type { PdfMaker } from './pdf-worker.ts'
import type { PairFile } from './render.ts'
import type { ReceiptText } from './templates/receipt.ts'

/**
 * Makes one PDF file of two résumés in a web worker, one after the other.
 * @throws when the fonts cannot be loaded, or it takes too long
 */
export function makePair(first: ResumeDocument, second: ResumeDocument): Promise<PairFile> {
  return makeOnce((maker) => maker.pair([first, second], [photoAddress(first), photoAddress(second)]))
}

/**
 * Makes the PDF file of a receipt in a web worker.
 * @throws when the fonts cannot be loaded, or it takes too long
 */
export function makeReceipt(receipt: ReceiptText): Promise<Uint8Array<ArrayBuffer>> {
  return makeOnce((maker) => maker.receipt(receipt))
}

function makeOnce<T>(make: (maker: Remote<PdfMaker>) => Promise<T>): Promise<T> {
  const worker = new Worker(new URL('./pdf-worker.ts', import.meta.url), { type: 'module' })
  // Fonts have to be loaded first.
  return callOnce<PdfMaker, T>(worker, AbortSignal.timeout(MINUTE_MS), make)
}
