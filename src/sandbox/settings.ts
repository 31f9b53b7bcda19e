import type { Context } from 'hono'
import * as z from 'zod/mini'
import type { SandboxEnv } from './bindings.ts'

/** A variable that is empty unless it is set. */
export const text = z._default(z.string(), '')

const variables = z.object({
  SITE_URL: z._default(z.url(), 'http://localhost:8787'),
  WECHAT_APP_ID: text,
  WECHAT_APP_SECRET: text,
  WECHAT_PUSH_TOKEN: text,
  WECHAT_PUSH_AES_KEY: text,
  ALIYUN_ACCESS_KEY_ID: text,
  ALIYUN_ACCESS_KEY_SECRET: text,
  TENCENT_SECRET_ID: text,
  TENCENT_SECRET_KEY: text,
  TENCENT_SMS_APP_ID: text,
  RESEND_API_KEY: text,
  SMS_SIGN_NAME: text,
  SMS_TEMPLATE_REGISTER: text,
  SMS_TEMPLATE_RESET: text,
  TURNSTILE_SITE_KEY: text,
  TURNSTILE_SECRET: text,
  WECHAT_PAY_APP_ID: text,
  WECHAT_PAY_APP_SECRET: text,
})

/** An official account at WeChat. */
export type SandboxWechatAccount = {
  appId: string
  appSecret: string
  pushToken: string
  aesKey: string
  siteUrl: string
}

/** An app that may ask WeChat for people's ids. */
export type WechatApp = { appId: string; appSecret: string }

/** The signature and templates that both SMS providers have approved. */
export type Approved = { signName: string; templates: ReadonlyMap<string, string> }

/**
 * The site and its accounts at third parties. An account that is not configured has empty keys, which match nothing.
 */
export type Settings = {
  siteUrl: string
  wechat: SandboxWechatAccount
  /** The official account, and the app that receives payments if that is another one. */
  wechatApps: readonly WechatApp[]
  aliyun: { accessKeyId: string; accessKeySecret: string }
  tencent: { secretId: string; secretKey: string; appId: string }
  resendKey: string
  approved: Approved
  turnstile: { siteKey: string; secret: string }
}

/** Reads the variables, which the site shares. */
export function settingsOf(c: Context<SandboxEnv>): Settings {
  const env = variables.parse(c.env)
  const siteUrl = env.SITE_URL.replace(/\/$/, '')
  return {
    siteUrl,
    wechat: {
      appId: env.WECHAT_APP_ID,
      appSecret: env.WECHAT_APP_SECRET,
      pushToken: env.WECHAT_PUSH_TOKEN,
      aesKey: env.WECHAT_PUSH_AES_KEY,
      siteUrl,
    },
    wechatApps: [
      { appId: env.WECHAT_APP_ID, appSecret: env.WECHAT_APP_SECRET },
      { appId: env.WECHAT_PAY_APP_ID, appSecret: env.WECHAT_PAY_APP_SECRET },
    ],
    aliyun: { accessKeyId: env.ALIYUN_ACCESS_KEY_ID, accessKeySecret: env.ALIYUN_ACCESS_KEY_SECRET },
    tencent: { secretId: env.TENCENT_SECRET_ID, secretKey: env.TENCENT_SECRET_KEY, appId: env.TENCENT_SMS_APP_ID },
    resendKey: env.RESEND_API_KEY,
    approved: {
      signName: env.SMS_SIGN_NAME,
      templates: new Map([
        [env.SMS_TEMPLATE_REGISTER, 'register'],
        [env.SMS_TEMPLATE_RESET, 'reset'],
      ]),
    },
    turnstile: { siteKey: env.TURNSTILE_SITE_KEY, secret: env.TURNSTILE_SECRET },
  }
}

/** Finds an app by its id; undefined for unknown ones. */
export function appOf({ wechatApps }: Settings, appId: string | undefined): WechatApp | undefined {
  return wechatApps.find((app) => fits(appId, app.appId))
}

/** Whether an address is one of the site's. */
export function isOnSite(address: string, { siteUrl }: Pick<Settings, 'siteUrl'>): boolean {
  return URL.canParse(address) && new URL(address).origin === new URL(siteUrl).origin
}

/** Whether a given key is right; an empty key never is. */
export function fits(given: string | undefined, key: string): boolean {
  return key !== '' && given === key
}
