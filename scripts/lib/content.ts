import { globSync, readFileSync } from 'node:fs'
import * as z from 'zod/mini'
import { noteContentVersion, readContentVersion } from '#src/api/db/content/content-versions.ts'
import { ContentError } from '#src/content/content-error.ts'
import type { PublishReport } from '#src/content/publish.ts'
import type { DataBindings } from './bindings.ts'
import { hashOfFiles } from './file-hash.ts'
import { Trouble } from './main.ts'

/** The sources of published content, and of the code that publishes it. */
const SOURCES = [
  'src/{content,resume}/**',
  'src/api/db/content/**',
  'src/api/db/templates/templates.ts',
  'src/api/files/word*.ts',
  'src/api/domain/search.ts',
  'package-lock.json',
]

/** The source line of a template, as `src/content/word/templates/zh-media.ts:12: `; empty when there is none. */
export function placeOfTemplate(slug: string): string {
  for (const file of globSync('src/content/word/templates/*.ts').sort()) {
    const lines = readFileSync(file, 'utf8').split('\n')
    const index = lines.findIndex((line) => line.includes(`slug: '${slug}'`))
    if (index >= 0) return `${file}:${index + 1}: `
  }
  return ''
}

/**
 * Publishes the content.
 * @throws Trouble naming what is wrong with it
 */
export async function publish(bindings: DataBindings): Promise<PublishReport> {
  const version = hashOfFiles(SOURCES)
  // Loaded only when needed: the code that makes Word files takes a while.
  const { publishContent } = await import('#src/content/publish.ts')
  const { readArticles } = await import('#src/content/articles/read.ts')
  z.config(z.locales.en())
  try {
    const report = await publishContent(bindings, readArticles())
    await noteContentVersion(bindings.CONTENT, 'sources', version).run()
    return report
  } catch (error) {
    if (!(error instanceof ContentError)) throw error
    const place = error.template === undefined ? '' : placeOfTemplate(error.template)
    throw new Trouble(`Content was not published. ${place}${error.message}`)
  }
}

/**
 * Publishes the content unless its sources are those it was last published from; `null` then.
 * @throws Trouble naming what is wrong with it
 */
export async function publishIfChanged(bindings: DataBindings): Promise<PublishReport | null> {
  const published = await readContentVersion(bindings.CONTENT, 'sources')
  return published === hashOfFiles(SOURCES) ? null : publish(bindings)
}

/** Summarises the result of publishing in a few words. */
export function summaryOf({ word, articles, samples }: PublishReport): string {
  const stale = word.outdated.length > 0 ? [`pictures outdated of ${word.outdated.join(', ')}`] : []
  const templates =
    word.files.length === 0 && !word.changed
      ? [`${word.templates} templates unchanged`]
      : [`${word.templates} templates published`, `${word.files.length} files written`]
  const written = articles.changed ? `published, ${articles.written.length} written` : 'unchanged'
  const texts = [
    ...templates,
    `${articles.articles} articles ${written}`,
    `${samples.samples} résumés ${samples.changed ? 'published' : 'unchanged'}`,
    ...stale,
  ]
  return texts.join(', ')
}
