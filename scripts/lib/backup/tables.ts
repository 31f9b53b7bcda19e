import type { D1Database } from '@cloudflare/workers-types'
import * as z from 'zod/mini'

/** A table as it is copied: the columns that name a row, and all that are needed to make it again. */
export type CopiedTable = { name: string; key: string[]; columns: string[] }

const tableList = z.array(z.object({ name: z.string(), type: z.string(), wr: z.int() }))
const columnList = z.array(z.object({ name: z.string(), type: z.string(), pk: z.int() }))
const foreignKeyList = z.array(z.object({ table: z.string() }))
const virtualList = z.array(z.object({ name: z.string() }))

/** SQLite's own tables, and those of the platform. */
const NOT_OURS = /^(sqlite_(?!sequence$)|_cf_)/
/** Where SQLite keeps which ids it has given: changed by every other table, so it comes last. */
export const SEQUENCES = 'sqlite_sequence'

/**
 * The tables of a database, those others refer to first. Left out is what SQLite keeps by itself: the tables behind a
 * search table, and its words in order.
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

/** A row is named by its primary key; where that is not how it is stored, by its number, which others may refer to. */
function columnsOf(table: string, columns: z.infer<typeof columnList>, isByKey: boolean): Omit<CopiedTable, 'name'> {
  const names = columns.map(({ name }) => name)
  if (table === SEQUENCES) return { key: ['name'], columns: names }
  const key = columns.filter(({ pk }) => pk > 0).toSorted((a, b) => a.pk - b.pk)
  const isNumbered = key.length === 1 && key[0]?.type.toUpperCase() === 'INTEGER'
  if (isByKey || isNumbered) return { key: key.map(({ name }) => name), columns: names }
  return { key: ['rowid'], columns: ['rowid', ...names] }
}

/** A name as SQL has it. */
export function quoted(names: readonly string[]): string {
  return names.map((name) => `"${name}"`).join(', ')
}
