import { timingSafeEqual } from 'node:crypto'
import { sha1Hex } from '#src/lib/digest.ts'

/**
 * The signature of a push: SHA-1 over the sorted parts.
 * @see https://developers.weixin.qq.com/doc/offiaccount/Basic_Information/Access_Overview.html
 */
export function pushSignature(...parts: string[]): Promise<string> {
  return sha1Hex([...parts].sort().join(''))
}

/** Whether a signature is the expected one, in constant time. */
export function isSameSignature(expected: string, given: string): boolean {
  const [left, right] = [Buffer.from(expected), Buffer.from(given)]
  return left.byteLength === right.byteLength && timingSafeEqual(left, right)
}
