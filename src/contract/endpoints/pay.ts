import * as z from 'zod/mini'
import { queryId, queryPage, redeemCode } from '#src/contract/fields.ts'
import { freeLevel, membershipStatus, plan, redemption, redemptionList } from '#src/contract/membership.ts'
import {
  createdOrder,
  order,
  orderList,
  orderNo,
  paymentCheck,
  paySurface,
  queryPayType,
} from '#src/contract/orders.ts'

const flag = z.optional(z.literal('1', { error: 'value.invalid' }))
/** `begun`: the user returns to an order to pay it, which keeps the order in their list. */
const purchase = z.object({ id: queryId, pay_type: queryPayType, surface: paySurface, begun: flag })

/** A call about an order, which may turn out to be paid. */
const ofOrder = { method: 'GET', auth: 'user', input: z.object({ order_no: orderNo }), renews: true } as const

/** The calls about membership, what it costs, and orders. */
export const payEndpoints = {
  /**
   * The plans above the caller's level. With `renew` the list begins with the plan in force, if it can be bought again.
   */
  'user.vip/list': {
    method: 'GET',
    auth: 'optional',
    input: z.object({ renew: flag }),
    output: z.array(plan),
  },
  'user.vip/free': { method: 'GET', auth: 'none', input: z.object({}), output: freeLevel },
  'user.vip/check': { method: 'GET', auth: 'user', input: z.object({}), output: membershipStatus },
  'user.vip/redemptions': { method: 'GET', auth: 'user', input: z.object({}), output: redemptionList },
  'user/vip_redeem': {
    method: 'GET',
    auth: 'user',
    input: z.object({ code: redeemCode }),
    output: redemption,
    renews: true,
  },
  /**
   * Creates an order, or answers with the pending order for the same plan. An earlier order for something else is first
   * closed at its gateway; if that order turns out to be paid, the answer says so. The plan in force is sold again only
   * with `renew`.
   */
  'user.Pay/vip': {
    method: 'GET',
    auth: 'user',
    input: z.extend(purchase, { renew: flag }),
    output: createdOrder,
    renews: true,
  },
  'user.Pay/jianli': { method: 'GET', auth: 'user', input: purchase, output: createdOrder },
  'user.Pay/check_staus': { ...ofOrder, output: paymentCheck },
  /** Cancels an order. The answer says whether it was paid all the same. */
  'user.Pay/cancel': { ...ofOrder, output: paymentCheck },
  'user.Pay/check': { ...ofOrder, output: order },
  /** Whether the caller has bought a template. */
  'user.Pay/check_jianli_status': {
    method: 'GET',
    auth: 'user',
    input: z.object({ id: queryId }),
    output: z.object({ check: z.boolean() }),
  },
  'user.Order/index': { method: 'GET', auth: 'user', input: z.object({ page: queryPage }), output: orderList },
} as const
