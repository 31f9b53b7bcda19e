import type { SqlStorage } from '@cloudflare/workers-types'
import * as z from 'zod/mini'

const keyRow = z.object({ key: z.string() })

/** The keys of all photos that the document uses, or would use after restoring a version or a value of the history. */
export function readPhotoKeys(sql: SqlStorage): string[] {
  const rows = sql.exec(`
    SELECT key FROM (
      SELECT json_extract(doc, '$.basics.photo') AS key FROM head
      UNION SELECT json_extract(doc, '$.basics.photo') FROM versions
      UNION SELECT json_extract(fields, '$.photo') FROM history WHERE entry = 'basics'
    ) WHERE key IS NOT NULL`)
  return z
    .array(keyRow)
    .parse(rows.toArray())
    .map(({ key }) => key)
}
