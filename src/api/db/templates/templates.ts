import type { D1Database } from '@cloudflare/workers-types'
import * as z from 'zod/mini'
import { isFound, readRow, rowOf } from '#src/api/db/rows.ts'
import type { Locale } from '#src/contract/index.ts'

/** A template of the catalogue, with what favourites, downloads and orders need of it. */
export type OfferedTemplate = { id: number; title_zh: string; title_en: string }

type Offer = { title: Record<Locale, string>; price: number }

const offerRow = z.pipe(
  rowOf({ titleZh: z.string(), titleEn: z.string(), price: z.int() }),
  z.transform(({ titleZh, titleEn, price }): Offer => ({ title: { zh: titleZh, en: titleEn }, price })),
)

/** The title of an offered template and what it costs when bought singly, in fen; `null` when there is none. */
export async function readWordOffer(db: D1Database, id: number): Promise<Offer | null> {
  const sql = 'SELECT title_zh, title_en, price FROM word_templates WHERE id = ? AND offered = 1'
  return readRow(offerRow, db.prepare(sql).bind(id))
}

/** Whether a user has bought a template, without a refund. */
export async function isPurchased(db: D1Database, userId: number, templateId: number): Promise<boolean> {
  const sql = 'SELECT 1 FROM grants WHERE user_id = ? AND template_id = ? AND revoked_at IS NULL'
  return isFound(db.prepare(sql).bind(userId, templateId))
}

/** Columns that the previous version of the Worker still reads; empty, because it shows none of these rows. */
const OF_TEMPLATE = `published, slug, design, language, summary_zh, summary_en, photo, pages, fonts, file_name, size, sha256,
  preview_width, preview_height, updated_at`
const OF_ARTICLE = `published, version, language, category, title, summary, html, contents, minutes, related, templates,
  updated_at`

/**
 * Offers these templates and no others, in one batch. Those no longer offered keep their counters, orders and
 * downloads. Runs before the content is published, so that nothing is shown that cannot be ordered or kept.
 */
export async function offerTemplates(db: D1Database, templates: readonly OfferedTemplate[]): Promise<void> {
  await db.batch([
    db.prepare('UPDATE word_templates SET offered = 0 WHERE offered = 1'),
    db
      .prepare(
        `INSERT INTO word_templates (id, offered, title_zh, title_en, ${OF_TEMPLATE})
         SELECT value ->> 'id', 1, value ->> 'title_zh', value ->> 'title_en',
           0, '', '', 'zh', '', '', 0, 0, '[]', '', 0, '', 0, 0, 0 FROM json_each(?) WHERE true
         ON CONFLICT (id) DO UPDATE SET offered = 1, title_zh = excluded.title_zh, title_en = excluded.title_en`,
      )
      .bind(JSON.stringify(templates.map(({ id, title_zh, title_en }) => ({ id, title_zh, title_en })))),
  ])
}

/** As `offerTemplates`, for articles; the visits of offered ones are counted. */
export async function offerArticles(db: D1Database, articles: readonly { id: number }[]): Promise<void> {
  await db.batch([
    db.prepare('UPDATE articles SET offered = 0 WHERE offered = 1'),
    db
      .prepare(
        `INSERT INTO articles (id, offered, ${OF_ARTICLE})
         SELECT value, 1, 0, '', 'zh', '', '', '', '', '[]', 0, '[]', '[]', 0 FROM json_each(?) WHERE true
         ON CONFLICT (id) DO UPDATE SET offered = 1`,
      )
      .bind(JSON.stringify(articles.map(({ id }) => id))),
  ])
}
