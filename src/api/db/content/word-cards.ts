import * as z from 'zod/mini'
import { readRows } from '#src/api/db/rows.ts'
import { type FacetValue, type Locale, type WordCard, wordFacets } from '#src/contract/index.ts'
import type { ContentDatabase } from './database.ts'

/** A facet's value with its names. */
export const facetValueRow = z.object({
  facet: z.enum(wordFacets),
  slug: z.string(),
  name_zh: z.string(),
  name_en: z.string(),
})

/** Converts a stored facet value, with its name in one language. */
export function facetOf({ facet, slug, name_zh, name_en }: z.infer<typeof facetValueRow>, locale: Locale): FacetValue {
  return { facet, slug, name: locale === 'en' ? name_en : name_zh }
}

/** The columns of a card, from `word_templates AS t`. */
export const CARD_COLUMNS = `t.id, t.slug, t.language, t.title_zh, t.title_en, t.pages, t.photo, t.downloads,
  t.preview_width, t.preview_height, substr(t.sha256, 1, 4) AS preview_version`

export const cardRow = z.object({
  id: z.int(),
  slug: z.string(),
  language: z.enum(['zh', 'en']),
  title_zh: z.string(),
  title_en: z.string(),
  pages: z.int(),
  photo: z.int(),
  downloads: z.int(),
  preview_width: z.int(),
  preview_height: z.int(),
  preview_version: z.string(),
})

/** Converts a stored template to a card. */
export function cardOf(row: z.infer<typeof cardRow>, locale: Locale): WordCard {
  return {
    id: row.id,
    title: locale === 'en' ? row.title_en : row.title_zh,
    language: row.language,
    pages: row.pages,
    photo: row.photo === 1,
    downloads: row.downloads,
    preview: previewOf(row, 1),
  }
}

export const foundCardRow = z.extend(cardRow, { summary_zh: z.string(), summary_en: z.string() })

/** Converts a stored template to a card, with its summary in search results. */
export function foundCardOf(row: z.infer<typeof foundCardRow>, locale: Locale, isSearch: boolean): WordCard {
  const summary = locale === 'en' ? row.summary_en : row.summary_zh
  return { ...cardOf(row, locale), ...(isSearch && { summary }) }
}

/** The addresses of a page's pictures; `page` starts at 1. */
export function previewOf(row: z.infer<typeof cardRow>, page: number): WordCard['preview'] {
  const address = (width: number) => `/previews/word/${row.slug}-${page}-${width}.webp?v=${row.preview_version}`
  return { small: address(480), large: address(1080), width: row.preview_width, height: row.preview_height }
}

/** The cards of these templates by their ids, as far as they are published. */
export async function readWordCards(
  content: ContentDatabase,
  ids: readonly number[],
  locale: Locale,
): Promise<Map<number, WordCard>> {
  const sql = `SELECT ${CARD_COLUMNS} FROM json_each(?) AS line CROSS JOIN word_templates AS t ON t.id = line.value
    WHERE t.published = 1`
  const rows = await readRows(cardRow, content.prepare(sql).bind(JSON.stringify(ids)))
  return new Map(rows.map((row) => [row.id, cardOf(row, locale)]))
}
