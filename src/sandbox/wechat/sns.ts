import { type Context, Hono } from 'hono'
import { type SandboxEnv, wechatOf } from '#src/sandbox/bindings.ts'
import { nowOf } from '#src/sandbox/faults.ts'
import { appOf, fits, settingsOf } from '#src/sandbox/settings.ts'
import { type Errcode, refusal } from './errors.ts'
import type { OauthGrant } from './grants.ts'
import { personOf } from './people.ts'

/**
 * `sns/*`: identifies a person who allowed it. Answers have the content type of plain text, as at WeChat.
 * @see https://developers.weixin.qq.com/doc/offiaccount/OA_Web_Apps/Wechat_webpage_authorization.html
 */
export const sns = new Hono<SandboxEnv>()

sns.get('/oauth2/access_token', async (c) => {
  const { appid = '', secret = '', code = '', grant_type = '' } = c.req.query()
  if (appid === '') return refuse(c, 41002)
  const app = appOf(settingsOf(c), appid)
  if (app === undefined) return refuse(c, 40013)
  if (secret === '') return refuse(c, 41004)
  if (!fits(secret, app.appSecret)) return refuse(c, 40125)
  if (code === '') return refuse(c, 41008)
  if (grant_type !== 'authorization_code') return refuse(c, 40002)
  return granted(c, await wechatOf(c).exchangeCode(appid, code, await nowOf(c)))
})

sns.get('/oauth2/refresh_token', async (c) => {
  const { appid, grant_type, refresh_token = '' } = c.req.query()
  if (appOf(settingsOf(c), appid) === undefined) return refuse(c, 40013)
  if (grant_type !== 'refresh_token') return refuse(c, 40002)
  return granted(c, await wechatOf(c).refreshGrant(refresh_token, await nowOf(c)))
})

sns.get('/userinfo', async (c) => {
  const { access_token = '', openid } = c.req.query()
  const grant = await wechatOf(c).grantOf(access_token, await nowOf(c))
  if (typeof grant === 'number') return refuse(c, grant)
  const person = personOf(grant.user, grant.appId)
  if (person.openid !== openid) return refuse(c, 40003)
  if (grant.scope !== 'snsapi_userinfo') return refuse(c, 48001)
  return text(c, {
    openid,
    nickname: person.nickname,
    sex: 0,
    language: '',
    city: '',
    province: '',
    country: '',
    headimgurl: '',
    privilege: [],
    unionid: person.unionid,
  })
})

sns.get('/auth', async (c) => {
  const { access_token = '', openid } = c.req.query()
  const grant = await wechatOf(c).grantOf(access_token, await nowOf(c))
  if (typeof grant === 'number') return refuse(c, grant)
  const isTheirs = personOf(grant.user, grant.appId).openid === openid
  return isTheirs ? text(c, { errcode: 0, errmsg: 'ok' }) : refuse(c, 40003)
})

function granted(c: Context<SandboxEnv>, grant: OauthGrant | Errcode) {
  if (typeof grant === 'number') return refuse(c, grant)
  const { openid, unionid } = personOf(grant.user, grant.appId)
  return text(c, {
    access_token: grant.accessToken,
    expires_in: 7200,
    refresh_token: grant.refreshToken,
    openid,
    scope: grant.scope,
    ...(grant.scope === 'snsapi_userinfo' && { unionid }),
  })
}

function refuse(c: Context<SandboxEnv>, errcode: Errcode) {
  return text(c, refusal(errcode))
}

function text(c: Context<SandboxEnv>, body: object) {
  return c.text(JSON.stringify(body))
}
