import * as z from 'zod/mini'
import type { WechatConfig } from '#src/api/wechat/config.ts'
import type { WechatAccount } from '#src/lib/wechat-oauth.ts'
import { type Deployment, readVariables, refuseSandboxKeys, thirdPartyBase } from './read.ts'

const required = z.string('must be set for this WECHAT_LOGIN_MODE').check(z.minLength(1, 'must not be empty'))

const choice = z.object({
  WECHAT_LOGIN_MODE: z._default(z.enum(['mp_scan', 'h5_oauth', 'off'], 'must be mp_scan, h5_oauth or off'), 'off'),
})

const account = z.object({ SITE_URL: z.url(), WECHAT_APP_ID: required, WECHAT_APP_SECRET: required })

const officialAccount = z.extend(account, {
  WECHAT_PUSH_TOKEN: required.check(z.regex(/^[A-Za-z0-9]{3,32}$/, 'must be 3 to 32 letters and digits')),
  WECHAT_PUSH_AES_KEY: required.check(z.regex(/^[A-Za-z0-9]{43}$/, 'must be 43 letters and digits')),
  WECHAT_CGI_BASE: z.optional(
    z.url().check(z.regex(/^https:\/\/.*[^/]$/, 'must be https, without a slash at the end')),
  ),
})

/**
 * Parses the sign-in with WeChat; `null` when it is not offered.
 * @throws ConfigError naming the variable to change
 */
export function parseWechat(bindings: Record<string, unknown>, deployment: Deployment): WechatConfig | null {
  const { WECHAT_LOGIN_MODE: mode } = readVariables(choice, bindings)
  if (mode === 'off') return null
  if (mode === 'h5_oauth') {
    const env = readVariables(account, bindings)
    return { mode, ...accountOf(env, deployment) }
  }
  const env = readVariables(officialAccount, bindings)
  const common = accountOf(env, deployment)
  return {
    mode,
    ...common,
    cgiBase: env.WECHAT_CGI_BASE ?? common.apiBase,
    pushToken: env.WECHAT_PUSH_TOKEN,
    pushAesKey: env.WECHAT_PUSH_AES_KEY,
  }
}

function accountOf(env: z.infer<typeof account>, deployment: Deployment): WechatAccount {
  refuseSandboxKeys(env, deployment)
  return {
    appId: env.WECHAT_APP_ID,
    appSecret: env.WECHAT_APP_SECRET,
    apiBase: thirdPartyBase('api.weixin.qq.com', deployment),
    openBase: thirdPartyBase('open.weixin.qq.com', deployment),
    siteUrl: env.SITE_URL.replace(/\/$/, ''),
  }
}
