import { readAccount, readLevels } from '#src/api/db/accounts/users.ts'
import { noteTold } from '#src/api/db/orders/lane-grants.ts'
import { ORDER_LIFE_MS } from '#src/api/domain/orders.ts'
import { type Holder, higherPlans, planView, renewablePlan, visitorHolder } from '#src/api/domain/plans.ts'
import { ApiError } from '#src/api/wire/errors.ts'
import type { Caller, Handler } from '#src/api/wire/handler.ts'

/**
 * The plans the caller can buy; visitors see all of them. It also records that the user has been told of the latest
 * purchase.
 */
export const listPlans: Handler<'user.vip/list'> = async ({ renew }, caller) => {
  const holder = await holderOf(caller)
  const lastGrant = caller.session?.lastGrant
  if (lastGrant && holder.now - lastGrant.at < ORDER_LIFE_MS) await noteTold(caller.services.db, lastGrant.orderNo)
  const current = renew === undefined ? null : renewablePlan(holder)
  const plans = current === null ? higherPlans(holder) : [current, ...higherPlans(holder)]
  return plans.map((plan) => planView(holder, plan, caller.locale))
}

async function holderOf({ services, session }: Caller): Promise<Holder> {
  const now = services.now()
  if (session === null) return visitorHolder(await readLevels(services.db), now)
  const { account, levels } = await readAccount(services.db, session.userId)
  if (account === null) throw new ApiError('session.required')
  return { membership: account, levels, now }
}
