import * as z from 'zod/mini'
import type { PayMethod } from '#src/contract/index.ts'
import { type Deployment, readVariables } from '#src/env/read.ts'
import { alipay } from './alipay.ts'
import type { PayVariables } from './merchant.ts'
import { wechatPay } from './wechat-pay.ts'

/** The variables of every payment method. */
export const payVariables = { wechat: wechatPay, alipay } satisfies Record<PayMethod, PayVariables<object>>

/** The payment methods; `null` for one that is not offered. */
export type PayConfig = { [M in PayMethod]: ReturnType<(typeof payVariables)[M]['parse']> }

const site = z.object({ SITE_URL: z.url() })

/**
 * Parses the payment methods. A method with no variable set is not offered.
 * @throws ConfigError naming the variable to change
 */
export function parsePay(bindings: Record<string, unknown>, deployment: Deployment): PayConfig {
  const siteUrl = readVariables(site, bindings).SITE_URL.replace(/\/$/, '')
  const read = <C>({ parse }: PayVariables<C>) => parse(bindings, deployment, siteUrl)
  return { wechat: read(payVariables.wechat), alipay: read(payVariables.alipay) }
}
