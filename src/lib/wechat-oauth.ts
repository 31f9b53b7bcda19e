import * as z from 'zod/mini'
import { askWechat, type WechatAnswer } from './wechat-answer.ts'

/** An official account as far as it identifies people. */
export type WechatAccount = {
  appId: string
  appSecret: string
  /** Serves `sns/*`. */
  apiBase: string
  /** Serves the pages people see. */
  openBase: string
  /** Our own address, without a slash at the end; WeChat must know its host as web authorisation domain. */
  siteUrl: string
}

/** What a phone is sent for. `snsapi_base` tells the OpenID alone, and does not ask the person. */
export type Identification = { path: string; scope: 'snsapi_base' | 'snsapi_userinfo'; state: string }

/** WeChat's ids of a person: for this account, and over all apps of one owner if it tells. */
export const openid = z.string().check(z.regex(/^[\w-]{1,64}$/))
export const unionId = z.optional(z.string().check(z.maxLength(64)))

const grant = z.object({ access_token: z.string(), openid, unionid: unionId })

/**
 * Where a phone goes to be identified; WeChat checks the order of the parameters.
 * @see https://developers.weixin.qq.com/doc/offiaccount/OA_Web_Apps/Wechat_webpage_authorization.html
 */
export function identifyUrl(
  { openBase, appId, siteUrl }: WechatAccount,
  { path, scope, state }: Identification,
): string {
  const query = [
    ['appid', appId],
    ['redirect_uri', siteUrl + path],
    ['response_type', 'code'],
    ['scope', scope],
    ['state', state],
  ].map(([name, value = '']) => `${name}=${encodeURIComponent(value)}`)
  return `${openBase}/connect/oauth2/authorize?${query.join('&')}#wechat_redirect`
}

/** What the code of a phone that came back is good for, once: at least the person's OpenID. */
export function redeemCode(
  http: typeof fetch,
  { apiBase, appId, appSecret }: WechatAccount,
  code: string,
): Promise<WechatAnswer<z.infer<typeof grant>>> {
  const query = new URLSearchParams({ appid: appId, secret: appSecret, code, grant_type: 'authorization_code' })
  return askWechat(http, new Request(`${apiBase}/sns/oauth2/access_token?${query}`), grant)
}
