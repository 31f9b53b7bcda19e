import type { SqlStorage } from '@cloudflare/workers-types'
import * as z from 'zod/mini'
import { type ArchivedAfter, readRows } from './archive.ts'
import { hasStorage, headRow, prepareStorage } from './storage.ts'

const version = z.strictObject({
  number: z.int(),
  rev: z.int(),
  at: z.number(),
  name: z.nullable(z.string()),
  doc: z.string(),
})
const historyRow = z.strictObject({
  number: z.int(),
  entry: z.string(),
  fields: z.string(),
  rev: z.int(),
  at: z.number(),
  journal: z.string(),
})
const next = z.nullable(z.int())

/**
 * A part of the rows of a résumé's object, as stored. Only the last part has the head row. The revision that the index
 * knows is left out: another index would not have it.
 */
export const objectCopy = z.strictObject({
  versions: z.strictObject({ rows: z.array(version), next }),
  history: z.strictObject({ rows: z.array(historyRow), next }),
  head: z.nullable(headRow),
})

export type ObjectCopy = z.infer<typeof objectCopy>

/** `taken`: there is another résumé already. */
export type CopyOutcome = 'placed' | 'taken'

/** Reads a part of the rows of an object; `next` says where to continue. Null when there is no résumé. */
export function readCopy(sql: SqlStorage, after: ArchivedAfter): ObjectCopy | null {
  const stored = headOf(sql)
  if (stored === null) return null
  const versions = readRows(sql, 'SELECT * FROM versions WHERE number > ? ORDER BY number', after.versions)
  const history = readRows(sql, 'SELECT * FROM history WHERE number > ? ORDER BY number', after.history)
  const isLast = versions.next === null && history.next === null
  return objectCopy.parse({ versions, history, head: isLast ? stored : null })
}

/** Stores a part. The résumé exists once its last part is stored; storing a part twice changes nothing. */
export function placeCopy(sql: SqlStorage, copy: ObjectCopy): CopyOutcome {
  const stored = headOf(sql)
  if (stored !== null) return isStored(sql, stored, copy) ? 'placed' : 'taken'
  prepareStorage(sql)
  for (const row of copy.versions.rows) insert(sql, 'versions', version.def.shape, row)
  for (const row of copy.history.rows) insert(sql, 'history', historyRow.def.shape, row)
  if (copy.head !== null) insert(sql, 'head', headRow.def.shape, copy.head)
  return 'placed'
}

/** Whether a part is one of the stored résumé: by its head, or, as only the last part has that, by its rows. */
function isStored(sql: SqlStorage, stored: z.infer<typeof headRow>, { head, versions, history }: ObjectCopy): boolean {
  if (head !== null) return JSON.stringify(stored) === JSON.stringify(head)
  const isIn = (table: string, kind: typeof version | typeof historyRow) => (row: { number: number }) => {
    const found = kind.safeParse(sql.exec(`SELECT * FROM ${table} WHERE number = ?`, row.number).toArray()[0])
    return found.success && JSON.stringify(found.data) === JSON.stringify(row)
  }
  return versions.rows.every(isIn('versions', version)) && history.rows.every(isIn('history', historyRow))
}

function headOf(sql: SqlStorage): z.infer<typeof headRow> | null {
  if (!hasStorage(sql)) return null
  const stored = sql.exec(`SELECT ${Object.keys(headRow.def.shape).join(', ')} FROM head`).toArray()[0]
  return stored === undefined ? null : headRow.parse(stored)
}

/** Inserts a row with the columns of the schema only. */
function insert(sql: SqlStorage, table: string, shape: object, row: Record<string, string | number | null>): void {
  const names = Object.keys(shape)
  sql.exec(
    `INSERT OR REPLACE INTO ${table} (${names.join(', ')}) VALUES (${names.map(() => '?').join(', ')})`,
    ...names.map((name) => row[name] ?? null),
  )
}
