import type { KVNamespace } from '@cloudflare/workers-types'
import * as z from 'zod/mini'
import { askWechat, type WechatAnswer } from '#src/lib/wechat-answer.ts'

/** The source and the cache of tokens; `now` in ms since 1970. */
export type TokenSource = {
  http: typeof fetch
  now: () => number
  cache: KVNamespace
  cgiBase: string
  appId: string
  appSecret: string
}

/** How long before its end a cached token is replaced, in seconds; by then WeChat issues the next one. */
const MARGIN_S = 300
/** The shortest lifetime of a cache entry, in seconds. */
const MIN_CACHE_S = 60
/** WeChat's codes for an invalid, illegal or expired token. */
const STALE = new Set([40001, 40014, 42001])

const issued = z.object({ access_token: z.string().check(z.minLength(1)), expires_in: z.int() })
const kept = z.object({ token: z.string(), until: z.number() })

/**
 * Makes a call with the account's access token, and retries once with a fresh token if WeChat refuses it. Fetching a
 * token does not invalidate those of other isolates (`stable_token`, not forced).
 */
export async function withAccessToken<T>(
  source: TokenSource,
  call: (token: string) => Promise<WechatAnswer<T>>,
): Promise<WechatAnswer<T>> {
  const token = await currentToken(source)
  if (!token.ok) return token
  const answer = await call(token.data)
  if (answer.ok || answer.errcode === null || !STALE.has(answer.errcode)) return answer
  const fresh = await fetchToken(source)
  return fresh.ok ? call(fresh.data) : fresh
}

async function currentToken(source: TokenSource): Promise<WechatAnswer<string>> {
  const cached = kept.safeParse(await source.cache.get(cacheKey(source), 'json'))
  if (cached.success && cached.data.until > source.now()) return { ok: true, data: cached.data.token }
  return fetchToken(source)
}

/**
 * Fetches a token and caches it.
 * @see https://developers.weixin.qq.com/doc/offiaccount/Basic_Information/getStableAccessToken.html
 */
export async function fetchToken(source: TokenSource): Promise<WechatAnswer<string>> {
  const { http, now, cache, cgiBase, appId, appSecret } = source
  const request = new Request(`${cgiBase}/cgi-bin/stable_token`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      grant_type: 'client_credential',
      appid: appId,
      secret: appSecret,
      force_refresh: false,
    }),
  })
  const answer = await askWechat(http, request, issued)
  if (!answer.ok) return answer
  const { access_token, expires_in } = answer.data
  const life = expires_in - MARGIN_S
  if (life >= MIN_CACHE_S) {
    const entry = { token: access_token, until: now() + life * 1000 }
    await cache.put(cacheKey(source), JSON.stringify(entry), { expirationTtl: life })
  } else {
    await cache.delete(cacheKey(source))
  }
  return { ok: true, data: access_token }
}

function cacheKey({ appId }: TokenSource): string {
  return `wechat:token:1:${appId}`
}
