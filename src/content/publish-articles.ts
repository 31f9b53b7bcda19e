import { createHash } from 'node:crypto'
import type { D1Database } from '@cloudflare/workers-types'
import {
  type PublishedArticle,
  type PublishedTerm,
  publishArticleRows,
  readArticleVersions,
} from '#src/api/db/content/article-publishing.ts'
import { readContentVersion } from '#src/api/db/content/content-versions.ts'
import type { ContentDatabase } from '#src/api/db/content/database.ts'
import { offerArticles } from '#src/api/db/templates/templates.ts'
import { searchText } from '#src/api/domain/search.ts'
import { beijingMidnight } from '#src/lib/time.ts'
import type { ArticleSource } from './articles/article.schema.ts'
import { categories, tags } from './articles/taxonomy.ts'
import { findTerm } from './word/taxonomy.ts'

/** The result of publishing: the articles written, such as `zh/gap-year`, and whether anything changed. */
export type ArticleReport = { articles: number; written: string[]; changed: boolean }

/** How many related articles each article shows. */
const RELATED = 4

const terms: readonly PublishedTerm[] = [
  ...categories.map(({ group, ...category }) => ({ ...category, facet: group })),
  ...tags.map((tag) => ({ ...tag, facet: 'tag' })),
].map(({ slug, facet, name }, position) => ({ slug, facet, name_zh: name.zh, name_en: name.en, position }))

/** Makes these the published articles. Writes only those that changed, in one batch. */
export async function publishArticles(
  { DB, CONTENT }: { DB: D1Database; CONTENT: ContentDatabase },
  articles: readonly ArticleSource[],
): Promise<ArticleReport> {
  const rows = articles.map((article) => ({ article, row: rowOf(article, articles) }))
  const version = hashOf({ terms, versions: rows.map(({ row }) => [row.id, row.version]) })
  await offerArticles(DB, articles)
  if ((await readContentVersion(CONTENT, 'articles')) === version)
    return { articles: articles.length, written: [], changed: false }
  const published = new Map((await readArticleVersions(CONTENT)).map(({ id, version }) => [id, version]))
  const changed = rows.filter(({ row }) => published.get(row.id) !== row.version)
  const ids = rows.map(({ row }) => row.id)
  await publishArticleRows(CONTENT, { changed: changed.map(({ row }) => row), ids, terms }, version)
  const written = changed.map(({ article }) => `${article.language}/${article.slug}`)
  return { articles: articles.length, written, changed: true }
}

function rowOf(article: ArticleSource, all: readonly ArticleSource[]): PublishedArticle {
  const { id, language, category, title, summary, html, contents, minutes } = article
  const own = [category, ...article.tags]
  const names = terms.filter(({ slug }) => own.includes(slug)).map((term) => term[`name_${language}`])
  const row = {
    id,
    language,
    category,
    title,
    summary,
    html,
    contents,
    minutes,
    related: relatedTo(article, all).map((other) => other.id),
    templates: article.templates.flatMap((slug) => {
      const term = findTerm(slug)
      return term ? [{ facet: term.facet, slug }] : []
    }),
    published_at: beijingMidnight(article.published),
    updated_at: beijingMidnight(article.updated),
    terms: own,
    search_title: searchText(title),
    search: searchText([summary, ...contents.map(({ text }) => text), ...names].join(' ')),
  }
  return { ...row, version: hashOf(row) }
}

/** The related articles chosen by the author, then those with the most terms in common. */
function relatedTo(article: ArticleSource, all: readonly ArticleSource[]): ArticleSource[] {
  const own = [article.category, ...article.tags]
  const shared = (other: ArticleSource) => [other.category, ...other.tags].filter((slug) => own.includes(slug)).length
  const others = all.filter(({ id, language }) => language === article.language && id !== article.id)
  const chosen = (article.related ?? []).flatMap((slug) => others.find((other) => other.slug === slug) ?? [])
  const similar = others.filter((other) => !chosen.includes(other) && shared(other) > 0)
  return [...chosen, ...similar.toSorted((a, b) => shared(b) - shared(a))].slice(0, RELATED)
}

function hashOf(value: unknown): string {
  return createHash('sha256').update(JSON.stringify(value)).digest('hex')
}
