import type { D1Database } from '@cloudflare/workers-types'
import * as z from 'zod/mini'

/** A table to copy: the columns of its key, and all columns needed to restore it. */
export type CopiedTable = { name: string; key: string[]; columns: string[] }

const tableList = z.array(z.object({ name: z.string(), type: z.string(), wr: z.int() }))
const columnList = z.array(z.object({ name: z.string(), type: z.string(), pk: z.int() }))
const foreignKeyList = z.array(z.object({ table: z.string() }))
const virtualList = z.array(z.object({ name: z.string() }))

/** Tables of SQLite and of the platform, which are not copied. */
const NOT_OURS = /^(sqlite_(?!sequence$)|_cf_)/
/** SQLite's table of the last ids given out. Inserting into any other table changes it, so it is restored last. */
export const SEQUENCES = 'sqlite_sequence'

/**
 * Lists the tables of a database, referenced tables before those that refer to them. Without what SQLite derives by
 * itself: the shadow tables and vocabularies of full-text tables.
 */
export async function tablesOf(db: D1Database): Promise<CopiedTable[]> {
  const vocabularies = virtualList.parse(
    (await db.prepare("SELECT name FROM sqlite_master WHERE sql LIKE '%USING fts5vocab%'").all()).results,
  )
  const kept = new Set(vocabularies.map(({ name }) => name))
  const found = tableList
    .parse((await db.prepare('PRAGMA table_list').all()).results)
    .filter(({ name, type }) => type !== 'shadow' && !kept.has(name) && !NOT_OURS.test(name))
    .toSorted((a, b) => (a.name < b.name ? -1 : 1))
  const tables = new Map<string, { table: CopiedTable; parents: string[] }>()
  for (const { name, wr } of found) {
    const columns = columnList.parse((await db.prepare(`PRAGMA table_info("${name}")`).all()).results)
    const parents = foreignKeyList.parse((await db.prepare(`PRAGMA foreign_key_list("${name}")`).all()).results)
    tables.set(name, {
      table: { name, ...columnsOf(name, columns, wr === 1) },
      parents: parents.map(({ table }) => table),
    })
  }
  const ordered: CopiedTable[] = []
  const add = (name: string) => {
    const next = tables.get(name)
    if (next === undefined) return
    tables.delete(name)
    for (const parent of next.parents) add(parent)
    ordered.push(next.table)
  }
  for (const { name } of found) if (name !== SEQUENCES) add(name)
  add(SEQUENCES)
  return ordered
}

/**
 * The key and the columns to copy: the primary key, or the rowid, which others may refer to, in tables stored by it.
 */
function columnsOf(table: string, columns: z.infer<typeof columnList>, isByKey: boolean): Omit<CopiedTable, 'name'> {
  const names = columns.map(({ name }) => name)
  if (table === SEQUENCES) return { key: ['name'], columns: names }
  const key = columns.filter(({ pk }) => pk > 0).toSorted((a, b) => a.pk - b.pk)
  const isNumbered = key.length === 1 && key[0]?.type.toUpperCase() === 'INTEGER'
  if (isByKey || isNumbered) return { key: key.map(({ name }) => name), columns: names }
  return { key: ['rowid'], columns: ['rowid', ...names] }
}

/** Quotes names for SQL. */
export function quoted(names: readonly string[]): string {
  return names.map((name) => `"${name}"`).join(', ')
}
