import type { D1Database, D1PreparedStatement } from '@cloudflare/workers-types'
import * as z from 'zod/mini'
import { wordResumeNo } from '#src/api/domain/templates.ts'
import type { FavouriteList, Locale } from '#src/contract/index.ts'
import { firstOf, rowsOf } from './rows.ts'
import { CARD_COLUMNS, cardOf, cardRow } from './word-cards.ts'

type Favourite = { userId: number; templateId: number }
type FavouritePage = { userId: number; page: number; pageSize: number }

const favouriteRow = z.extend(cardRow, { created_at: z.number() })
const totalRow = z.object({ total: z.int() })

/**
 * Adds a published Word template to a user's favourites; adding it again changes nothing.
 * @returns false when there is no such template
 */
export async function addFavourite(db: D1Database, { userId, templateId }: Favourite, now: number): Promise<boolean> {
  const [, , template] = await db.batch([
    db
      .prepare(
        `INSERT INTO favourites (user_id, template_type, template_id, created_at)
         SELECT ?1, 'word', id, ?3 FROM word_templates WHERE id = ?2 AND published = 1
         ON CONFLICT (user_id, template_type, template_id) DO NOTHING`,
      )
      .bind(userId, templateId, now),
    db.prepare('UPDATE word_templates SET favourites = favourites + 1 WHERE id = ? AND changes() = 1').bind(templateId),
    db.prepare('SELECT 1 FROM word_templates WHERE id = ? AND published = 1').bind(templateId),
  ])
  return template?.results.length === 1
}

/**
 * Takes a Word template off a user's favourites; taking it off again changes nothing.
 * @returns false when there never was such a template
 */
export async function removeFavourite(db: D1Database, { userId, templateId }: Favourite): Promise<boolean> {
  const [, , template] = await db.batch([
    db
      .prepare("DELETE FROM favourites WHERE user_id = ? AND template_type = 'word' AND template_id = ?")
      .bind(userId, templateId),
    db.prepare('UPDATE word_templates SET favourites = favourites - 1 WHERE id = ? AND changes() = 1').bind(templateId),
    db.prepare('SELECT 1 FROM word_templates WHERE id = ?').bind(templateId),
  ])
  return template?.results.length === 1
}

/** Whether a Word template is among a user's favourites. */
export async function isFavourite(db: D1Database, { userId, templateId }: Favourite): Promise<boolean> {
  const row = await db
    .prepare("SELECT 1 FROM favourites WHERE user_id = ? AND template_type = 'word' AND template_id = ?")
    .bind(userId, templateId)
    .first()
  return row !== null
}

/** One page of a user's favourite Word templates, newest first. */
export async function listFavourites(db: D1Database, query: FavouritePage, locale: Locale): Promise<FavouriteList> {
  const [total, items] = await db.batch([
    db
      .prepare(
        `SELECT count(*) AS total FROM favourites AS f JOIN word_templates AS t ON t.id = f.template_id AND t.published = 1
         WHERE f.user_id = ? AND f.template_type = 'word'`,
      )
      .bind(query.userId),
    favouritesStatement(db, query),
  ])
  return {
    total: firstOf(totalRow, total)?.total ?? 0,
    page: query.page,
    page_size: query.pageSize,
    items: rowsOf(favouriteRow, items).map((row) => ({
      template_type: 'word',
      template_id: row.id,
      resume_no: wordResumeNo(row.id),
      created_at: row.created_at,
      card: cardOf(row, locale),
    })),
  }
}

function favouritesStatement(db: D1Database, { userId, page, pageSize }: FavouritePage): D1PreparedStatement {
  return db
    .prepare(
      `SELECT ${CARD_COLUMNS}, f.created_at FROM favourites AS f
       JOIN word_templates AS t ON t.id = f.template_id AND t.published = 1
       WHERE f.user_id = ? AND f.template_type = 'word'
       ORDER BY f.created_at DESC, f.template_id DESC LIMIT ? OFFSET ?`,
    )
    .bind(userId, pageSize, (page - 1) * pageSize)
}
