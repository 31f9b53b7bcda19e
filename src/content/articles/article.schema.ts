import * as z from 'zod/mini'
import { findTerm } from '#src/content/word/taxonomy.ts'
import { SLUG } from '#src/contract/index.ts'
import { sources } from './sources.ts'
import { categories, tags } from './taxonomy.ts'

export type ArticleLanguage = 'zh' | 'en'

const slug = z.string().check(z.regex(SLUG), z.maxLength(60))

function oneOf(known: readonly { slug: string }[], what: string) {
  return z.string().check(z.refine((value) => known.some((entry) => entry.slug === value), `not a ${what}`))
}

const wordTerm = z.string().check(z.refine((value) => findTerm(value) !== undefined, 'not a term of the Word taxonomy'))

const sourceName = z.string().check(z.refine((value) => Object.hasOwn(sources, value), 'not a source of the articles'))

const split = (line: string) => line.split(',').map((item) => item.trim())
const isSet = (items: readonly unknown[]) => new Set(items).size === items.length

function list<T extends z.ZodMiniType<string, string>>(item: T, most: number) {
  const items = z.array(item).check(z.maxLength(most, `more than ${most} values`), z.refine(isSet, 'repeats a value'))
  return z.pipe(z.pipe(z.string(), z.transform(split)), items)
}

const text = (low: number, high: number) => z.string().check(z.minLength(low), z.maxLength(high))

const shared = {
  id: z.pipe(z.pipe(z.string(), z.transform(Number)), z.int().check(z.minimum(2001))),
  slug,
  category: oneOf(categories, 'category of the articles'),
  tags: list(oneOf(tags, 'tag of the articles'), 4),
  published: z.iso.date(),
  updated: z.iso.date(),
  /** Word taxonomy terms whose templates suit the article, best first. */
  templates: list(wordTerm, 4),
  /** Articles to read next, by slug, in the same language, best first. */
  related: z.optional(list(slug, 4)),
  /** The sources of the rules the article states, most important first. */
  sources: z.optional(list(sourceName, 6)),
}

const inOrder = z.refine<{ published: string; updated: string }>(({ published, updated }) => published <= updated, {
  path: ['updated'],
  error: 'before it was published',
})

/** The header of an article: its `key: value` lines, not yet parsed. */
export const articleHeaders = {
  zh: z.strictObject({ ...shared, title: text(8, 32), summary: text(50, 120) }).check(inOrder),
  en: z.strictObject({ ...shared, title: text(16, 70), summary: text(80, 160) }).check(inOrder),
} satisfies Record<ArticleLanguage, unknown>

export type ArticleHeader = z.infer<(typeof articleHeaders)[ArticleLanguage]>

/** A heading of an article and the id of its element. */
export type Heading = { id: string; text: string }

/** An article as it was read from its file. */
export type ArticleSource = ArticleHeader & {
  language: ArticleLanguage
  /** Safe HTML without h1: only what `renderMarkdown` writes. */
  html: string
  contents: readonly Heading[]
  /** The text without markup, one line per block. */
  text: string
  /** The number of Chinese characters, or of English words. */
  length: number
  /** Reading time in minutes. */
  minutes: number
}
