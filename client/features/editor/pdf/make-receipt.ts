import { MINUTE_MS } from '#src/lib/time.ts'
import { callOnce } from './open-worker.ts'
import type { PdfMaker } from './pdf-worker.ts'
import type { ReceiptText } from './templates/receipt.ts'

/** The time-out in ms; fonts have to be loaded first. */
const TIME_MS = MINUTE_MS

/**
 * Makes the PDF file of a receipt in a web worker.
 * @throws when the fonts cannot be loaded, or it takes too long
 */
export function makeReceipt(receipt: ReceiptText): Promise<Uint8Array<ArrayBuffer>> {
  const worker = new Worker(new URL('./pdf-worker.ts', import.meta.url), { type: 'module' })
  return callOnce<PdfMaker, Uint8Array<ArrayBuffer>>(worker, AbortSignal.timeout(TIME_MS), (maker) =>
    maker.receipt(receipt),
  )
}
