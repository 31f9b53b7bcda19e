import type { Context } from 'hono'
import * as z from 'zod/mini'
import { type SandboxEnv, siteFetch } from './bindings.ts'
import { settingsOf } from './settings.ts'

/**
 * The path under which wrangler's local server lets the sandbox query the site's database. Production has no such path.
 */
export const QUERY_PATH = '/cdn-cgi/local/explorer/api/d1/database/qingjian/raw'
const PATIENCE_MS = 5000

const answer = z.object({
  result: z.tuple([z.object({ results: z.object({ rows: z.array(z.array(z.unknown())) }) })]),
})

/** Runs one statement on the site's database; null when the site is not running or not migrated yet. */
export async function querySite(c: Context<SandboxEnv>, sql: string, ...params: string[]): Promise<unknown[][] | null> {
  try {
    const response = await siteFetch(c)(settingsOf(c).siteUrl + QUERY_PATH, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ sql, params }),
      signal: AbortSignal.timeout(PATIENCE_MS),
    })
    return answer.parse(await response.json()).result[0].results.rows
  } catch {
    return null
  }
}

/** Ages an unpaid order in the site's database beyond its lifetime, and makes it due for its timer. */
export async function letOrderExpire(c: Context<SandboxEnv>, orderNo: string): Promise<void> {
  const sql = "UPDATE orders SET expires_at = created_at, due_at = created_at WHERE order_no = ? AND door = 'open'"
  await querySite(c, sql, orderNo)
}
