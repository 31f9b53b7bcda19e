import type { D1Database } from '@cloudflare/workers-types'
import * as z from 'zod/mini'
import { hasChanged, readRow } from '#src/api/db/rows.ts'
import { locales } from '#src/contract/index.ts'

const profileRow = z.object({
  user_name: z.string(),
  picture: z.nullable(z.string()),
  language: z.nullable(z.enum(locales)),
})
const languageRow = z.pick(profileRow, { language: true })

/** A user's picture by its key, and the language of e-mails (null for that of the page). */
export type Profile = z.infer<typeof profileRow>

/** The profile of an account; null when there is no account. */
export async function readProfile(db: D1Database, userId: number): Promise<Profile | null> {
  return readRow(profileRow, db.prepare('SELECT user_name, picture, language FROM users WHERE id = ?').bind(userId))
}

/**
 * Saves a profile.
 * @returns false when the picture does not belong to the user
 */
export async function writeProfile(db: D1Database, userId: number, profile: Profile): Promise<boolean> {
  const { user_name, picture, language } = profile
  const sql = `UPDATE users SET user_name = ?2, language = ?3, picture = ?4 WHERE id = ?1 AND (?4 IS NULL OR EXISTS
      (SELECT 1 FROM photos WHERE key = ?4 AND photos.user_id = ?1 AND sha256 <> key))`
  return hasChanged(db.prepare(sql).bind(userId, user_name, language, picture))
}

/** The language of e-mails to a user, or to whoever has a number or address; null where nobody chose one. */
export async function readLanguage(
  db: D1Database,
  contact: string,
  userId: number | null,
): Promise<Profile['language']> {
  const sql = 'SELECT language FROM users WHERE mobile = ?1 OR email = ?1 OR id = ?2 ORDER BY id = ?2 DESC LIMIT 1'
  const row = await readRow(languageRow, db.prepare(sql).bind(contact, userId))
  return row?.language ?? null
}
