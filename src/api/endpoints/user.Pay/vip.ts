import { readAccount } from '#src/api/db/users.ts'
import { amountDue, membershipAfter } from '#src/api/domain/plans.ts'
import { ApiError } from '#src/api/errors.ts'
import { type Handler, requireSession } from '#src/api/handler.ts'
import { placeOrder, requireGateway } from '#src/api/purchase.ts'

/** Orders a plan. Asked again, it answers with the pending order for the same. */
export const payMembership: Handler<'user.Pay/vip'> = async ({ id, pay_type, surface }, caller) => {
  requireGateway(caller, pay_type)
  const { db, now } = caller.services
  const { account, levels } = await readAccount(db, requireSession(caller).userId)
  if (account === null) throw new ApiError('session.required')
  const holder = { membership: account, levels, now: now() }
  const plan = levels.find(({ rank }) => rank === id)
  if (plan === undefined || membershipAfter(holder, plan) === null) throw new ApiError('plan.unavailable')
  const goods = { kind: 'membership', level: plan.slug } as const
  const amount = amountDue(holder, plan)
  return placeOrder({ goods, title: plan.name, amount, payType: pay_type, surface }, caller)
}
