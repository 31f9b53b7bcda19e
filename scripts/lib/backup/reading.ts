import type { R2Bucket } from '@cloudflare/workers-types'
import * as z from 'zod/mini'
import { pagesOf } from '#src/api/files/folder.ts'
import { toBase64 } from '#src/lib/encoding.ts'
import {
  type BackupCounts,
  type BackupEntry,
  type BackupFile,
  type BackupResume,
  type BackupRows,
  type BackupStores,
  type BackupValue,
  FORMAT,
} from './entries.ts'
import { type CopiedTable, quoted, tablesOf } from './tables.ts'

/** How many rows, and the objects of how many résumés, are read at a time. */
const ROWS = 200
const RESUMES = 8

const names = z.array(z.object({ name: z.string() }))
const ids = z.array(z.object({ id: z.string() }))

/**
 * Reads everything a site stores, entry by entry: tables, files, then the résumés listed in the tables. Data that
 * changes meanwhile may be included in its old or its new state.
 * @param at when the backup is begun, in ms since 1970
 */
export async function* readStores({ db, files, objects }: BackupStores, at: number): AsyncGenerator<BackupEntry> {
  const counts: BackupCounts = { rows: 0, files: 0, resumes: 0 }
  const applied = names.parse((await db.prepare('SELECT name FROM d1_migrations ORDER BY id').all()).results)
  yield { qingjian: FORMAT, at, migrations: applied.map(({ name }) => name) }
  const resumes = ids.parse((await db.prepare('SELECT id FROM resumes ORDER BY id').all()).results)
  for (const table of await tablesOf(db)) {
    for await (const page of rowsOf(db, table)) {
      counts.rows += page.rows.length
      yield page
    }
  }
  for await (const key of keysOf(files)) {
    const file = await readFile(files, key)
    if (file === null) continue
    counts.files += 1
    yield file
  }
  for (let from = 0; from < resumes.length; from += RESUMES) {
    const some = resumes.slice(from, from + RESUMES)
    for (const parts of await Promise.all(some.map(({ id }) => partsOf(objects, id)))) {
      if (parts.length > 0) counts.resumes += 1
      yield* parts
    }
  }
  yield { end: counts }
}

async function* rowsOf(db: BackupStores['db'], table: CopiedTable): AsyncGenerator<BackupRows> {
  const { name, key, columns } = table
  let after: BackupValue[] | null = null
  for (;;) {
    const rows: BackupValue[][] = await pageOf(db, table, after)
    if (rows.length > 0) yield { table: name, columns, key, rows }
    if (rows.length < ROWS) return
    after = keyOf({ key, columns }, rows.at(-1) ?? [])
  }
}

async function pageOf(
  db: BackupStores['db'],
  { name, key, columns }: CopiedTable,
  after: BackupValue[] | null,
): Promise<BackupValue[][]> {
  const from = after === null ? '' : `WHERE (${quoted(key)}) > (${key.map(() => '?').join(', ')})`
  return z.array(z.array(z.union([z.string(), z.number(), z.null()]))).parse(
    await db
      .prepare(`SELECT ${quoted(columns)} FROM "${name}" ${from} ORDER BY ${quoted(key)} LIMIT ${ROWS}`)
      .bind(...(after ?? []))
      .raw(),
  )
}

/** The key of a row within its table. */
export function keyOf({ key, columns }: Pick<CopiedTable, 'key' | 'columns'>, row: BackupValue[]): BackupValue[] {
  return key.map((name) => row[columns.indexOf(name)] ?? null)
}

async function* keysOf(files: R2Bucket): AsyncGenerator<string> {
  for await (const objects of pagesOf(files, {})) {
    for (const { key } of objects) yield key
  }
}

/** Reads a stored file; null if it no longer exists. */
export async function readFile(files: R2Bucket, key: string): Promise<BackupFile | null> {
  const stored = await files.get(key)
  if (stored === null) return null
  return {
    file: key,
    type: stored.httpMetadata?.contentType,
    custom: stored.customMetadata,
    base64: toBase64(new Uint8Array(await stored.arrayBuffer())),
  }
}

/** Reads all parts of a résumé; none if it no longer exists. */
async function partsOf(objects: BackupStores['objects'], id: string): Promise<BackupResume[]> {
  const parts: BackupResume[] = []
  let after: BackupResume['after'] = { versions: 0, history: 0 }
  do {
    const copy = await objects.read(id, after)
    if (copy === null) return []
    parts.push({ resume: id, after, copy })
    after = { versions: copy.versions.next, history: copy.history.next }
  } while (after.versions !== null || after.history !== null)
  return parts
}
