import * as z from 'zod/mini'
import type { WechatPerson } from '#src/api/domain/wechat-scene.ts'
import type { Config } from '#src/env.ts'
import { askWechat, type WechatAnswer } from './answer.ts'

export type WechatAccount = Pick<
  NonNullable<Config['wechat']>,
  'appId' | 'appSecret' | 'apiBase' | 'openBase' | 'siteUrl'
>

const openid = z.string().check(z.regex(/^[\w-]{1,64}$/))
const unionId = z.optional(z.string().check(z.maxLength(64)))

const grant = z.object({ access_token: z.string(), openid, unionid: unionId })
const profile = z.object({ openid, nickname: z._default(z.string(), ''), unionid: unionId })

/**
 * Where a phone goes to be identified; WeChat checks the order of the parameters.
 * @see https://developers.weixin.qq.com/doc/offiaccount/OA_Web_Apps/Wechat_webpage_authorization.html
 */
export function authorizeUrl({ openBase, appId, siteUrl }: WechatAccount, sceneId: string): string {
  const query = [
    ['appid', appId],
    ['redirect_uri', `${siteUrl}/wx/oauth`],
    ['response_type', 'code'],
    ['scope', 'snsapi_userinfo'],
    ['state', sceneId],
  ].map(([name, value = '']) => `${name}=${encodeURIComponent(value)}`)
  return `${openBase}/connect/oauth2/authorize?${query.join('&')}#wechat_redirect`
}

/** Who came back with this code. The name is a nicety: without it the sign-in goes on. */
export async function identifyPerson(
  http: typeof fetch,
  account: WechatAccount,
  code: string,
): Promise<WechatAnswer<WechatPerson>> {
  const granted = await askWechat(http, grantRequest(account, code), grant)
  if (!granted.ok) return granted
  const { access_token, openid, unionid } = granted.data
  const named = await askWechat(http, profileRequest(account, access_token, openid), profile)
  const known = named.ok && named.data.openid === openid ? named.data : null
  const person = { openid, unionId: known?.unionid ?? unionid ?? null, nickname: known?.nickname ?? null }
  return { ok: true, data: person }
}

function grantRequest({ apiBase, appId, appSecret }: WechatAccount, code: string): Request {
  const query = new URLSearchParams({ appid: appId, secret: appSecret, code, grant_type: 'authorization_code' })
  return new Request(`${apiBase}/sns/oauth2/access_token?${query}`)
}

function profileRequest({ apiBase }: WechatAccount, accessToken: string, openid: string): Request {
  const query = new URLSearchParams({ access_token: accessToken, openid, lang: 'zh_CN' })
  return new Request(`${apiBase}/sns/userinfo?${query}`)
}
