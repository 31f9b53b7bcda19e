import { admit } from '#src/api/accounts/attempt.ts'
import { forgetAttempt } from '#src/api/db/accounts/attempts.ts'
import { type CodeCase, readCodeCase, redeemCode } from '#src/api/db/orders/redemptions.ts'
import type { Level, Membership } from '#src/api/domain/membership.ts'
import { membershipAfter } from '#src/api/domain/plans.ts'
import { redemptionView } from '#src/api/domain/redemption.ts'
import { redeemHash } from '#src/api/domain/secrets.ts'
import { ApiError } from '#src/api/wire/errors.ts'
import { type Handler, requireSession } from '#src/api/wire/handler.ts'

/** How often redeeming is tried; a retry is needed only when the code or the account changed in between. */
const MAX_TRIES = 20

/** Redeems a code. A user who has redeemed it already gets the same answer again. */
export const redeem: Handler<'user/vip_redeem'> = async ({ code }, caller) => {
  const { services, locale } = caller
  const { db, config } = services
  const { userId } = requireSession(caller)
  const attemptId = await admit({ kind: 'redeem', subject: String(userId) }, caller)
  const hash = redeemHash(config.appSecret, code)
  for (let tries = 0; tries < MAX_TRIES; tries += 1) {
    const found = await readCodeCase(db, hash, userId)
    if (found.redeemed !== null) {
      await forgetAttempt(db, attemptId).run()
      return redemptionView(found.redeemed, code, found.levels, locale)
    }
    const now = services.now()
    await redeemCode(db, { userId, hash, ...changeFor(found, now), now })
  }
  throw new Error('A redemption code kept changing')
}

/**
 * What the code would change.
 * @throws ApiError for a code this user cannot redeem
 */
function changeFor(
  { code, account, levels }: CodeCase,
  now: number,
): { before: Membership; after: Membership; days: number | null } {
  if (account === null) throw new ApiError('session.required')
  if (code === null) throw new ApiError('redeem.unknown', { field: 'code' })
  if (code.used >= code.uses) throw new ApiError('redeem.used-up', { field: 'code' })
  if (code.expiresAt !== null && code.expiresAt <= now) throw new ApiError('redeem.expired', { field: 'code' })
  const before = { level: account.level, levelUntil: account.levelUntil }
  const plan = planOf(code.level, levels)
  const after = membershipAfter({ membership: before, levels, now }, plan)
  if (after === null) throw new ApiError('redeem.not-higher', { field: 'code' })
  return { before, after, days: plan.days }
}

function planOf(slug: string, levels: readonly Level[]): Level {
  const plan = levels.find((level) => level.slug === slug)
  if (plan === undefined) throw new Error(`Membership level ${slug} is missing`)
  return plan
}
