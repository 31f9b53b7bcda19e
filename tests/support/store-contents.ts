import { listDurableObjectIds, runInDurableObject } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import * as z from 'zod/mini'

const names = z.array(z.object({ name: z.string() }))
/** Without what SQLite keeps behind a search table, which follows from that. */
const TABLES = `SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE '\\_cf%' ESCAPE '\\'
  AND name NOT LIKE '%\\_search\\_%' ESCAPE '\\'`

/** Every row, file and object of the site, each in a line; copies in KV are not among them. */
export async function storeContents(): Promise<string[]> {
  const lines: string[] = []
  for (const { name } of names.parse((await env.DB.prepare(TABLES).all()).results)) {
    for (const row of await env.DB.prepare(`SELECT * FROM "${name}"`).raw())
      lines.push(`${name} ${JSON.stringify(row)}`)
  }
  const triggers = await env.DB.prepare("SELECT name, sql FROM sqlite_master WHERE type = 'trigger'").raw()
  lines.push(...triggers.map((trigger) => `trigger ${JSON.stringify(trigger)}`))
  const { objects } = await env.FILES.list()
  for (const { key } of objects) {
    const file = await env.FILES.get(key)
    const bytes = new Uint8Array((await file?.arrayBuffer()) ?? new ArrayBuffer())
    lines.push(`${key} ${JSON.stringify([file?.httpMetadata, file?.customMetadata])} ${bytes}`)
  }
  for (const id of await listDurableObjectIds(env.RESUMES)) {
    const object = Reflect.apply(Reflect.get(env.RESUMES, 'get'), env.RESUMES, [id])
    lines.push(...(await runInDurableObject(object, (_object, { storage: { sql } }) => objectLines(sql))))
  }
  return lines.sort()
}

type Sql = { exec: (query: string) => { toArray: () => Record<string, unknown>[] } }

/** Returns the rows of an object as lines, without the revision known to the index, which a restore does not keep. */
function objectLines(sql: Sql): string[] {
  return names.parse(sql.exec(TABLES).toArray()).flatMap(({ name }) =>
    sql
      .exec(`SELECT * FROM ${name}`)
      .toArray()
      .map(({ indexed_rev: _unknown, ...row }) => `object ${name} ${JSON.stringify(row)}`),
  )
}
