import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import * as z from 'zod/mini'
import { ContentError } from '#src/content/content-error.ts'
import { type ArticleLanguage, type ArticleSource, articleHeaders } from './article.schema.ts'
import { articleLinks, type LinkTo } from './links.ts'
import { MarkdownError, renderMarkdown } from './markdown.ts'
import { withSources } from './source-list.ts'

const FENCE = '---'
const LEAST = 600
/** The unit of length of each language, and how many are read in a minute. */
const MEASURES: Record<ArticleLanguage, { unit: RegExp; perMinute: number; name: string }> = {
  zh: { unit: /\p{Script=Han}/gu, perMinute: 400, name: 'Chinese characters' },
  en: { unit: /[\p{L}\p{N}]+(?:[’'-][\p{L}\p{N}]+)*/gu, perMinute: 220, name: 'words' },
}
const folder = z.enum(['zh', 'en'])

/**
 * Reads every article of this folder, sorted by id.
 * @throws ContentError naming file, line and reason
 */
export function readArticles(): ArticleSource[] {
  const here = import.meta.dirname
  const files = globSync('{zh,en}/*.md', { cwd: here }).map((file) => file.replaceAll('\\', '/'))
  return readAll(new Map(files.sort().map((file) => [file, readFileSync(join(here, file), 'utf8')])))
}

/**
 * Reads articles from files named like `zh/gap-year.md`, which gives language and slug; sorted by id.
 * @throws ContentError naming file, line and reason
 */
export function readAll(sources: ReadonlyMap<string, string>): ArticleSource[] {
  const linkTo = articleLinks(sources)
  const read = [...sources].map(([file, source]) => ({ file, source, article: readOne(file, source, linkTo) }))
  for (const key of ['id', 'slug', 'title'] as const) {
    const seen = new Map<string | number, string>()
    for (const { file, source, article } of read) {
      const other = seen.get(article[key])
      if (other !== undefined) throw failure(file, lineOf(source, `${key}:`), `${key}: is that of ${other}, too`)
      seen.set(article[key], file)
    }
  }
  for (const { file, source, article } of read) {
    const unknown = article.related?.find((slug) => !sources.has(`${article.language}/${slug}.md`))
    if (unknown !== undefined) throw failure(file, lineOf(source, 'related:'), `related: no article ${unknown}`)
  }
  return read.map(({ article }) => article).sort((a, b) => a.id - b.id)
}

function readOne(file: string, source: string, linkTo: LinkTo): ArticleSource {
  const language = folder.parse(file.split('/')[0])
  const { fields, body } = splitSource(file, source)
  const parsed = articleHeaders[language].safeParse(fields)
  if (!parsed.success) {
    const issue = parsed.error.issues[0]
    const field = String(issue?.path[0] ?? 'header')
    throw failure(file, lineOf(source, `${field}:`), `${field}: ${issue?.message}`)
  }
  if (`${parsed.data.slug}.md` !== basename(file))
    throw failure(file, lineOf(source, 'slug:'), 'slug: is not the name of the file')
  const rendered = renderBody(language, file, source, body, linkTo)
  const { unit, perMinute, name } = MEASURES[language]
  const length = rendered.text.match(unit)?.length ?? 0
  if (length < LEAST) throw failure(file, 1, `${length} ${name}, not ${LEAST}`)
  const whole = withSources(language, rendered, parsed.data.sources)
  return { ...parsed.data, language, ...whole, length, minutes: Math.round(length / perMinute) }
}

function splitSource(file: string, source: string): { fields: Record<string, string>; body: string } {
  const lines = source.split('\n')
  const end = lines.indexOf(FENCE, 1)
  if (lines[0] !== FENCE || end < 0) throw failure(file, 1, `starts with lines between two ${FENCE}`)
  const fields: Record<string, string> = {}
  for (const [index, line] of lines.slice(1, end).entries()) {
    const [, key, value] = /^([a-z]+): (.+)$/.exec(line) ?? []
    if (key === undefined || value === undefined) throw failure(file, index + 2, 'not "key: value"')
    if (Object.hasOwn(fields, key)) throw failure(file, index + 2, `${key}: is there twice`)
    fields[key] = value.trim()
  }
  return { fields, body: lines.slice(end + 1).join('\n') }
}

function renderBody(language: ArticleLanguage, file: string, source: string, body: string, linkTo: LinkTo) {
  try {
    return renderMarkdown(language, body, (href) => linkTo(language, href))
  } catch (error) {
    throw error instanceof MarkdownError ? failure(file, lineOf(source, error.raw), error.message) : error
  }
}

/** The line where a text first occurs, otherwise line 1. */
function lineOf(source: string, part: string): number {
  const [start = ''] = part.trim().split('\n')
  const index = source.split('\n').findIndex((line) => line.includes(start))
  return Math.max(index, 0) + 1
}

function failure(file: string, line: number, reason: string): ContentError {
  return new ContentError(`Article ${file}:${line}: ${reason}`)
}
