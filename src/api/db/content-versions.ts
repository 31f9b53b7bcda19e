import type { D1Database, D1PreparedStatement } from '@cloudflare/workers-types'
import * as z from 'zod/mini'

/** Parts of the content published separately; `sources` is the set of files everything was published from. */
export type ContentName = 'word' | 'articles' | 'samples' | 'sources'

const versionRow = z.nullable(z.object({ version: z.string() }))

/** The version published last; `null` before the first. */
export async function readContentVersion(db: D1Database, name: ContentName): Promise<string | null> {
  const row = await db.prepare('SELECT version FROM content_versions WHERE name = ?').bind(name).first()
  return versionRow.parse(row)?.version ?? null
}

/** Records the published version. */
export function noteContentVersion(db: D1Database, name: ContentName, version: string): D1PreparedStatement {
  return db
    .prepare(
      `INSERT INTO content_versions (name, version) VALUES (?, ?)
       ON CONFLICT (name) DO UPDATE SET version = excluded.version`,
    )
    .bind(name, version)
}
