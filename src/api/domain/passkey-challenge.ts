import { MINUTE_MS } from '#src/lib/time.ts'
import { isHash, keyedHash, newId } from './secrets.ts'

/** How long a challenge is valid, in ms. */
export const CHALLENGE_LIFE_MS = 10 * MINUTE_MS

const FORM = /^(\d{13,15})\.([\w-]{22})\.([\w-]{43})$/

/** The allowed key types by their COSE numbers: Ed25519, ECDSA on P-256 and RSA. */
export const ALGORITHMS = [-8, -7, -257]

/** The purpose of a challenge: signing in, or an action of one session, named by the hash of its token. */
export type ChallengeFor = 'sign-in' | `add ${string}` | `prove ${string}`

/** An answered challenge. `id` must be remembered as used until `expiresAt`, in ms since 1970. */
export type Answered = { id: string; expiresAt: number }

type Deps = { secret: string; randomBytes: (length: number) => Uint8Array; now: () => number }

/**
 * Creates a challenge in base64url, as browsers get it: its expiry, its id, and a signature over both and its purpose.
 * Nothing is stored until it is answered, so that showing a form costs nothing.
 */
export function newChallenge(purpose: ChallengeFor, { secret, randomBytes, now }: Deps): string {
  const text = `${now() + CHALLENGE_LIFE_MS}.${newId(randomBytes)}`
  return Buffer.from(`${text}.${keyedHash(secret, 'passkey', purpose, text)}`).toString('base64url')
}

/** Verifies an answered challenge: ours, for this purpose, and not expired; otherwise null. */
export function readChallenge(
  challenge: string,
  purpose: ChallengeFor,
  { secret, now }: Omit<Deps, 'randomBytes'>,
): Answered | null {
  const [, until = '', id = '', signed = ''] = FORM.exec(Buffer.from(challenge, 'base64url').toString()) ?? []
  if (signed === '') return null
  const isOurs = isHash(signed, keyedHash(secret, 'passkey', purpose, `${until}.${id}`))
  return isOurs && Number(until) > now() ? { id, expiresAt: Number(until) } : null
}
