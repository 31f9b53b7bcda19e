import type { Context } from 'hono'
import * as z from 'zod/mini'
import type { SandboxEnv } from '#src/sandbox/bindings.ts'
import { text } from '#src/sandbox/settings.ts'

/** A merchant at WeChat Pay. Keys are base64 of DER; `merchantKey` is the merchant's public key. */
export type WechatPayAccount = {
  appId: string
  merchantId: string
  serialNo: string
  merchantKey: string
  apiV3Key: string
  /** WeChat Pay's signing key and its id. */
  privateKey: string
  keyId: string
  /** Its platform certificates in PEM with their keys, the newest last. */
  certificates: readonly PlatformCertificate[]
}

/** A certificate WeChat Pay signs with, for merchants without its public key. */
type PlatformCertificate = { pem: string; privateKey: string }

const variables = z.object({
  WECHAT_PAY_APP_ID: text,
  WECHAT_PAY_MCH_ID: text,
  WECHAT_PAY_SERIAL_NO: text,
  WECHAT_PAY_API_V3_KEY: text,
  WECHAT_PAY_PUBLIC_KEYS: text,
  SANDBOX_WECHAT_PAY_PRIVATE_KEY: text,
  SANDBOX_WECHAT_PAY_MERCHANT_KEY: text,
  SANDBOX_WECHAT_PAY_CERT_1: text,
  SANDBOX_WECHAT_PAY_CERT_KEY_1: text,
  SANDBOX_WECHAT_PAY_CERT_2: text,
  SANDBOX_WECHAT_PAY_CERT_KEY_2: text,
})

/** Reads the site's account; without one its keys are empty and match nothing. */
export function accountOf(c: Context<SandboxEnv>): WechatPayAccount {
  const env = variables.parse(c.env)
  return {
    appId: env.WECHAT_PAY_APP_ID,
    merchantId: env.WECHAT_PAY_MCH_ID,
    serialNo: env.WECHAT_PAY_SERIAL_NO,
    merchantKey: env.SANDBOX_WECHAT_PAY_MERCHANT_KEY,
    apiV3Key: env.WECHAT_PAY_API_V3_KEY,
    privateKey: env.SANDBOX_WECHAT_PAY_PRIVATE_KEY,
    keyId: env.WECHAT_PAY_PUBLIC_KEYS.split('=')[0] ?? '',
    certificates: [
      { pem: env.SANDBOX_WECHAT_PAY_CERT_1, privateKey: env.SANDBOX_WECHAT_PAY_CERT_KEY_1 },
      { pem: env.SANDBOX_WECHAT_PAY_CERT_2, privateKey: env.SANDBOX_WECHAT_PAY_CERT_KEY_2 },
    ].filter(({ pem }) => pem !== ''),
  }
}
