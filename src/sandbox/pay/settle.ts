import type { Context, MiddlewareHandler } from 'hono'
import { payOf, type SandboxEnv, stateOf } from '#src/sandbox/bindings.ts'
import { notifyRefund } from './notify.ts'
import type { PayDelivery, PayOrder, PayRefund } from './order.ts'

/** Gives the gateways' routes `onRefund`, which tells the site of a new refund: the routes do not know how. */
export const refundsAfterAnswers: MiddlewareHandler<SandboxEnv> = async (c, next) => {
  c.set('onRefund', async (order, refund) => {
    if (refund.state === 'pending') await settleLater(c, order, refund)
    else c.executionCtx.waitUntil(notifyRefund(c, order, refund))
  })
  await next()
}

/** Settles a refund as the faults say, after its request was answered. */
async function settleLater(c: Context<SandboxEnv>, order: PayOrder, refund: PayRefund): Promise<void> {
  const { refunds } = await stateOf(c).faults()
  if (refunds === 'pending') return
  c.executionCtx.waitUntil(settle(c, order, refund, refunds === 'ok' ? 'done' : 'failed'))
}

/**
 * Ends a refund and notifies the site.
 * @returns the site's answer
 */
export async function settle(
  c: Context<SandboxEnv>,
  { gateway, orderNo }: PayOrder,
  { refundNo }: PayRefund,
  state: 'done' | 'failed',
): Promise<PayDelivery | null> {
  const order = await payOf(c).settle(gateway, orderNo, refundNo, state)
  const refund = order?.refunds.find((known) => known.refundNo === refundNo)
  return order === null || refund === undefined ? null : notifyRefund(c, order, refund)
}
