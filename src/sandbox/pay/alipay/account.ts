import type { Context } from 'hono'
import * as z from 'zod/mini'
import type { SandboxEnv } from '#src/sandbox/bindings.ts'
import { text } from '#src/sandbox/settings.ts'
import { type CertificateNumbers, numbersOf } from './numbers.ts'

/** An application at Alipay: `appKey` is the application's public key, `privateKey` is Alipay's. */
export type AlipayAccount = {
  appId: string
  sellerId: string
  appKey: string
  privateKey: string
  /** The serial numbers both sides have to send; `null` in public-key mode. */
  certificates: CertificateNumbers | null
}

const variables = z.object({
  ALIPAY_APP_ID: text,
  ALIPAY_SELLER_ID: text,
  ALIPAY_APP_CERT: text,
  ALIPAY_CERT: text,
  ALIPAY_ROOT_CERT: text,
  SANDBOX_ALIPAY_PRIVATE_KEY: text,
  SANDBOX_ALIPAY_APP_KEY: text,
})

/** Reads the site's account; without one its keys are empty and match nothing. */
export function accountOf(c: Context<SandboxEnv>): AlipayAccount {
  const env = variables.parse(c.env)
  return {
    appId: env.ALIPAY_APP_ID,
    sellerId: env.ALIPAY_SELLER_ID,
    appKey: env.SANDBOX_ALIPAY_APP_KEY,
    privateKey: env.SANDBOX_ALIPAY_PRIVATE_KEY,
    certificates: numbersOf(env.ALIPAY_APP_CERT, env.ALIPAY_ROOT_CERT, env.ALIPAY_CERT),
  }
}
