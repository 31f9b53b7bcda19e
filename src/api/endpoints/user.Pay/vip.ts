import { readAccount, readLevels } from '#src/api/db/users.ts'
import { amountDue, membershipAfter } from '#src/api/domain/plans.ts'
import { placeOrder, type Quote, requireGateway } from '#src/api/orders/purchase.ts'
import { ApiError } from '#src/api/wire/errors.ts'
import { type Caller, type Handler, requireSession } from '#src/api/wire/handler.ts'

/** Orders a plan, or answers with the pending order for it. */
export const payMembership: Handler<'user.Pay/vip'> = async ({ id, pay_type, surface, renew, begun }, caller) => {
  requireGateway(caller, pay_type)
  const level = (await readLevels(caller.services.db)).find(({ rank }) => rank === id)
  if (level === undefined) throw new ApiError('plan.unavailable')
  const goods = { kind: 'membership', level: level.slug } as const
  const wish = { goods, again: renew !== undefined, begun: begun !== undefined, payType: pay_type, surface }
  return placeOrder(wish, () => quoteOf(id, caller), caller)
}

/** @throws ApiError `plan.unavailable` */
async function quoteOf(id: number, caller: Caller): Promise<Quote> {
  const { db, now } = caller.services
  const { account, levels } = await readAccount(db, requireSession(caller).userId)
  if (account === null) throw new ApiError('session.required')
  const holder = { membership: account, levels, now: now() }
  const plan = levels.find(({ rank }) => rank === id)
  if (plan === undefined || membershipAfter(holder, plan) === null) throw new ApiError('plan.unavailable')
  return {
    goods: { kind: 'membership', level: plan.slug },
    title: plan.name,
    amount: amountDue(holder, plan),
    base: { level: account.level, levelUntil: account.levelUntil },
  }
}
