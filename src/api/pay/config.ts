import type { AlipayConfig } from './alipay/config.ts'
import type { WechatPayConfig } from './wechat-pay/config.ts'

/** How one can pay; `null`: not in this way. */
export type PayConfig = { wechat: WechatPayConfig | null; alipay: AlipayConfig | null }
