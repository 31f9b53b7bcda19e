import type { Config } from '#src/env/index.ts'
import { createAlipay } from './alipay/index.ts'
import type { PayDeps, PaymentGateways } from './gateway.ts'
import { createWechatPay } from './wechat-pay/index.ts'

/** The gateways the configuration has accounts for. */
export function createGateways(config: Config['pay'], deps: PayDeps): PaymentGateways {
  return {
    wechat: config.wechat === null ? null : createWechatPay(config.wechat, deps),
    alipay: config.alipay === null ? null : createAlipay(config.alipay, deps),
  }
}
