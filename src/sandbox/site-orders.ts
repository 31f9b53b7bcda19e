import type { Context } from 'hono'
import type { SandboxEnv } from './bindings.ts'
import { querySite } from './site-database.ts'

/**
 * Makes an order older than the site lets any become, which only time does otherwise, and due to be looked after.
 * @returns false when the site is out of reach, or has no such order that could be paid
 */
export async function letOrderExpire(c: Context<SandboxEnv>, orderNo: string): Promise<boolean> {
  const rows = await querySite(
    c,
    "UPDATE orders SET expires_at = created_at, due_at = created_at WHERE order_no = ? AND door = 'open' RETURNING order_no",
    orderNo,
  )
  return rows?.length === 1
}
