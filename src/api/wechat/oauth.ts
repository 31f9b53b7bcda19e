import * as z from 'zod/mini'
import type { WechatPerson } from '#src/api/domain/wechat-scene.ts'
import { askWechat, type WechatAnswer } from '#src/lib/wechat-answer.ts'
import { exchangeCode, identifyUrl, openid, unionId, type WechatAccount } from '#src/lib/wechat-oauth.ts'

const profile = z.object({ openid, nickname: z._default(z.string(), ''), unionid: unionId })

/** The address to which a phone is sent to sign in. */
export function authorizeUrl(account: WechatAccount, sceneId: string): string {
  return identifyUrl(account, { path: '/wx/oauth', scope: 'snsapi_userinfo', state: sceneId })
}

/**
 * Identifies the person by the code of a returning phone. The nickname is optional; the sign-in continues without it.
 */
export async function identifyPerson(
  http: typeof fetch,
  account: WechatAccount,
  code: string,
): Promise<WechatAnswer<WechatPerson>> {
  const granted = await exchangeCode(http, account, code)
  if (!granted.ok) return granted
  const { access_token, openid, unionid } = granted.data
  const named = await askWechat(http, profileRequest(account, access_token, openid), profile)
  const known = named.ok && named.data.openid === openid ? named.data : null
  const person = { openid, unionId: known?.unionid ?? unionid ?? null, nickname: known?.nickname ?? null }
  return { ok: true, data: person }
}

function profileRequest({ apiBase }: WechatAccount, accessToken: string, openid: string): Request {
  const query = new URLSearchParams({ access_token: accessToken, openid, lang: 'zh_CN' })
  return new Request(`${apiBase}/sns/userinfo?${query}`)
}
