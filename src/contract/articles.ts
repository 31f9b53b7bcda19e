import * as z from 'zod/mini'
import { pageOfList, slug } from './fields.ts'
import { locales } from './locale.ts'
import { wordCard } from './word.ts'

/** What an article is filed under: a situation or a part of applying is its category (`cate-…`), the rest are tags. */
export const articleFacets = ['situation', 'part', 'tag'] as const

/** A category or tag; its name is in the language of the request. */
export const articleTerm = z.object({ facet: z.enum(articleFacets), slug, name: z.string() })
export type ArticleTerm = z.infer<typeof articleTerm>

/** An article as lists show it; `minutes` of reading, times in ms since 1970. */
export const articleCard = z.object({
  id: z.int(),
  title: z.string(),
  summary: z.string(),
  category: articleTerm,
  minutes: z.int(),
  views: z.int(),
  published_at: z.number(),
  updated_at: z.number(),
})
export type ArticleCard = z.infer<typeof articleCard>

/**
 * One page of the articles in the language of the request, in the requested order. `terms` counts all articles of that
 * language; `languages` are those in which the same selection has any.
 */
export const articleList = z.object({
  ...pageOfList,
  items: z.array(articleCard),
  /** The words to highlight after a search, as `foldText` writes them. */
  words: z.array(z.string()),
  terms: z.array(z.extend(articleTerm, { count: z.int() })),
  languages: z.array(z.enum(locales)),
})
export type ArticleList = z.infer<typeof articleList>

const articleLink = z.object({ id: z.int(), title: z.string() })

/** An article as its own page shows it; `html` is safe and has no h1. `previous` is the newer neighbour. */
export const article = z.extend(articleCard, {
  html: z.string(),
  contents: z.array(z.object({ id: z.string(), text: z.string() })),
  tags: z.array(articleTerm),
  previous: z.nullable(articleLink),
  next: z.nullable(articleLink),
  related: z.array(articleCard),
  templates: z.array(wordCard),
})
export type Article = z.infer<typeof article>
