import { env } from 'cloudflare:workers'
import type { ArticleSource } from '#src/content/articles/article.schema.ts'
import { categories, tags } from '#src/content/articles/taxonomy.ts'
import { publishArticles } from '#src/content/publish-articles.ts'
import type { ArticleCard, Locale } from '#src/contract/index.ts'

/** The parts of an article that differ between tests; the rest has defaults. */
export type ArticleFixture = Pick<ArticleSource, 'id'> &
  Partial<
    Pick<ArticleSource, 'category' | 'tags' | 'language' | 'title' | 'published' | 'updated' | 'related' | 'templates'>
  >

/** The article as it would have been read from its file. */
export function articleOf(fixture: ArticleFixture): ArticleSource {
  const { id } = fixture
  return {
    slug: `article-${id}`,
    language: 'zh',
    title: `文章 ${id}`,
    summary: `摘要 ${id}`,
    category: 'campus',
    tags: ['graduate'],
    published: '2026-10-01',
    updated: '2026-11-01',
    templates: ['campus'],
    html: `<h2 id="part-1">标题 ${id}</h2>\n<p>正文</p>\n`,
    contents: [{ id: 'part-1', text: `标题 ${id}` }],
    text: `标题 ${id}\n正文`,
    length: 600,
    minutes: 2,
    ...fixture,
  }
}

/** Publishes these articles, and no others. */
export async function publishArticleFixtures(fixtures: readonly ArticleFixture[]): Promise<void> {
  await publishArticles(env, fixtures.map(articleOf))
}

/** The card of a fixture as the API answers it. */
export function articleCardOf(fixture: ArticleFixture, locale: Locale = 'zh'): ArticleCard {
  const { id, title, summary, category, minutes, published, updated } = articleOf(fixture)
  const [published_at = 0, updated_at = 0] = [published, updated].map((day) => Date.parse(`${day}T00:00:00+08:00`))
  return { id, title, summary, category: articleTermOf(category, locale), minutes, views: 0, published_at, updated_at }
}

/** A category or tag as the API answers it. */
export function articleTermOf(slug: string, locale: Locale = 'zh'): ArticleCard['category'] {
  const category = categories.find((known) => known.slug === slug)
  const name = (category ?? tags.find((known) => known.slug === slug))?.name[locale] ?? ''
  return { facet: category?.group ?? 'tag', slug, name }
}
