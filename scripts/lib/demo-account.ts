import { randomBytes } from 'node:crypto'
import type { D1Database } from '@cloudflare/workers-types'
import { putAccount, readAccountByContact } from '#src/api/db/accounts/users.ts'
import { defaultUserName } from '#src/api/domain/membership.ts'
import { hashPassword, verifyPassword } from '#src/api/domain/password.ts'

/** The account every local site has. */
export const demoAccount = { mobile: '13800000000', password: 'qingjian-demo' }

const PASSWORD_COST = 14

/**
 * Creates the demo account, or resets its password.
 * @returns whether anything had to be done
 */
export async function seedDemoAccount(db: D1Database): Promise<boolean> {
  const { mobile, password } = demoAccount
  const { account } = await readAccountByContact(db, mobile)
  if (await verifyPassword(password, account?.passwordHash ?? null, PASSWORD_COST)) return false
  const passwordHash = await hashPassword(password, PASSWORD_COST, randomBytes)
  await putAccount(db, { mobile, passwordHash, userName: defaultUserName(mobile, 'zh'), now: Date.now() })
  return true
}
