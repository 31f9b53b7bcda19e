import type { D1Database } from '@cloudflare/workers-types'
import * as z from 'zod/mini'
import type { DeployedSite, StatePlace } from '#scripts/lib/bindings.ts'
import { Trouble } from '#scripts/lib/main.ts'
import { readUse, type UseCount } from '#src/api/db/upkeep/use-counts.ts'
import { beijingMidnight, SECOND_MS } from '#src/lib/time.ts'

/** The names of the datasets in wrangler.toml. */
const DATASETS: Readonly<Record<DeployedSite, string>> = { production: 'qingjian_use', staging: 'qingjian_staging_use' }
const API = 'https://api.cloudflare.com/client/v4'

const number = z.pipe(z.union([z.string(), z.number()]), z.transform(Number))
const answer = z.object({
  data: z.array(z.object({ kind: z.string(), name: z.string(), detail: z.string(), count: number })),
})

/** How to query the platform: the environment variables and the network. */
export type AnalyticsAccess = { env: NodeJS.ProcessEnv; http: typeof fetch }

/**
 * The counted use since a day in Beijing, `YYYY-MM-DD`: from the database of this machine, or from Analytics Engine.
 */
export function countedFrom(place: StatePlace, db: D1Database, from: string): Promise<UseCount[]> {
  if (typeof place !== 'string') return readUse(db, from)
  return askAnalytics(from, DATASETS[place], { env: process.env, http: fetch })
}

/**
 * Queries Analytics Engine. It samples, and says how many points each row stands for.
 * @throws Trouble saying what is needed
 * @see https://developers.cloudflare.com/analytics/analytics-engine/sql-api/
 */
export async function askAnalytics(from: string, dataset: string, { env, http }: AnalyticsAccess): Promise<UseCount[]> {
  const { CLOUDFLARE_ACCOUNT_ID: account = '', CLOUDFLARE_API_TOKEN: token = '' } = env
  if (account === '' || token === '') {
    throw new Trouble('Visits: set CLOUDFLARE_ACCOUNT_ID, and CLOUDFLARE_API_TOKEN that may read Account Analytics.')
  }
  const since = beijingMidnight(from) / SECOND_MS
  const body = `SELECT blob1 AS kind, blob2 AS name, blob3 AS detail, SUM(_sample_interval * double1) AS count
    FROM ${dataset} WHERE timestamp >= toDateTime(${since}) GROUP BY kind, name, detail ORDER BY kind, name, detail`
  const headers = { authorization: `Bearer ${token}` }
  const reply = await http(`${API}/accounts/${account}/analytics_engine/sql`, { method: 'POST', headers, body })
  const told = answer.safeParse(await reply.json().catch(() => null))
  if (reply.ok && told.success) return told.data.data
  throw new Trouble(`Visits: Analytics Engine answered ${reply.status}. May the token read Account Analytics?`)
}
