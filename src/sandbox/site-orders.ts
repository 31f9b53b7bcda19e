import type { Context } from 'hono'
import type { SandboxEnv } from './bindings.ts'
import { querySite } from './site-database.ts'

/**
 * Ages an order in the site's database beyond its lifetime, and makes it due for its timer.
 * @returns false when the site is out of reach, or has no such unpaid order
 */
export async function letOrderExpire(c: Context<SandboxEnv>, orderNo: string): Promise<boolean> {
  const rows = await querySite(
    c,
    "UPDATE orders SET expires_at = created_at, due_at = created_at WHERE order_no = ? AND door = 'open' RETURNING order_no",
    orderNo,
  )
  return rows?.length === 1
}
