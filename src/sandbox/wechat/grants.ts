import { randomBytes } from 'node:crypto'
import type { SyncKvStorage } from '@cloudflare/workers-types'
import { DAY_MS, MINUTE_MS } from '#src/lib/time.ts'
import type { Errcode } from './errors.ts'

export type OauthScope = 'snsapi_base' | 'snsapi_userinfo'

/** What a person has allowed, and to which app. */
export type Allowed = { appId: string; user: string; scope: OauthScope }

/** Times in ms since 1970. */
type Code = Allowed & { endsAt: number; used: boolean }
export type OauthGrant = Allowed & { accessToken: string; refreshToken: string; endsAt: number; refreshEndsAt: number }

const CODE_LIFE_MS = 5 * MINUTE_MS
const GRANT_LIFE_MS = 7200_000
const REFRESH_LIFE_MS = 30 * DAY_MS
/** The longest code or token to look up; the limit of a storage key is higher. */
const MAX_LENGTH = 512

const CODE = 'code:'
const GRANT = 'grant:'
const REFRESH = 'refresh:'

/** Issues a code for the site to exchange; valid once, for five minutes. */
export function newCode(kv: SyncKvStorage, allowed: Allowed, now: number): string {
  const code = `0${randomBytes(24).toString('base64url').replaceAll(/[-_]/g, 'w')}`.slice(0, 32)
  kv.put<Code>(CODE + code, { ...allowed, endsAt: now + CODE_LIFE_MS, used: false })
  return code
}

/** Exchanges a code; valid only for the app it was issued to. */
export function exchangeCode(kv: SyncKvStorage, appId: string, code: string, now: number): OauthGrant | Errcode {
  const known = kv.get<Code>(CODE + code.slice(0, MAX_LENGTH))
  if (known?.appId !== appId) return 40029
  if (known.used) return 40163
  if (known.endsAt <= now) return 42003
  kv.put<Code>(CODE + code, { ...known, used: true })
  const { user, scope } = known
  return keep(kv, { appId, user, scope }, randomBytes(64).toString('base64url'), now, now + REFRESH_LIFE_MS)
}

/** Issues a new access token for the rest of the thirty days. */
export function refreshGrant(kv: SyncKvStorage, refreshToken: string, now: number): OauthGrant | Errcode {
  const grant = kv.get<OauthGrant>(REFRESH + refreshToken.slice(0, MAX_LENGTH))
  if (grant === undefined || grant.refreshEndsAt <= now) return 40030
  const { appId, user, scope } = grant
  return keep(kv, { appId, user, scope }, refreshToken, now, grant.refreshEndsAt)
}

/** The grant behind an access token. */
export function grantOf(kv: SyncKvStorage, accessToken: string, now: number): OauthGrant | Errcode {
  if (accessToken === '') return 41001
  const grant = kv.get<OauthGrant>(GRANT + accessToken.slice(0, MAX_LENGTH))
  if (grant === undefined) return 40001
  return grant.endsAt <= now ? 42001 : grant
}

function keep(
  kv: SyncKvStorage,
  allowed: Allowed,
  refreshToken: string,
  now: number,
  refreshEndsAt: number,
): OauthGrant {
  const accessToken = randomBytes(64).toString('base64url')
  const grant = { ...allowed, accessToken, refreshToken, endsAt: now + GRANT_LIFE_MS, refreshEndsAt }
  kv.put<OauthGrant>(GRANT + accessToken, grant)
  kv.put<OauthGrant>(REFRESH + refreshToken, grant)
  return grant
}
