import * as z from 'zod/mini'
import { firstOf, rowsOf } from '#src/api/db/rows.ts'
import { foundWords, type SearchTerms, searchText } from '#src/api/domain/search.ts'
import type { Locale, SearchResult } from '#src/contract/index.ts'
import { cardOf as articleCardOf, cardRow as articleRow } from './article-cards.ts'
import { articlePageStatement, articleTotalsStatement } from './article-list.ts'
import type { ContentDatabase } from './database.ts'
import { facetOf, facetValueRow } from './word-cards.ts'
import { foundCardsOf, wordPageStatement, wordTotalStatement } from './word-list.ts'

const TEMPLATES = 8
const ARTICLES = 6
const TERMS = 6

const totalRow = z.object({ total: z.int() })
const languageRow = z.object({ language: z.string(), total: z.int() })

/** Searches templates, articles and the names of filters: the best results, and how many there are. */
export async function searchEverything(
  db: ContentDatabase,
  terms: SearchTerms,
  locale: Locale,
): Promise<Omit<SearchResult, 'exact'>> {
  const words = { filters: {}, terms, sort: 'hot', page: 1, pageSize: TEMPLATES, locale } as const
  const texts = { slugs: [], terms, sort: 'hot', page: 1, pageSize: ARTICLES, locale } as const
  const [templateTotal, templates, articleTotals, articles, names] = await db.batch([
    wordTotalStatement(db, words),
    wordPageStatement(db, words),
    articleTotalsStatement(db, texts),
    articlePageStatement(db, texts),
    db.prepare(
      `SELECT n.facet, n.slug, n.name_zh, n.name_en FROM facet_names AS n
       WHERE EXISTS (SELECT 1 FROM word_template_facets AS f WHERE f.facet = n.facet AND f.slug = n.slug)
       ORDER BY n.position`,
    ),
  ])
  const ofLanguage = rowsOf(languageRow, articleTotals).find(({ language }) => language === locale)
  return {
    words: foundWords(terms),
    terms: namedSo(rowsOf(facetValueRow, names), terms, locale),
    templates: { total: firstOf(totalRow, templateTotal)?.total ?? 0, items: foundCardsOf(templates, words) },
    articles: {
      total: ofLanguage?.total ?? 0,
      items: rowsOf(articleRow, articles).map((row) => articleCardOf(row, locale)),
    },
  }
}

/** The templates of a role and its name; null when there are none. */
export async function templatesOfRole(
  db: ContentDatabase,
  role: string,
  locale: Locale,
): Promise<Required<Pick<SearchResult, 'templates' | 'near'>> | null> {
  const asked = { filters: { role }, terms: [], sort: 'hot', page: 1, pageSize: TEMPLATES, locale } as const
  const [totals, page, names] = await db.batch([
    db
      .prepare(
        `SELECT count AS total FROM word_facet_counts
         WHERE among_facet = '' AND among_slug = '' AND facet = 'role' AND slug = ?`,
      )
      .bind(role),
    wordPageStatement(db, asked),
    db.prepare("SELECT facet, slug, name_zh, name_en FROM facet_names WHERE facet = 'role' AND slug = ?").bind(role),
  ])
  const total = firstOf(totalRow, totals)?.total ?? 0
  const name = firstOf(facetValueRow, names)
  if (total === 0 || !name) return null
  return { templates: { total, items: foundCardsOf(page, asked) }, near: facetOf(name, locale) }
}

function namedSo(names: z.infer<typeof facetValueRow>[], terms: SearchTerms, locale: Locale): SearchResult['terms'] {
  return names
    .filter(({ name_zh, name_en }) => {
      const text = searchText(`${name_zh} ${name_en}`)
      return terms.flat().some((phrase) => text.includes(phrase))
    })
    .slice(0, TERMS)
    .map((row) => facetOf(row, locale))
}
