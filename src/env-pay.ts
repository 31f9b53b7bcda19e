import * as z from 'zod/mini'
import { type Deployment, readVariables, refuseSandboxKeys, thirdPartyBase } from './env-read.ts'
import type { WechatAccount } from './lib/wechat-oauth.ts'

/** A merchant of WeChat Pay. RSA keys are base64 of DER: PKCS#8 the private, SPKI the public ones. */
export type WechatPayConfig = {
  baseUrl: string
  appId: string
  merchantId: string
  /** Serial number of the merchant's certificate, which goes with `privateKey`. */
  serialNo: string
  privateKey: string
  /** 32 characters. */
  apiV3Key: string
  /** WeChat Pay's keys by their ids. Answers are asked to be signed with the first one; callbacks may use any. */
  publicKeys: ReadonlyMap<string, string>
  notifyUrl: string
  /** Whether the merchant has H5 payment. */
  onPhone: boolean
  /** The app as official account, where the merchant has JSAPI payment. */
  inWechat: WechatAccount | null
}

/** An application of Alipay in public-key mode. RSA keys as for WeChat Pay. */
export type AlipayConfig = {
  gatewayUrl: string
  appId: string
  sellerId: string
  privateKey: string
  /** Alipay's, not the application's. */
  publicKey: string
  notifyUrl: string
  /** Whether the seller has payment on phones (`wap`), with a page to come back from. */
  onPhone: boolean
}

/** How one can pay; `null`: not in this way. */
export type PayConfig = { wechat: WechatPayConfig | null; alipay: AlipayConfig | null }

const required = z.string('must be set for this way to pay').check(z.minLength(1, 'must not be empty'))
/** Keys made for the sandbox say so, see scripts/lib/sandbox-keys.ts. */
const key = required.check(
  z.regex(
    /^(sandbox:)?(-----BEGIN (TESTING |PRIVATE |PUBLIC )*KEY-----)?([A-Za-z0-9+/=]|\s|\\n)+(-----END [A-Z ]+-----)?\s*$/,
    'must be an RSA key in PEM or base64, a private one as PKCS#8',
  ),
)

const site = z.object({ SITE_URL: z.url() })

/** What a merchant has signed up for, comma-separated: the first one always, since every other place falls back to it. */
function products(first: string, ...others: string[]) {
  const known = [first, ...others]
  const list = z.pipe(
    z.string(),
    z.transform((text) => text.split(',').map((name) => name.trim())),
  )
  const isFine = (names: string[]) => names.includes(first) && names.every((name) => known.includes(name))
  return list.check(
    z.refine(isFine, `must name ${first}, and of ${others.join(' and ')} what there is, comma-separated`),
  )
}

const wechatPay = z.object({
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

const alipay = z.object({
  ALIPAY_APP_ID: required,
  ALIPAY_SELLER_ID: required.check(z.regex(/^2088\d{12}$/, 'must be 16 digits beginning with 2088')),
  ALIPAY_PRIVATE_KEY: key,
  ALIPAY_PUBLIC_KEY: key,
  ALIPAY_PRODUCTS: z._default(products('precreate', 'wap'), ['precreate']),
})

/**
 * Reads how one can pay. A way none of whose variables is set is not offered.
 * @throws Error naming the variable to change
 */
export function parsePay(bindings: Record<string, unknown>, deployment: Deployment): PayConfig {
  const siteUrl = readVariables(site, bindings).SITE_URL.replace(/\/$/, '')
  return {
    wechat: isMeant(wechatPay, bindings) ? wechatPayConfig(bindings, deployment, siteUrl) : null,
    alipay: isMeant(alipay, bindings) ? alipayConfig(bindings, deployment, siteUrl) : null,
  }
}

function isMeant(schema: typeof wechatPay | typeof alipay, bindings: Record<string, unknown>): boolean {
  return Object.keys(schema.shape).some((name) => bindings[name] !== undefined)
}

function wechatPayConfig(bindings: Record<string, unknown>, deployment: Deployment, siteUrl: string): WechatPayConfig {
  const env = readVariables(wechatPay, bindings)
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

function alipayConfig(bindings: Record<string, unknown>, deployment: Deployment, siteUrl: string): AlipayConfig {
  const env = readVariables(alipay, bindings)
  refuseSandboxKeys(env, deployment)
  return {
    gatewayUrl: `${thirdPartyBase('openapi.alipay.com', deployment)}/gateway.do`,
    appId: env.ALIPAY_APP_ID,
    sellerId: env.ALIPAY_SELLER_ID,
    privateKey: bare(env.ALIPAY_PRIVATE_KEY),
    publicKey: bare(env.ALIPAY_PUBLIC_KEY),
    notifyUrl: `${siteUrl}/pay/notify/alipay`,
    onPhone: env.ALIPAY_PRODUCTS.includes('wap'),
  }
}

function idAndKey(entry: string): [string, string] {
  const end = entry.indexOf('=')
  return [entry.slice(0, end), entry.slice(end + 1)]
}

/** The base64 of a key, without what is written around it. */
function bare(text: string): string {
  return text.replace(/^sandbox:/, '').replace(/-----[A-Z ]+-----|\\n|\s/g, '')
}
