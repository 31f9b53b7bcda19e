/** How long an order can be paid, in ms. */
export const ORDER_LIFE_MS = 15 * 60_000

/** Without letters and digits that are mistaken for one another. */
const ALPHABET = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'
const ORDER_NO_LENGTH = 24

/** Letters and digits, each equally likely: 5 bits apiece. */
export function randomText(length: number, randomBytes: (length: number) => Uint8Array): string {
  return Array.from(randomBytes(length), (byte) => ALPHABET[byte % ALPHABET.length]).join('')
}

/** A new order number nobody can guess: 24 characters every gateway takes. */
export function newOrderNo(randomBytes: (length: number) => Uint8Array): string {
  return randomText(ORDER_NO_LENGTH, randomBytes)
}

/**
 * The number of a refund. It follows from the payment's place in its order and the numbers rejected so far, so that
 * a retry after whatever happened carries the same one.
 */
export function refundNo(orderNo: string, nth: number, failures: number): string {
  return `${orderNo}R${nth}T${failures}`
}

/** The payment and the try a refund number of this order stands for; `null` when it is not one of ours. */
export function parseRefundNo(orderNo: string, text: string): { nth: number; failures: number } | null {
  if (!text.startsWith(orderNo)) return null
  const [, nth, failures] = /^R(\d{1,3})T(\d{1,3})$/.exec(text.slice(orderNo.length)) ?? []
  return nth === undefined ? null : { nth: Number(nth), failures: Number(failures) }
}
