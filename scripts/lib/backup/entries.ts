import type { D1Database, R2Bucket } from '@cloudflare/workers-types'
import * as z from 'zod/mini'
import type { ArchivedAfter } from '#src/api/documents/archive.ts'
import { type CopyOutcome, type ObjectCopy, objectCopy } from '#src/api/documents/copy.ts'

/** The stores that a backup reads, or is restored to. */
export type BackupStores = { db: D1Database; files: R2Bucket; objects: CopiedObjects }

/** The Durable Objects of the résumés; only the Worker can reach them. */
export type CopiedObjects = {
  /** Reads a part of a stored résumé; null if it does not exist. */
  read: (id: string, after: ArchivedAfter) => Promise<ObjectCopy | null>
  place: (id: string, copy: ObjectCopy) => Promise<CopyOutcome>
}

/** The version of the backup format; raise it when the shape of the entries changes. */
export const FORMAT = 1

const value = z.union([z.string(), z.number(), z.null()])
const row = z.array(value)
const number = z.nullable(z.int())

/** The first line of a backup; `at` in ms since 1970. */
const head = z.strictObject({ qingjian: z.literal(FORMAT), at: z.int(), migrations: z.array(z.string()) })
/** Rows of a table, in the order of its key. */
const rows = z.strictObject({
  table: z.string(),
  columns: z.array(z.string()),
  key: z.array(z.string()),
  rows: z.array(row),
})
const file = z.strictObject({
  file: z.string(),
  type: z.optional(z.string()),
  custom: z.optional(z.record(z.string(), z.string())),
  base64: z.string(),
})
const resume = z.strictObject({
  resume: z.string(),
  after: z.strictObject({ versions: number, history: number }),
  copy: objectCopy,
})
/** The last line: how many entries there are. Without it a backup is incomplete. */
const end = z.strictObject({ end: z.strictObject({ rows: z.int(), files: z.int(), resumes: z.int() }) })

export const entry = z.union([head, rows, file, resume, end])

/** A line of a backup. */
export type BackupEntry = z.infer<typeof entry>
export type BackupHead = z.infer<typeof head>
export type BackupRows = z.infer<typeof rows>
export type BackupFile = z.infer<typeof file>
export type BackupResume = z.infer<typeof resume>
/** How many rows, files and résumés are in a backup. */
export type BackupCounts = z.infer<typeof end>['end']
export type BackupValue = z.infer<typeof value>
