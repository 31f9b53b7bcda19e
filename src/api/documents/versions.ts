import type { SqlStorage } from '@cloudflare/workers-types'
import * as z from 'zod/mini'
import type { ResumeDocument } from '#src/resume/document.ts'
import { parseDocument, type Stored } from './storage.ts'

/** The least time between two automatic versions, in ms. */
const SPACING_MS = 120_000
/** How many automatic versions, and how many named ones, are kept; the oldest automatic ones are deleted. */
const KEPT = 50

/** A stored version of the document; `at` in ms since 1970, `name` null for an automatic one. */
export type Version = { number: number; rev: number; at: number; name: string | null }

const versionRow = z.object({ number: z.int(), rev: z.int(), at: z.number(), name: z.nullable(z.string()) })
const documentRow = z.object({ doc: z.string() })
const countRow = z.object({ count: z.int() })

/**
 * Stores the state that a change is about to replace, unless there is a recent version. So whatever somebody finds
 * after a pause can be restored.
 * @param spacing how recent, in ms; with 0 only a version of the same revision counts
 */
export function keepVersion(sql: SqlStorage, before: Stored, now: number, spacing = SPACING_MS): void {
  sql.exec(
    `INSERT INTO versions (rev, at, name, doc) SELECT ?1, ?2, NULL, ?3
     WHERE NOT EXISTS (SELECT 1 FROM versions WHERE rev = ?1)
       AND coalesce((SELECT max(at) FROM versions WHERE name IS NULL), 0) <= ?4`,
    before.rev,
    now,
    JSON.stringify(before.doc),
    now - spacing,
  )
  sql.exec(
    `DELETE FROM versions WHERE name IS NULL AND number NOT IN
       (SELECT number FROM versions WHERE name IS NULL ORDER BY number DESC LIMIT ?)`,
    KEPT,
  )
}

/** Stores the present state as a named version, once; false when the limit is reached. */
export function nameVersion(sql: SqlStorage, { rev, doc }: Stored, name: string, now: number): boolean {
  const same = 'SELECT count(*) AS count FROM versions WHERE rev = ? AND name = ?'
  if (countRow.parse(sql.exec(same, rev, name).one()).count > 0) return true
  const { count } = countRow.parse(sql.exec('SELECT count(*) AS count FROM versions WHERE name IS NOT NULL').one())
  if (count >= KEPT) return false
  sql.exec('INSERT INTO versions (rev, at, name, doc) VALUES (?, ?, ?, ?)', rev, now, name, JSON.stringify(doc))
  return true
}

/** All versions, newest first. */
export function listVersions(sql: SqlStorage): Version[] {
  return z
    .array(versionRow)
    .parse(sql.exec('SELECT number, rev, at, name FROM versions ORDER BY number DESC').toArray())
}

/** The document of a version, if there is one. */
export function readVersion(sql: SqlStorage, number: number): ResumeDocument | null {
  const found = sql.exec('SELECT doc FROM versions WHERE number = ?', number).toArray()[0]
  return found === undefined ? null : parseDocument(documentRow.parse(found).doc)
}
