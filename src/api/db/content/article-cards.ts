import * as z from 'zod/mini'
import { type ArticleCard, type ArticleTerm, articleFacets, type Locale } from '#src/contract/index.ts'

/** The columns of a card, from `articles AS a` joined to the name of its category as `c`. */
export const CARD_COLUMNS = `a.id, a.title, a.summary, a.minutes, a.views, a.published_at, a.updated_at,
  c.facet, c.slug, c.name_zh, c.name_en`

/** The join the columns need. */
export const CARD_TABLES = 'articles AS a JOIN article_term_names AS c ON c.slug = a.category'

export const termRow = z.object({
  facet: z.enum(articleFacets),
  slug: z.string(),
  name_zh: z.string(),
  name_en: z.string(),
})

export const cardRow = z.extend(termRow, {
  id: z.int(),
  title: z.string(),
  summary: z.string(),
  minutes: z.int(),
  views: z.int(),
  published_at: z.number(),
  updated_at: z.number(),
})

/** Converts a stored article to a card. */
export function cardOf(row: z.infer<typeof cardRow>, locale: Locale): ArticleCard {
  const { id, title, summary, minutes, views, published_at, updated_at } = row
  return { id, title, summary, category: termOf(row, locale), minutes, views, published_at, updated_at }
}

/** Converts a stored category or tag to a language. */
export function termOf({ facet, slug, name_zh, name_en }: z.infer<typeof termRow>, locale: Locale): ArticleTerm {
  return { facet, slug, name: locale === 'en' ? name_en : name_zh }
}
