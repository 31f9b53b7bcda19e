import { beijingIso } from '#src/sandbox/pay/beijing.ts'
import type { PayOrder, PayRefund, Trade } from '#src/sandbox/pay/order.ts'
import type { WechatPayAccount } from './account.ts'

const STATES = {
  waiting: ['NOTPAY', '订单未支付'],
  open: ['NOTPAY', '订单未支付'],
  paid: ['SUCCESS', '支付成功'],
  closed: ['CLOSED', '订单已关闭'],
  refunded: ['REFUND', '订单发生过退款'],
} as const
const REFUND_STATES = { pending: 'PROCESSING', done: 'SUCCESS', failed: 'ABNORMAL' } as const

/** An order and its payment, as answers and callbacks describe them. */
export function transactionOf(
  order: PayOrder,
  trade: Trade | undefined,
  { appId, merchantId }: WechatPayAccount,
): object {
  const [trade_state, trade_state_desc] = STATES[order.state]
  const known = { appid: appId, mchid: merchantId, out_trade_no: order.orderNo, trade_state, trade_state_desc }
  const amount = { total: order.amount, currency: 'CNY' }
  if (trade === undefined) return { ...known, amount }
  return {
    ...known,
    transaction_id: trade.transactionId,
    trade_type: order.product,
    bank_type: 'OTHERS',
    success_time: beijingIso(trade.paidAt),
    payer: { openid: 'oSandboxPayer00000000000000a' },
    amount: { ...amount, payer_total: order.amount, payer_currency: 'CNY' },
  }
}

/** A refund, as answers describe it. */
export function refundOf(order: PayOrder, refund: PayRefund): object {
  return {
    ...toldOf(order, refund),
    channel: 'ORIGINAL',
    create_time: beijingIso(refund.askedAt),
    status: REFUND_STATES[refund.state],
  }
}

/** A refund, as callbacks describe it: the state has another name. */
export function refundEventOf(order: PayOrder, refund: PayRefund, { merchantId }: WechatPayAccount): object {
  return { ...toldOf(order, refund), mchid: merchantId, refund_status: REFUND_STATES[refund.state] }
}

function toldOf(order: PayOrder, refund: PayRefund) {
  return {
    refund_id: `5030000000${refund.askedAt}00000`,
    out_refund_no: refund.refundNo,
    transaction_id: refund.transactionId,
    out_trade_no: order.orderNo,
    user_received_account: '支付用户零钱',
    amount: { total: order.amount, refund: refund.amount, payer_total: order.amount, payer_refund: refund.amount },
  }
}
