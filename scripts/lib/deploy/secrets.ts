import { generateKeyPairSync } from 'node:crypto'
import { payVariables } from '#src/env/pay/index.ts'
import type { MerchantSecret } from '#src/env/pay/merchant.ts'

/** A secret of the Worker: its purpose, and how to make a stand-in of the right form. */
type Secret = { purpose: string; form: () => string }

const word = (length: number) => () => 'x'.repeat(length)

const privateKey = () =>
  generateKeyPairSync('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  }).privateKey

function madeUp([name, { purpose, form }]: [string, MerchantSecret]): [string, Secret] {
  return [name, { purpose, form: form === 'key' ? privateKey : word(form) }]
}

/**
 * Every secret a Worker in production may have. The platform tells only the names of secrets, so the configuration is
 * checked with stand-ins.
 */
export const secrets: Readonly<Record<string, Secret>> = {
  APP_SECRET: { purpose: 'keys the hashes of sessions and codes; any 32 random letters', form: word(32) },
  API_KEY: { purpose: 'what servers show each other, and /readyz asks for; any 32 random letters', form: word(32) },
  MAINTENANCE_KEY: {
    purpose: 'lets commands reach résumés, only while one does; any 32 random letters',
    form: word(32),
  },
  ALERT_WEBHOOK: { purpose: 'where alerts go: the address of a webhook', form: () => 'https://hooks.example' },
  TURNSTILE_SECRET: { purpose: 'the secret of the Turnstile widget, from Cloudflare › Turnstile', form: word(35) },
  ALIYUN_ACCESS_KEY_ID: { purpose: 'sends text messages: an AccessKey of a RAM user at Aliyun', form: word(24) },
  ALIYUN_ACCESS_KEY_SECRET: { purpose: 'sends text messages: the secret of that AccessKey', form: word(30) },
  TENCENT_SECRET_ID: { purpose: 'sends text messages: an API key of a sub-account at Tencent Cloud', form: word(36) },
  TENCENT_SECRET_KEY: { purpose: 'sends text messages: the secret of that API key', form: word(32) },
  RESEND_API_KEY: { purpose: 'sends letters: an API key from Resend › API Keys', form: word(36) },
  WECHAT_APP_SECRET: { purpose: 'signs people in: the AppSecret of the WeChat account', form: word(32) },
  WECHAT_PUSH_TOKEN: { purpose: 'checks pushes of WeChat: the Token entered in its server settings', form: word(32) },
  WECHAT_PUSH_AES_KEY: { purpose: 'opens pushes of WeChat: the EncodingAESKey entered there', form: word(43) },
  ...Object.fromEntries(Object.values(payVariables).flatMap(({ secrets }) => Object.entries(secrets).map(madeUp))),
}
