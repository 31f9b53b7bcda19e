import type { SqlStorage } from '@cloudflare/workers-types'
import * as z from 'zod/mini'
import type { ResumeDocument } from '#src/resume/document.ts'
import type { Stored } from './storage.ts'

/** How many characters of a table go into one answer, plus the row that exceeds them: an answer has 32 MB at most. */
const MOST_SIGNS = 6_000_000

const numbered = z.catchall(z.object({ number: z.int() }), z.union([z.string(), z.number(), z.null()]))

/** A row of a table as it is stored. */
export type ArchivedRow = z.infer<typeof numbered>

/** Rows of a table, oldest first; `next` is after which number there are more, null at the end. */
export type ArchivedRows = { rows: ArchivedRow[]; next: number | null }

/** What is kept of a résumé; times in ms since 1970. */
export type Archive = {
  doc: ResumeDocument
  createdAt: number
  updatedAt: number
  deletedAt: number | null
  versions: ArchivedRows
  history: ArchivedRows
}

/** From where on rows are wanted; null for none. */
export type ArchivedAfter = { versions: number | null; history: number | null }

/** All that is kept of a résumé, in as many parts as `next` says. */
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

function readRows(sql: SqlStorage, query: string, after: number | null): ArchivedRows {
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
