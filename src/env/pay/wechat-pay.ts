import * as z from 'zod/mini'
import type { WechatPayConfig } from '#src/api/pay/wechat-pay/config.ts'
import { type Deployment, readVariables, refuseSandboxKeys, thirdPartyBase } from '#src/env/read.ts'
import type { WechatAccount } from '#src/lib/wechat-oauth.ts'
import { bare, isMeant, key, type PayVariables, products, required } from './merchant.ts'

const merchant = z.object({
  WECHAT_PAY_APP_ID: required,
  WECHAT_PAY_MCH_ID: required.check(z.regex(/^\d{1,32}$/, 'must be digits')),
  WECHAT_PAY_SERIAL_NO: required.check(z.regex(/^[0-9A-Fa-f]{1,40}$/, 'must be hexadecimal')),
  WECHAT_PAY_PRIVATE_KEY: key,
  WECHAT_PAY_API_V3_KEY: required.check(z.regex(/^[0-9A-Za-z]{32}$/, 'must be 32 letters and digits')),
  WECHAT_PAY_PUBLIC_KEYS: required.check(
    z.regex(/^\w+=[A-Za-z0-9+/=]+(,\w+=[A-Za-z0-9+/=]+)*$/, 'must be ID=BASE64, comma-separated'),
  ),
  WECHAT_PAY_PRODUCTS: z._default(products('native', 'h5', 'jsapi'), ['native', 'h5']),
})

const officialAccount = z.object({ WECHAT_PAY_APP_SECRET: required })

/** The variables of WeChat Pay. */
export const wechatPay: PayVariables<WechatPayConfig> = {
  prefix: 'WECHAT_PAY_',
  secrets: {
    WECHAT_PAY_PRIVATE_KEY: {
      purpose: "signs what is sent to WeChat Pay: the merchant's apiclient_key.pem",
      form: 'key',
    },
    WECHAT_PAY_API_V3_KEY: { purpose: 'opens callbacks of WeChat Pay: the APIv3 key set there', form: 32 },
    WECHAT_PAY_APP_SECRET: { purpose: 'pays inside WeChat: the AppSecret of WECHAT_PAY_APP_ID', form: 32 },
  },
  parse,
}

function parse(bindings: Record<string, unknown>, deployment: Deployment, siteUrl: string): WechatPayConfig | null {
  if (!isMeant(merchant, bindings)) return null
  const env = readVariables(merchant, bindings)
  refuseSandboxKeys(env, deployment)
  return {
    baseUrl: thirdPartyBase('api.mch.weixin.qq.com', deployment),
    appId: env.WECHAT_PAY_APP_ID,
    merchantId: env.WECHAT_PAY_MCH_ID,
    serialNo: env.WECHAT_PAY_SERIAL_NO,
    privateKey: bare(env.WECHAT_PAY_PRIVATE_KEY),
    apiV3Key: env.WECHAT_PAY_API_V3_KEY,
    publicKeys: new Map(env.WECHAT_PAY_PUBLIC_KEYS.split(',').map(idAndKey)),
    notifyUrl: `${siteUrl}/pay/notify/wechat`,
    onPhone: env.WECHAT_PAY_PRODUCTS.includes('h5'),
    inWechat: env.WECHAT_PAY_PRODUCTS.includes('jsapi')
      ? wechatAccount(env.WECHAT_PAY_APP_ID, bindings, deployment, siteUrl)
      : null,
  }
}

function wechatAccount(
  appId: string,
  bindings: Record<string, unknown>,
  deployment: Deployment,
  siteUrl: string,
): WechatAccount {
  const env = readVariables(officialAccount, bindings)
  refuseSandboxKeys(env, deployment)
  return {
    appId,
    appSecret: env.WECHAT_PAY_APP_SECRET,
    apiBase: thirdPartyBase('api.weixin.qq.com', deployment),
    openBase: thirdPartyBase('open.weixin.qq.com', deployment),
    siteUrl,
  }
}

function idAndKey(entry: string): [string, string] {
  const end = entry.indexOf('=')
  return [entry.slice(0, end), entry.slice(end + 1)]
}
