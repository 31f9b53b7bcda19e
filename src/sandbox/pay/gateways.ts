import { alipayCounterpart } from '#src/sandbox/pay/alipay/counterpart.ts'
import { wechatPayCounterpart } from '#src/sandbox/pay/wechat-pay/counterpart.ts'
import type { PayCounterpart } from './counterpart.ts'

/** The payment gateways the sandbox plays, by the names the site has for them. */
export const gateways: Readonly<Record<string, PayCounterpart>> = {
  wechat: wechatPayCounterpart,
  alipay: alipayCounterpart,
}

/** The gateway of an order. @throws Error for an unknown name */
export function gatewayOf({ gateway }: { gateway: string }): PayCounterpart {
  const found = gateways[gateway]
  if (found === undefined) throw new Error(`The sandbox has no gateway ${gateway}`)
  return found
}
