import { MINUTE_MS } from '#src/lib/time.ts'
/** How long an order can be paid, in ms. */
export const ORDER_LIFE_MS = 15 * MINUTE_MS

/** Without letters and digits that look alike. */
const ALPHABET = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'
const ORDER_NO_LENGTH = 24

/** One request for a refund of an order's payment. */
export type RefundTry = { nth: number; failures: number; before: number }

/** A random text of letters and digits; 5 bits per character. */
export function randomText(length: number, randomBytes: (length: number) => Uint8Array): string {
  return Array.from(randomBytes(length), (byte) => ALPHABET[byte % ALPHABET.length]).join('')
}

/** A new order number: unguessable, 24 characters that every gateway accepts. */
export function newOrderNo(randomBytes: (length: number) => Uint8Array): string {
  return randomText(ORDER_NO_LENGTH, randomBytes)
}

/**
 * The number of a refund. It is made of the payment's index in its order and of how many numbers were refused, so that
 * every retry uses the same number. If something was refunded `before` by others (in fen), less is asked for, and the
 * number contains that sum too: a number stands for one amount.
 */
export function refundNo(orderNo: string, { nth, failures, before }: RefundTry): string {
  return `${orderNo}R${nth}T${failures}${before === 0 ? '' : `B${before}`}`
}

/** The payment and the try that a refund number belongs to; `null` when it is not one of ours. */
export function parseRefundNo(orderNo: string, text: string): Omit<RefundTry, 'before'> | null {
  if (!text.startsWith(orderNo)) return null
  const [, nth, failures] = /^R(\d{1,3})T(\d{1,3})(?:B\d+)?$/.exec(text.slice(orderNo.length)) ?? []
  return nth === undefined ? null : { nth: Number(nth), failures: Number(failures) }
}
