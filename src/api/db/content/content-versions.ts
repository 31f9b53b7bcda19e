import type { D1Database, D1PreparedStatement } from '@cloudflare/workers-types'
import * as z from 'zod/mini'
import { readRow, readRows } from '#src/api/db/rows.ts'
import type { ContentDatabase } from './database.ts'

/** Parts of the content published separately; `sources` is the set of files everything was published from. */
export type ContentName = 'word' | 'articles' | 'samples' | 'sources'

const versionRow = z.object({ version: z.string() })

/** The version published last; `null` before the first. */
export async function readContentVersion(db: ContentDatabase, name: ContentName): Promise<string | null> {
  const row = await readRow(versionRow, db.prepare('SELECT version FROM content_versions WHERE name = ?').bind(name))
  return row?.version ?? null
}

/** The versions of all parts as they are published. */
export async function readContentVersions(content: ContentDatabase): Promise<string[]> {
  const parts = "SELECT version FROM content_versions WHERE name IN ('word', 'articles', 'samples') ORDER BY name"
  return (await readRows(versionRow, content.prepare(parts))).map(({ version }) => version)
}

/** Records the published version. */
export function noteContentVersion(db: ContentDatabase, name: ContentName, version: string): D1PreparedStatement {
  return db
    .prepare(
      `INSERT INTO content_versions (name, version) VALUES (?, ?)
       ON CONFLICT (name) DO UPDATE SET version = excluded.version`,
    )
    .bind(name, version)
}

/**
 * Records in the ledger the version of all published parts together. Triggers then give the site another version.
 * @param bookmark the state of the content database from which on it has all of this
 */
export function notePublished(db: D1Database, version: string, bookmark: string | null): D1PreparedStatement {
  return db
    .prepare(
      `INSERT INTO content_versions (name, version, bookmark) VALUES ('published', ?, ?)
       ON CONFLICT (name) DO UPDATE SET version = excluded.version, bookmark = excluded.bookmark`,
    )
    .bind(version, bookmark)
}
