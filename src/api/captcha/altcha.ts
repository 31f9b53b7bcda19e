import { createChallenge, extractParams, verifySolution } from 'altcha-lib/v1'
import * as z from 'zod/mini'
import { MINUTE_MS } from '#src/lib/time.ts'
import type { CaptchaDeps, WidgetVerifier } from './verifier.ts'

const LIFE_MS = 10 * MINUTE_MS
/** The largest secret number: finding it takes a phone about a second. */
const MAX_NUMBER = 50_000
const MAX_TOKEN_LENGTH = 2048

const payload = z.object({
  algorithm: z.literal('SHA-256'),
  challenge: z.string(),
  number: z.int(),
  salt: z.string(),
  signature: z.string(),
})

/**
 * Verifies ALTCHA: a proof of work that costs a computer a second. It needs no third party and no action of the user.
 * @see https://altcha.org/docs/v2/proof-of-work-captcha/
 */
export function altchaVerifier({ now, secret, spend }: CaptchaDeps): WidgetVerifier {
  const hmacKey = `altcha|${secret}`
  return {
    async widget(action) {
      const expires = String(Math.floor((now() + LIFE_MS) / 1000))
      const made = await createChallenge({ hmacKey, maxnumber: MAX_NUMBER, params: { action, expires } })
      return { provider: 'altcha', challenge: { ...made, algorithm: 'SHA-256', maxnumber: MAX_NUMBER } }
    },
    async verify({ token, action }) {
      const solution = read(token)
      if (solution === null || !(await verifySolution(solution, hmacKey, false))) return false
      const { expires, action: made } = extractParams(solution)
      const until = Number(expires) * 1000
      return made === action && until > now() && (await spend(solution.challenge, until))
    },
  }
}

function read(token: string): z.infer<typeof payload> | null {
  if (token.length > MAX_TOKEN_LENGTH) return null
  try {
    const parsed = payload.safeParse(JSON.parse(atob(token)))
    return parsed.success ? parsed.data : null
  } catch {
    return null
  }
}
