import * as z from 'zod/mini'
import { rowsOf } from '#src/api/db/rows.ts'
import { ARTICLES_A_PAGE, pageCount, TEMPLATES_A_PAGE } from '#src/api/domain/paging.ts'
import { articleFacets, type ContentIndex, type Locale, wordFacets } from '#src/contract/index.ts'
import type { ContentDatabase } from './database.ts'

const itemRow = z.object({ id: z.int(), updated_at: z.number() })
const termRow = { slug: z.string(), count: z.int(), updated_at: z.number() }
const templateTermRow = z.object({ facet: z.enum(wordFacets), ...termRow })
const articleTermRow = z.object({ facet: z.enum(articleFacets), ...termRow })

/**
 * The index of everything published, with the articles of one language. The counts of terms are stored when publishing.
 */
export async function readContentIndex(db: ContentDatabase, locale: Locale): Promise<ContentIndex> {
  const [templates, templateTerms, articles, articleTerms] = await db.batch([
    db.prepare('SELECT id, updated_at FROM word_templates WHERE published = 1 ORDER BY id'),
    db.prepare(
      `SELECT facet, slug, count, updated_at FROM word_facet_counts WHERE among_facet = '' AND among_slug = ''
       ORDER BY facet, slug`,
    ),
    db
      .prepare('SELECT id, updated_at FROM articles WHERE published = 1 AND language = ? ORDER BY updated_at, id')
      .bind(locale),
    db.prepare(
      `SELECT facet, slug, count_${locale} AS count, updated_${locale} AS updated_at FROM article_term_names
       WHERE count_${locale} > 0 ORDER BY slug`,
    ),
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
