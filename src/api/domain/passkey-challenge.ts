import { createHmac, timingSafeEqual } from 'node:crypto'
import { MINUTE_MS } from '#src/lib/time.ts'
import { newId } from './secrets.ts'

/** How long a challenge is good. */
export const CHALLENGE_LIFE_MS = 10 * MINUTE_MS

const FORM = /^(\d{13,15})\.([\w-]{22})\.([\w-]{43})$/

/** What keys may be: Ed25519, ECDSA on P-256 and RSA, by their COSE numbers. */
export const ALGORITHMS = [-8, -7, -257]

/** What a challenge is for: signing in, or something of one session, by the hash of its token. */
export type ChallengeFor = 'sign-in' | `add ${string}` | `prove ${string}`

/** A challenge that was answered; `id` is used up with it, and needs to be known until `expiresAt`, in ms since 1970. */
export type Answered = { id: string; expiresAt: number }

type Deps = { secret: string; randomBytes: (length: number) => Uint8Array; now: () => number }

/**
 * A new challenge, in base64url as browsers get it: when it ends, its id, and a signature over both and its purpose.
 * Nothing is stored before it is answered, so that looking at a form costs nothing.
 */
export function newChallenge(purpose: ChallengeFor, { secret, randomBytes, now }: Deps): string {
  const text = `${now() + CHALLENGE_LIFE_MS}.${newId(randomBytes)}`
  return Buffer.from(`${text}.${signature(secret, purpose, text).toString('base64url')}`).toString('base64url')
}

/** What an answered challenge is known by, if it was one of ours for that purpose and has time left; else null. */
export function readChallenge(
  challenge: string,
  purpose: ChallengeFor,
  { secret, now }: Omit<Deps, 'randomBytes'>,
): Answered | null {
  const [, until = '', id = '', signed = ''] = FORM.exec(Buffer.from(challenge, 'base64url').toString()) ?? []
  if (signed === '') return null
  const expected = signature(secret, purpose, `${until}.${id}`)
  const isOurs = timingSafeEqual(Buffer.from(signed, 'base64url'), expected)
  return isOurs && Number(until) > now() ? { id, expiresAt: Number(until) } : null
}

function signature(secret: string, purpose: ChallengeFor, text: string): Buffer {
  return createHmac('sha256', secret).update(`passkey|${purpose}|${text}`).digest()
}
