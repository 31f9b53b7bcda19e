import { beijing } from '#src/sandbox/pay/beijing.ts'

/** What an order is called between asking for it and paying it; `at` in ms since 1970. */
export type Prepay = { orderNo: string; at: number }

const FORM = /^wx(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)(\w{6,32})$/

/** A name that tells when it was given. */
export function newPrepayId(orderNo: string, now: number): string {
  return `wx${beijing(now).replaceAll(/\D/g, '')}${orderNo}`
}

/** The order of a name; null for what is none. */
export function readPrepayId(text: string): Prepay | null {
  const [, year, month, day, hour, minute, second, orderNo] = FORM.exec(text) ?? []
  if (orderNo === undefined) return null
  return { orderNo, at: Date.parse(`${year}-${month}-${day}T${hour}:${minute}:${second}+08:00`) }
}
