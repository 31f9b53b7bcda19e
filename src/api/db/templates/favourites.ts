import type { D1Database, D1PreparedStatement } from '@cloudflare/workers-types'
import * as z from 'zod/mini'
import { isFound, rowsOf } from '#src/api/db/rows.ts'
import { favouriteMarks, type TemplateType, templateType } from '#src/contract/index.ts'

type Favourite = { userId: number; type: TemplateType; templateId: number }
/** Favourites as the ledger knows them, without what is shown of a template. */
type FavouritesFound = { totals: Record<TemplateType, number>; items: z.infer<typeof favouriteRow>[] }
type FavouritePage = { userId: number; type: TemplateType; page: number; pageSize: number }

/** How many favourites are sent for marking cards. */
const MAX_MARKS = 1000

const favouriteRow = z.object({ template_id: z.int(), created_at: z.number() })
const totalRow = z.object({ template_type: templateType, total: z.int() })

/**
 * Adds an offered template to a user's favourites; adding it twice changes nothing.
 * @returns false when there is no such template
 */
export async function addFavourite(db: D1Database, favourite: Favourite, now: number): Promise<boolean> {
  const { userId, type, templateId } = favourite
  const [, , template] = await db.batch([
    db
      .prepare(
        `INSERT INTO favourites (user_id, template_type, template_id, created_at)
         SELECT ?1, ?2, id, ?4 FROM word_templates WHERE id = ?3 AND offered = 1
         ON CONFLICT (user_id, template_type, template_id) DO NOTHING`,
      )
      .bind(userId, type, templateId, now),
    db.prepare('UPDATE word_templates SET favourites = favourites + 1 WHERE id = ? AND changes() = 1').bind(templateId),
    db.prepare('SELECT 1 FROM word_templates WHERE id = ? AND offered = 1').bind(templateId),
  ])
  return template?.results.length === 1
}

/**
 * Removes a template from a user's favourites; removing it twice changes nothing.
 * @returns false when there never was such a template
 */
export async function removeFavourite(db: D1Database, { userId, type, templateId }: Favourite): Promise<boolean> {
  const [, , template] = await db.batch([
    db
      .prepare('DELETE FROM favourites WHERE user_id = ? AND template_type = ? AND template_id = ?')
      .bind(userId, type, templateId),
    db.prepare('UPDATE word_templates SET favourites = favourites - 1 WHERE id = ? AND changes() = 1').bind(templateId),
    db.prepare('SELECT 1 FROM word_templates WHERE id = ?').bind(templateId),
  ])
  return template?.results.length === 1
}

/** Whether a template is among a user's favourites. */
export async function isFavourite(db: D1Database, { userId, type, templateId }: Favourite): Promise<boolean> {
  const sql = 'SELECT 1 FROM favourites WHERE user_id = ? AND template_type = ? AND template_id = ?'
  return isFound(db.prepare(sql).bind(userId, type, templateId))
}

/** A user's newest favourites, for marking cards. */
export async function readFavouriteMarks(db: D1Database, userId: number): Promise<z.infer<typeof favouriteMarks>> {
  const { results } = await db
    .prepare(
      `SELECT template_type, template_id FROM favourites WHERE user_id = ?
       ORDER BY template_type, created_at DESC, template_id DESC LIMIT ${MAX_MARKS}`,
    )
    .bind(userId)
    .all()
  return favouriteMarks.parse(results)
}

/**
 * One page of a user's favourites of a type, newest first, and how many there are of each type. Templates that are no
 * longer offered are left out.
 */
export async function listFavourites(db: D1Database, query: FavouritePage): Promise<FavouritesFound> {
  const [total, items] = await db.batch([
    db
      .prepare(
        `SELECT f.template_type, count(*) AS total FROM favourites AS f
         JOIN word_templates AS t ON t.id = f.template_id AND t.offered = 1
         WHERE f.user_id = ? GROUP BY f.template_type`,
      )
      .bind(query.userId),
    favouritesStatement(db, query),
  ])
  const counted = new Map(rowsOf(totalRow, total).map((row) => [row.template_type, row.total]))
  return {
    totals: { word: counted.get('word') ?? 0, resume: counted.get('resume') ?? 0 },
    items: rowsOf(favouriteRow, items),
  }
}

function favouritesStatement(db: D1Database, { userId, type, page, pageSize }: FavouritePage): D1PreparedStatement {
  return db
    .prepare(
      `SELECT f.template_id, f.created_at FROM favourites AS f
       JOIN word_templates AS t ON t.id = f.template_id AND t.offered = 1
       WHERE f.user_id = ? AND f.template_type = ?
       ORDER BY f.created_at DESC, f.template_id DESC LIMIT ? OFFSET ?`,
    )
    .bind(userId, type, pageSize, (page - 1) * pageSize)
}
