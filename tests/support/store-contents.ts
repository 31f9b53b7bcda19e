import { runInDurableObject } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import * as z from 'zod/mini'

const resumes = z.array(z.object({ id: z.string() }))
const names = z.array(z.object({ name: z.string() }))
/** Without what SQLite keeps behind a search table, which follows from that. */
const TABLES = `SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE '\\_cf%' ESCAPE '\\'
  AND name NOT LIKE '%\\_search\\_%' ESCAPE '\\'`

/**
 * Every row and file of the site, and what is in the objects of its résumés, each in a line; copies in KV are not among
 * them. Opening the objects that earlier tests of the run left behind would take minutes.
 */
export async function storeContents(): Promise<string[]> {
  const lines: string[] = []
  const tables = names.parse((await env.DB.prepare(TABLES).all()).results).map(({ name }) => name)
  for (const name of tables) {
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
  const found = tables.includes('resumes') ? (await env.DB.prepare('SELECT id FROM resumes').all()).results : []
  for (const { id } of resumes.parse(found)) {
    const object = env.RESUMES.getByName(id)
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
