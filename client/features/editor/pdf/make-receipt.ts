import type { PdfReply, PdfRequest } from './messages.ts'
import type { ReceiptText } from './templates/receipt.ts'

/** Fonts have to come first. */
const TIME_MS = 60_000

/**
 * A receipt as a PDF file, made in a thread of its own.
 * @throws when the fonts cannot be had, or it takes too long
 */
export function makeReceipt(receipt: ReceiptText): Promise<Uint8Array<ArrayBuffer>> {
  const worker = new Worker(new URL('./pdf-worker.ts', import.meta.url), { type: 'module' })
  const made = new Promise<Uint8Array<ArrayBuffer>>((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('The receipt took too long')), TIME_MS)
    worker.addEventListener('error', ({ message }) => reject(new Error(message || 'The worker could not be started')))
    worker.addEventListener('message', ({ data }: MessageEvent<PdfReply>) => {
      if (data.kind === 'layout') return
      clearTimeout(timer)
      if (data.kind === 'done') resolve(data.bytes)
      else reject(new Error(data.reason))
    })
    worker.postMessage({ id: 1, receipt } satisfies PdfRequest)
  })
  return made.finally(() => worker.terminate())
}
