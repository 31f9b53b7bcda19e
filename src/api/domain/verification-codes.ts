import { CODE_LENGTH } from '#src/contract/index.ts'
import { MINUTE_MS } from '#src/lib/time.ts'

/** How long a code is valid, in ms. */
export const CODE_LIFE_MS = 5 * MINUTE_MS
/** Wrong tries that void a code. */
export const CODE_TRIES = 5
/** The limit of wrong tries per number, place and day, over all codes sent there: a new code gives no new tries. */
export const CODE_TRIES_PER_DAY = 20
/**
 * How many wrong tries from other addresses than the one that requested a code void it for them. It allows for a phone
 * that changes networks.
 */
export const STRANGE_TRIES = 2

/** A random verification code of up to six digits; all codes are equally likely. */
export function newCode(randomBytes: (length: number) => Uint8Array, length = CODE_LENGTH): string {
  const codes = 10 ** length
  const bytes = Math.ceil(length / 2)
  // Values above the largest multiple would make small codes more likely.
  const fairRange = 256 ** bytes - (256 ** bytes % codes)
  for (;;) {
    const value = randomBytes(bytes).reduce((sum, byte) => sum * 256 + byte, 0)
    if (value < fairRange) return String(value % codes).padStart(length, '0')
  }
}
