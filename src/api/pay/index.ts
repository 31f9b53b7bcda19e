import type { PayMethod } from '#src/contract/index.ts'
import type { AlipayConfig } from './alipay/config.ts'
import { createAlipay } from './alipay/index.ts'
import type { PayDeps, PaymentGateway } from './gateway.ts'
import type { WechatPayConfig } from './wechat-pay/config.ts'
import { createWechatPay } from './wechat-pay/index.ts'

/** The payment methods; `null` for one that is not offered. */
type PayConfig = { wechat: WechatPayConfig | null; alipay: AlipayConfig | null }

/** Creates the gateways that are configured. */
export function createGateways(config: PayConfig, deps: PayDeps): Record<PayMethod, PaymentGateway | null> {
  return {
    wechat: config.wechat && createWechatPay(config.wechat, deps),
    alipay: config.alipay && createAlipay(config.alipay, deps),
  }
}
