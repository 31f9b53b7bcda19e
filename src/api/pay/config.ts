import type { AlipayConfig } from './alipay/config.ts'
import type { WechatPayConfig } from './wechat-pay/config.ts'

/** The payment methods; `null` for one that is not offered. */
export type PayConfig = { wechat: WechatPayConfig | null; alipay: AlipayConfig | null }
