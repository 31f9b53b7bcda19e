import { randomBytes } from 'node:crypto'
import type { D1Database } from '@cloudflare/workers-types'
import { readLevels } from '#src/api/db/accounts/users.ts'
import { addCodes } from '#src/api/db/orders/redemptions.ts'
import { newRedeemCode, tailOf } from '#src/api/domain/redemption.ts'
import { redeemHash } from '#src/api/domain/secrets.ts'
import { Trouble } from './main.ts'

/** Which codes to make: for which level, how many, how often each can be used, until when in ms since 1970. */
export type CodeBatch = { plan: string; count: number; uses: number; expiresAt: number | null }

/**
 * Makes redemption codes. Only their hashes are stored: this is the one time they can be read.
 * @throws Trouble when there is no such plan
 */
export async function makeCodes(db: D1Database, secret: string, batch: CodeBatch): Promise<string[]> {
  const { plan, count, uses, expiresAt } = batch
  await requirePlan(db, plan)
  const codes = Array.from({ length: count }, () => newRedeemCode(randomBytes))
  const rows = codes.map((code) => {
    return { hash: redeemHash(secret, code), tail: tailOf(code), level: plan, uses, expiresAt }
  })
  await addCodes(db, rows, Date.now())
  return codes
}

/** @throws Trouble naming the plans there are when this is none of them */
export async function requirePlan(db: D1Database, plan: string): Promise<void> {
  const paid = (await readLevels(db)).filter(({ rank }) => rank > 0).map(({ slug }) => slug)
  if (!paid.includes(plan)) throw new Trouble(`A plan is one of ${paid.join(', ')}, not "${plan}".`)
}
