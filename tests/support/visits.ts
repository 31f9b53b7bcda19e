import { listDurableObjectIds, runInDurableObject } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import type { VisitCounterStub } from '#src/api/visits/index.ts'

/** The counters of visits there are. */
export async function visitCounters(): Promise<VisitCounterStub[]> {
  const ids = await listDurableObjectIds(env.VISITS)
  return ids.map((id) => Reflect.apply(Reflect.get(env.VISITS, 'get'), env.VISITS, [id]))
}

/** What the alarm of each counter does a minute after a visit: what was counted is added to what was visited. */
export async function addUpVisits(): Promise<void> {
  for (const counter of await visitCounters()) await runInDurableObject(counter, (object) => object.alarm())
}

/** Every row of every counter, as text. */
export async function keptOfVisits(): Promise<string> {
  const rows = []
  for (const counter of await visitCounters()) {
    const kept = await runInDurableObject(counter, (_object, { storage: { sql } }) =>
      ['marks', 'waiting'].flatMap((table) => sql.exec(`SELECT * FROM ${table}`).toArray()),
    )
    rows.push(...kept)
  }
  return JSON.stringify(rows)
}
