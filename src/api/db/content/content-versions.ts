import type { D1PreparedStatement } from '@cloudflare/workers-types'
import * as z from 'zod/mini'
import { rowsOf } from '#src/api/db/rows.ts'
import type { ContentDatabase } from './database.ts'

/**
 * Parts of the content published separately; `sources` is the set of files everything was published from, `published` in
 * the ledger all the parts together: its triggers give the site another version.
 */
export type ContentName = 'word' | 'articles' | 'samples' | 'sources' | 'published'

const versionRow = z.nullable(z.object({ version: z.string() }))

/** The version published last; `null` before the first. */
export async function readContentVersion(db: ContentDatabase, name: ContentName): Promise<string | null> {
  const row = await db.prepare('SELECT version FROM content_versions WHERE name = ?').bind(name).first()
  return versionRow.parse(row)?.version ?? null
}

/** The versions of all parts as they are published. */
export async function readContentVersions(content: ContentDatabase): Promise<string[]> {
  const parts = "SELECT version FROM content_versions WHERE name IN ('word', 'articles', 'samples') ORDER BY name"
  return rowsOf(z.object({ version: z.string() }), await content.prepare(parts).all()).map(({ version }) => version)
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
