import * as z from 'zod/mini'
import { readRow } from '#src/api/db/rows.ts'
import { chunksOf } from '#src/lib/chunks.ts'
import { noteContentVersion } from './content-versions.ts'
import type { ContentDatabase } from './database.ts'

export type PublishedSample = { id: number; html: string }

/** How many samples one statement writes: D1 accepts values of 2 MB at most. */
const CHUNK = 50

const htmlRow = z.object({ html: z.string() })

/** The résumé of a template as HTML; `null` when there is none. */
export async function readSampleHtml(db: ContentDatabase, id: number): Promise<string | null> {
  const row = await readRow(htmlRow, db.prepare('SELECT html FROM resume_samples WHERE id = ?').bind(id))
  return row?.html ?? null
}

/** Replaces all samples in one batch; their templates must exist. */
export async function publishSampleRows(
  db: ContentDatabase,
  samples: readonly PublishedSample[],
  version: string,
): Promise<void> {
  const sql = `INSERT INTO resume_samples (id, html) SELECT value ->> 'id', value ->> 'html' FROM json_each(?)`
  await db.batch([
    db.prepare('DELETE FROM resume_samples'),
    ...chunksOf(samples, CHUNK).map((chunk) => db.prepare(sql).bind(JSON.stringify(chunk))),
    noteContentVersion(db, 'samples', version),
  ])
}
