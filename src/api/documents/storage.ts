import type { SqlStorage } from '@cloudflare/workers-types'
import * as z from 'zod/mini'
import type { ResumeDocument } from '#src/resume/document.ts'
import { readDocument } from '#src/resume/read-document.ts'
import type { StoredResume } from '#src/resume/sync/accept.ts'
import type { HistoryRow } from '#src/resume/sync/history.ts'

/** How many history rows are kept; the oldest are deleted. */
const HISTORY_KEPT = 5000

/** A stored résumé and its owner. Times in ms since 1970. */
export type Stored = StoredResume & {
  id: string
  owner: number
  createdAt: number
  updatedAt: number
  deletedAt: number | null
  /** The revision that the index is known to have. */
  indexedRev: number
}

/** The row of a résumé, without the revision known to the index. */
export const headRow = z.strictObject({
  id: z.string(),
  owner: z.int(),
  rev: z.int(),
  doc: z.string(),
  saves: z.string(),
  runs: z.string(),
  created_at: z.number(),
  updated_at: z.number(),
  deleted_at: z.nullable(z.number()),
})
const storedRow = z.object({ ...headRow.shape, indexed_rev: z.int() })

const saves = z.array(z.object({ mid: z.string(), journal: z.string(), rev: z.int() }))
const runs = z.record(z.string(), z.object({ journal: z.string(), since: z.number() }))
const values = z.record(z.string(), z.optional(z.union([z.string(), z.number(), z.boolean()])))
const historyRow = z.object({
  entry: z.string(),
  fields: z.string(),
  rev: z.int(),
  at: z.number(),
  journal: z.string(),
})

/** Whether the tables exist; nothing is stored for a résumé that never existed or was destroyed. */
export function hasStorage(sql: SqlStorage): boolean {
  return sql.exec("SELECT 1 FROM sqlite_master WHERE name = 'head'").toArray().length > 0
}

/** Creates the tables of one résumé's object. */
export function prepareStorage(sql: SqlStorage): void {
  sql.exec(`
    CREATE TABLE IF NOT EXISTS head (
      only INTEGER PRIMARY KEY CHECK (only = 1),
      id TEXT NOT NULL,
      owner INTEGER NOT NULL,
      rev INTEGER NOT NULL,
      indexed_rev INTEGER NOT NULL DEFAULT 0,
      doc TEXT NOT NULL,
      saves TEXT NOT NULL,
      runs TEXT NOT NULL,
      created_at INTEGER NOT NULL,
      updated_at INTEGER NOT NULL,
      deleted_at INTEGER
    );
    CREATE TABLE IF NOT EXISTS history (
      number INTEGER PRIMARY KEY,
      entry TEXT NOT NULL,
      fields TEXT NOT NULL,
      rev INTEGER NOT NULL,
      at INTEGER NOT NULL,
      journal TEXT NOT NULL
    );
    CREATE TABLE IF NOT EXISTS versions (
      number INTEGER PRIMARY KEY,
      rev INTEGER NOT NULL,
      at INTEGER NOT NULL,
      name TEXT,
      doc TEXT NOT NULL
    );
  `)
}

/**
 * Reads the résumé; null when there is none.
 * @throws when the stored data cannot be parsed
 */
export function readHead(sql: SqlStorage): Stored | null {
  if (!hasStorage(sql)) return null
  const found = sql.exec('SELECT * FROM head').toArray()[0]
  if (found === undefined) return null
  const row = storedRow.parse(found)
  return {
    id: row.id,
    owner: row.owner,
    rev: row.rev,
    doc: parseDocument(row.doc),
    saves: saves.parse(JSON.parse(row.saves)),
    runs: runs.parse(JSON.parse(row.runs)),
    createdAt: row.created_at,
    updatedAt: row.updated_at,
    deletedAt: row.deleted_at,
    indexedRev: row.indexed_rev,
  }
}

/** Stores the résumé, replacing the former state. */
export function writeHead(sql: SqlStorage, stored: Stored): void {
  sql.exec(
    `INSERT OR REPLACE INTO head
       (only, id, owner, rev, indexed_rev, doc, saves, runs, created_at, updated_at, deleted_at)
     VALUES (1, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    stored.id,
    stored.owner,
    stored.rev,
    stored.indexedRev,
    JSON.stringify(stored.doc),
    JSON.stringify(stored.saves),
    JSON.stringify(stored.runs),
    stored.createdAt,
    stored.updatedAt,
    stored.deletedAt,
  )
}

/** Records the revision of the index; never an older one. */
export function writeIndexed(sql: SqlStorage, rev: number): void {
  sql.exec('UPDATE head SET indexed_rev = max(indexed_rev, ?)', rev)
}

/** Adds overwritten values to the history. */
export function addHistory(sql: SqlStorage, rows: readonly HistoryRow[]): void {
  for (const { entry, values: fields, rev, at, journal } of rows) {
    sql.exec(
      'INSERT INTO history (entry, fields, rev, at, journal) VALUES (?, ?, ?, ?, ?)',
      entry,
      JSON.stringify(fields),
      rev,
      at,
      journal,
    )
  }
  sql.exec('DELETE FROM history WHERE number <= (SELECT max(number) FROM history) - ?', HISTORY_KEPT)
}

/** The latest overwritten values, newest first. */
export function readHistory(sql: SqlStorage, limit: number): HistoryRow[] {
  const rows = sql.exec('SELECT entry, fields, rev, at, journal FROM history ORDER BY number DESC LIMIT ?', limit)
  return rows.toArray().map((found) => {
    const { fields, ...row } = historyRow.parse(found)
    return { ...row, values: values.parse(JSON.parse(fields)) }
  })
}

/** Parses a document that this object has written. */
export function parseDocument(text: string): ResumeDocument {
  const read = readDocument(JSON.parse(text))
  if (!('document' in read)) throw new Error(`A stored document does not fit: ${JSON.stringify(read.fault)}`)
  return read.document
}
