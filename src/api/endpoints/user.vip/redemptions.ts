import { readLevels } from '#src/api/db/accounts/users.ts'
import { listRedemptions } from '#src/api/db/orders/redemptions.ts'
import { maskedCode, redemptionView } from '#src/api/domain/redemption.ts'
import { type Handler, requireSession } from '#src/api/wire/handler.ts'

/** The caller's redemptions, newest first; of each code only its last characters are known. */
export const redemptionHistory: Handler<'user.vip/redemptions'> = async (_input, caller) => {
  const { db } = caller.services
  const { userId } = requireSession(caller)
  const [redeemed, levels] = await Promise.all([listRedemptions(db, userId), readLevels(db)])
  return { items: redeemed.map((one) => redemptionView(one, maskedCode(one.tail), levels, caller.locale)) }
}
