import type { SqlStorage } from '@cloudflare/workers-types'
import * as z from 'zod/mini'
import type { ResumeDocument } from '#src/resume/document.ts'
import type { Stored } from './storage.ts'

/** How many characters of a table one answer contains, plus the row that exceeds it: answers are limited to 32 MB. */
const MOST_SIGNS = 6_000_000

const numbered = z.catchall(z.object({ number: z.int() }), z.union([z.string(), z.number(), z.null()]))

/** A stored row of a table. */
export type ArchivedRow = z.infer<typeof numbered>

/** Rows of a table, oldest first; `next` is the number after which to continue, null at the end. */
export type ArchivedRows = { rows: ArchivedRow[]; next: number | null }

/** All stored data of a résumé; times in ms since 1970. */
export type Archive = {
  doc: ResumeDocument
  createdAt: number
  updatedAt: number
  deletedAt: number | null
  versions: ArchivedRows
  history: ArchivedRows
}

/** The numbers after which to continue; null to skip a table. */
export type ArchivedAfter = { versions: number | null; history: number | null }

/** Reads all stored data of a résumé, in parts to continue with `next`. */
export function readArchive(sql: SqlStorage, stored: Stored, after: ArchivedAfter): Archive {
  const { doc, createdAt, updatedAt, deletedAt } = stored
  return {
    doc,
    createdAt,
    updatedAt,
    deletedAt,
    versions: readRows(sql, 'SELECT * FROM versions WHERE number > ? ORDER BY number', after.versions),
    history: readRows(sql, 'SELECT * FROM history WHERE number > ? ORDER BY number', after.history),
  }
}

/**
 * Reads rows of a table in the order of their numbers, as many as go into one answer.
 * @param query selects the rows after a number
 * @param after the number after which to continue; null for no rows
 */
export function readRows(sql: SqlStorage, query: string, after: number | null): ArchivedRows {
  const rows: ArchivedRow[] = []
  if (after === null) return { rows, next: null }
  let signs = 0
  for (const found of sql.exec(query, after)) {
    const row = numbered.parse(found)
    if (signs > MOST_SIGNS) return { rows, next: rows.at(-1)?.number ?? null }
    rows.push(row)
    signs += Object.values(row).reduce<number>((sum, value) => sum + String(value).length, 0)
  }
  return { rows, next: null }
}
