import { CODE_LENGTH } from '#src/contract/index.ts'

/** How long an SMS code is good for. */
export const CODE_LIFE_MS = 5 * 60_000
/** Wrong tries that void a code. */
export const CODE_TRIES = 5
/** Wrong tries per number, place and day, over all codes asked for from there: a new code is no new chance. */
export const CODE_TRIES_PER_DAY = 20
/** Wrong tries from elsewhere than where it was asked for that void it there: whose telephone moves gets along. */
export const STRANGE_TRIES = 2
/** Seconds until the next code may be asked for. */
export const CODE_RESEND_SECONDS = 60

const CODES = 10 ** CODE_LENGTH
const TWO_BYTES = 2 ** 16
/** The largest multiple of `CODES` two bytes hold; what lies above would favour small codes. */
const FAIR_RANGE = TWO_BYTES - (TWO_BYTES % CODES)

/** A verification code, every one equally likely. */
export function newCode(randomBytes: (length: number) => Uint8Array): string {
  for (;;) {
    const [high = 0, low = 0] = randomBytes(2)
    const value = high * 256 + low
    if (value < FAIR_RANGE) return String(value % CODES).padStart(CODE_LENGTH, '0')
  }
}
