import { readAccount, readLevels } from '#src/api/db/accounts/users.ts'
import { laneOf } from '#src/api/db/orders/order-opening.ts'
import type { Goods } from '#src/api/domain/granting.ts'
import { amountDue, membershipAfter } from '#src/api/domain/plans.ts'
import { placeOrder, type Quote } from '#src/api/orders/purchase.ts'
import { ApiError } from '#src/api/wire/errors.ts'
import { type Caller, type Handler, requireSession } from '#src/api/wire/handler.ts'

/** Orders a plan, or answers with the pending order for it. */
export const payMembership: Handler<'user.Pay/vip'> = async ({ id, pay_type, surface, renew, begun }, caller) => {
  const lane = laneOf({ kind: 'membership' })
  const wish = { lane, again: renew !== undefined, begun: begun !== undefined, payType: pay_type, surface }
  return placeOrder(
    wish,
    () => planOf(id, caller),
    () => quoteOf(id, caller),
    caller,
  )
}

/** @throws ApiError `plan.unavailable` */
async function planOf(id: number, { services }: Caller): Promise<Goods> {
  const level = (await readLevels(services.db)).find(({ rank }) => rank === id)
  if (level === undefined) throw new ApiError('plan.unavailable')
  return { kind: 'membership', level: level.slug }
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
