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

/** A verification code of so many digits, at most six, every one equally likely. */
export function newCode(randomBytes: (length: number) => Uint8Array, length = CODE_LENGTH): string {
  const codes = 10 ** length
  const bytes = Math.ceil(length / 2)
  // What lies above the largest multiple of them would favour small codes.
  const fairRange = 256 ** bytes - (256 ** bytes % codes)
  for (;;) {
    const value = randomBytes(bytes).reduce((sum, byte) => sum * 256 + byte, 0)
    if (value < fairRange) return String(value % codes).padStart(length, '0')
  }
}
