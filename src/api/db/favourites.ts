import type { D1Database, D1PreparedStatement } from '@cloudflare/workers-types'
import * as z from 'zod/mini'
import { resumeNo } from '#src/api/domain/templates.ts'
import {
  type FavouriteList,
  favouriteMarks,
  type Locale,
  type TemplateType,
  templateType,
} from '#src/contract/index.ts'
import { rowsOf } from './rows.ts'
import { CARD_COLUMNS, cardOf, cardRow } from './word-cards.ts'

type Favourite = { userId: number; type: TemplateType; templateId: number }
type FavouritePage = { userId: number; type: TemplateType; page: number; pageSize: number }

/** How many favourites are sent for marking cards. */
const MAX_MARKS = 1000

const favouriteRow = z.extend(cardRow, { created_at: z.number() })
const totalRow = z.object({ template_type: templateType, total: z.int() })

/**
 * Adds a published template to a user's favourites; adding it twice changes nothing.
 * @returns false when there is no such template
 */
export async function addFavourite(db: D1Database, favourite: Favourite, now: number): Promise<boolean> {
  const { userId, type, templateId } = favourite
  const [, , template] = await db.batch([
    db
      .prepare(
        `INSERT INTO favourites (user_id, template_type, template_id, created_at)
         SELECT ?1, ?2, id, ?4 FROM word_templates WHERE id = ?3 AND published = 1
         ON CONFLICT (user_id, template_type, template_id) DO NOTHING`,
      )
      .bind(userId, type, templateId, now),
    db.prepare('UPDATE word_templates SET favourites = favourites + 1 WHERE id = ? AND changes() = 1').bind(templateId),
    db.prepare('SELECT 1 FROM word_templates WHERE id = ? AND published = 1').bind(templateId),
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
  const row = await db
    .prepare('SELECT 1 FROM favourites WHERE user_id = ? AND template_type = ? AND template_id = ?')
    .bind(userId, type, templateId)
    .first()
  return row !== null
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

/** One page of a user's favourites of a type, newest first. */
export async function listFavourites(db: D1Database, query: FavouritePage, locale: Locale): Promise<FavouriteList> {
  const { type, userId } = query
  const [total, items] = await db.batch([
    db
      .prepare(
        `SELECT f.template_type, count(*) AS total FROM favourites AS f
         JOIN word_templates AS t ON t.id = f.template_id AND t.published = 1
         WHERE f.user_id = ? GROUP BY f.template_type`,
      )
      .bind(userId),
    favouritesStatement(db, query),
  ])
  const counted = new Map(rowsOf(totalRow, total).map((row) => [row.template_type, row.total]))
  const totals = { word: counted.get('word') ?? 0, resume: counted.get('resume') ?? 0 }
  return {
    type,
    total: totals[type],
    totals,
    page: query.page,
    page_size: query.pageSize,
    items: rowsOf(favouriteRow, items).map((row) => ({
      template_type: type,
      template_id: row.id,
      resume_no: resumeNo(type, row.id),
      created_at: row.created_at,
      card: cardOf(row, locale),
    })),
  }
}

function favouritesStatement(db: D1Database, { userId, type, page, pageSize }: FavouritePage): D1PreparedStatement {
  return db
    .prepare(
      `SELECT ${CARD_COLUMNS}, f.created_at FROM favourites AS f
       JOIN word_templates AS t ON t.id = f.template_id AND t.published = 1
       WHERE f.user_id = ? AND f.template_type = ?
       ORDER BY f.created_at DESC, f.template_id DESC LIMIT ? OFFSET ?`,
    )
    .bind(userId, type, pageSize, (page - 1) * pageSize)
}
