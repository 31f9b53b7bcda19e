import { callOnce } from './open-worker.ts'
import type { PdfMaker } from './pdf-worker.ts'
import type { ReceiptText } from './templates/receipt.ts'

/** Fonts have to come first. */
const TIME_MS = 60_000

/**
 * A receipt as a PDF file, made in a thread of its own.
 * @throws when the fonts cannot be had, or it takes too long
 */
export function makeReceipt(receipt: ReceiptText): Promise<Uint8Array<ArrayBuffer>> {
  const worker = new Worker(new URL('./pdf-worker.ts', import.meta.url), { type: 'module' })
  return callOnce<PdfMaker, Uint8Array<ArrayBuffer>>(worker, AbortSignal.timeout(TIME_MS), (maker) =>
    maker.receipt(receipt),
  )
}
