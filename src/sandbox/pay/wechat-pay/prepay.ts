import { beijing } from '#src/sandbox/pay/beijing.ts'

/** The order behind a prepay id; `at` in ms since 1970. */
export type Prepay = { orderNo: string; at: number }

const FORM = /^wx(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)(\w{6,32})$/

/** Creates a prepay id that contains the time. */
export function newPrepayId(orderNo: string, now: number): string {
  return `wx${beijing(now).replaceAll(/\D/g, '')}${orderNo}`
}

/** Parses a prepay id; null when it is invalid. */
export function readPrepayId(text: string): Prepay | null {
  const [, year, month, day, hour, minute, second, orderNo] = FORM.exec(text) ?? []
  if (orderNo === undefined) return null
  return { orderNo, at: Date.parse(`${year}-${month}-${day}T${hour}:${minute}:${second}+08:00`) }
}
