import type { D1Database } from '@cloudflare/workers-types'
import * as z from 'zod/mini'
import { ARTICLES_A_PAGE, pageCount, TEMPLATES_A_PAGE } from '#src/api/domain/paging.ts'
import { articleFacets, type ContentIndex, type Locale, wordFacets } from '#src/contract/index.ts'
import { rowsOf } from './rows.ts'

const itemRow = z.object({ id: z.int(), updated_at: z.number() })
const termRow = { slug: z.string(), count: z.int(), updated_at: z.number() }
const templateTermRow = z.object({ facet: z.enum(wordFacets), ...termRow })
const articleTermRow = z.object({ facet: z.enum(articleFacets), ...termRow })

/** The index of everything published, with the articles of one language. */
export async function readContentIndex(db: D1Database, locale: Locale): Promise<ContentIndex> {
  const [templates, templateTerms, articles, articleTerms] = await db.batch([
    db.prepare('SELECT id, updated_at FROM word_templates WHERE published = 1 ORDER BY id'),
    db.prepare(
      `SELECT f.facet, f.slug, count(*) AS count, max(t.updated_at) AS updated_at
       FROM word_template_facets AS f JOIN word_templates AS t ON t.id = f.template_id
       WHERE t.published = 1 GROUP BY f.facet, f.slug ORDER BY f.facet, f.slug`,
    ),
    db
      .prepare('SELECT id, updated_at FROM articles WHERE published = 1 AND language = ? ORDER BY updated_at, id')
      .bind(locale),
    db
      .prepare(
        `SELECT n.facet, f.slug, count(*) AS count, max(a.updated_at) AS updated_at
         FROM articles AS a JOIN article_terms AS f ON f.article_id = a.id
         JOIN article_term_names AS n ON n.slug = f.slug
         WHERE a.published = 1 AND a.language = ? GROUP BY f.slug ORDER BY f.slug`,
      )
      .bind(locale),
  ])
  const templateItems = rowsOf(itemRow, templates)
  const articleItems = rowsOf(itemRow, articles)
  return {
    templates: templateItems,
    template_pages: pageCount(templateItems.length, TEMPLATES_A_PAGE),
    template_terms: rowsOf(templateTermRow, templateTerms).map(({ count, ...term }) => ({
      ...term,
      pages: pageCount(count, TEMPLATES_A_PAGE),
    })),
    articles: articleItems,
    article_pages: pageCount(articleItems.length, ARTICLES_A_PAGE),
    article_terms: rowsOf(articleTermRow, articleTerms).map(({ count, ...term }) => ({
      ...term,
      pages: pageCount(count, ARTICLES_A_PAGE),
    })),
  }
}
