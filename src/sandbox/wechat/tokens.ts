import { randomBytes } from 'node:crypto'
import type { SyncKvStorage } from '@cloudflare/workers-types'
import { DAY_MS } from '#src/lib/time.ts'
import type { Errcode } from './errors.ts'

/** A token as issued. */
export type IssuedToken = { access_token: string; expires_in: number }

/** Times in ms since 1970. */
type Token = { token: string; issuedAt: number; endsAt: number; revoked: boolean }

const LIFE_MS = 7200_000
/** How long before a token ends the next one is issued; both are valid meanwhile, in ms. */
const OVERLAP_MS = 300_000
const FORCED_A_DAY = 20
const FORCED_GAP_MS = 30_000
/** The longest token to look up; the limit of a storage key is higher. */
const MAX_LENGTH = 512

const TOKEN = 'token:'
const NEWEST = 'newest-token'
const FORCED = 'forced-at'

/**
 * The account's token: the same one until five minutes before its end.
 * @see https://developers.weixin.qq.com/doc/offiaccount/Basic_Information/getStableAccessToken.html
 */
export function stableToken(kv: SyncKvStorage, now: number): IssuedToken {
  const newest = kv.get<Token>(TOKEN + kv.get<string>(NEWEST))
  const isGood = newest !== undefined && !newest.revoked && newest.endsAt - now > OVERLAP_MS
  return isGood ? issued(newest, now) : newToken(kv, now)
}

/** Issues a new token that ends all others; at most 20 times a day, every 30 s. */
export function forcedToken(kv: SyncKvStorage, now: number): IssuedToken | Errcode {
  const recent = (kv.get<number[]>(FORCED) ?? []).filter((at) => at > now - DAY_MS)
  if (recent.length >= FORCED_A_DAY) return 45009
  if (recent.some((at) => at > now - FORCED_GAP_MS)) return 45011
  kv.put(FORCED, [...recent, now])
  for (const [key, token] of [...kv.list<Token>({ prefix: TOKEN })]) kv.put(key, { ...token, revoked: true })
  return newToken(kv, now)
}

/** The error of a token; 0 when it is valid. */
export function tokenError(kv: SyncKvStorage, token: string, now: number): Errcode | 0 {
  if (token === '') return 41001
  const known = kv.get<Token>(TOKEN + token.slice(0, MAX_LENGTH))
  if (known === undefined || known.revoked) return 40001
  return known.endsAt <= now ? 42001 : 0
}

function newToken(kv: SyncKvStorage, now: number): IssuedToken {
  const token = { token: randomBytes(102).toString('base64url'), issuedAt: now, endsAt: now + LIFE_MS, revoked: false }
  kv.put(TOKEN + token.token, token)
  kv.put(NEWEST, token.token)
  return issued(token, now)
}

function issued({ token, endsAt }: Token, now: number): IssuedToken {
  return { access_token: token, expires_in: Math.floor((endsAt - now) / 1000) }
}
