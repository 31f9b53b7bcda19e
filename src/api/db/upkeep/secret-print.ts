import type { D1Database } from '@cloudflare/workers-types'
import * as z from 'zod/mini'
import { readRow } from '#src/api/db/rows.ts'

const printRow = z.object({ print: z.string() })

/** Stores the fingerprint of the site's secret (`secretPrint`); writes only when it has changed. */
export async function keepSecretPrint(db: D1Database, print: string): Promise<void> {
  await db
    .prepare(
      `INSERT INTO secret_print (id, print) VALUES (1, ?)
       ON CONFLICT (id) DO UPDATE SET print = excluded.print WHERE print <> excluded.print`,
    )
    .bind(print)
    .run()
}

/** The stored fingerprint of the site's secret; null before the timer has run for the first time. */
export async function readSecretPrint(db: D1Database): Promise<string | null> {
  const row = await readRow(printRow, db.prepare('SELECT print FROM secret_print WHERE id = 1'))
  return row?.print ?? null
}
