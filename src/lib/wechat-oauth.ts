import * as z from 'zod/mini'
import { askWechat, type WechatAnswer } from './wechat-answer.ts'

/** What signing in needs of an official account. */
export type WechatAccount = {
  appId: string
  appSecret: string
  /** The host of `sns/*`. */
  apiBase: string
  /** The host of the pages people see. */
  openBase: string
  /** The address of our site, without a trailing slash. WeChat must know its host as web authorisation domain. */
  siteUrl: string
}

/** A request to identify somebody. `snsapi_base` yields only the OpenID, without asking the person. */
export type Identification = { path: string; scope: 'snsapi_base' | 'snsapi_userinfo'; state: string }

/** WeChat's ids of a person: OpenID for this account, UnionID over all apps of one owner, if WeChat tells it. */
export const openid = z.string().check(z.regex(/^[\w-]{1,64}$/))
export const unionId = z.optional(z.string().check(z.maxLength(64)))

const grant = z.object({ access_token: z.string(), openid, unionid: unionId })

/**
 * The address to which a phone is sent to be identified. WeChat checks the order of the parameters.
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

/** Exchanges the code a phone came back with, which works once, for the person's ids. */
export function exchangeCode(
  http: typeof fetch,
  { apiBase, appId, appSecret }: WechatAccount,
  code: string,
): Promise<WechatAnswer<z.infer<typeof grant>>> {
  const query = new URLSearchParams({ appid: appId, secret: appSecret, code, grant_type: 'authorization_code' })
  return askWechat(http, new Request(`${apiBase}/sns/oauth2/access_token?${query}`), grant)
}
