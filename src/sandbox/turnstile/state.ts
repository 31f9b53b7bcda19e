import { randomBytes } from 'node:crypto'
import { KvObject } from '#src/sandbox/kv-object.ts'

/** The result of a widget; `fail` and `expired` are for tests. Times in ms since 1970. */
export type Challenge = {
  siteKey: string
  hostname: string
  action: string
  cdata: string
  outcome: 'pass' | 'fail' | 'expired'
}

/** A token and its first use; `usedBy` is the idempotency key of that use, if it had one. */
type Token = Challenge & { at: number; usedBy: string | null | undefined }

/** The result of redeeming a token. */
export type RedeemedToken = { ok: true; challenge: Challenge; at: number } | { ok: false; error: string }

const LIFE_MS = 300_000
const PREFIX = 'token:'

/** The state of Turnstile in one object; every method is atomic. */
export class TurnstileState extends KvObject {
  /** Issues a token for a solved widget. */
  newToken(challenge: Challenge, now: number): string {
    const token = `sandbox.${randomBytes(48).toString('base64url')}`
    const at = challenge.outcome === 'expired' ? now - LIFE_MS : now
    this.kv.put<Token>(PREFIX + token, { ...challenge, at, usedBy: undefined })
    return token
  }

  /** Redeems a token. The same request with the same key gets the same answer. */
  redeem(token: string, key: string | null, now: number): RedeemedToken {
    const known = this.kv.get<Token>(PREFIX + token)
    if (known === undefined || known.outcome === 'fail') return { ok: false, error: 'invalid-input-response' }
    const { at, usedBy, ...challenge } = known
    const isUsed = usedBy !== undefined && (key === null || usedBy !== key)
    if (isUsed || now - at >= LIFE_MS) return { ok: false, error: 'timeout-or-duplicate' }
    this.kv.put<Token>(PREFIX + token, { ...known, usedBy: key })
    return { ok: true, challenge, at }
  }
}
