import { createAlipay } from './alipay/index.ts'
import type { PayConfig } from './config.ts'
import type { PayDeps, PaymentGateways } from './gateway.ts'
import { createWechatPay } from './wechat-pay/index.ts'

/** Creates the gateways that are configured. */
export function createGateways(config: PayConfig, deps: PayDeps): PaymentGateways {
  return {
    wechat: config.wechat === null ? null : createWechatPay(config.wechat, deps),
    alipay: config.alipay === null ? null : createAlipay(config.alipay, deps),
  }
}
