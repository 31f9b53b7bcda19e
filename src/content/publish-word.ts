import { createHash } from 'node:crypto'
import type { D1Database, R2Bucket } from '@cloudflare/workers-types'
import * as z from 'zod/mini'
import { readContentVersion } from '#src/api/db/content/content-versions.ts'
import type { ContentDatabase } from '#src/api/db/content/database.ts'
import { type PublishedTemplate, type PublishedWord, publishWordRows } from '#src/api/db/content/word-publishing.ts'
import { offerTemplates } from '#src/api/db/templates/templates.ts'
import { searchText } from '#src/api/domain/search.ts'
import { readWordFileHashes, wordFileKey, writeWordFile } from '#src/api/files/word.ts'
import { beijingMidnight } from '#src/lib/time.ts'
import { ContentError } from './content-error.ts'
import { type CatalogueTemplate, wordTemplate } from './word/catalogue.schema.ts'
import { findTerm, pagesSlug, photoSlug, taxonomy } from './word/taxonomy.ts'

/** The input of publishing: the catalogue and its facts from disk, and a function that makes a file. */
export type WordContent = {
  catalogue: readonly unknown[]
  facts: unknown
  build: (entry: CatalogueTemplate) => Promise<{ fileName: string; bytes: Uint8Array }>
}

/**
 * The result of publishing: the templates whose files were written, and whether rows changed. `outdated` are templates
 * whose pictures show another version of the file.
 */
export type WordReport = { templates: number; files: string[]; changed: boolean; outdated: string[] }

type Built = { entry: CatalogueTemplate; facts: Facts; fileName: string; bytes: Uint8Array; sha256: string }

const factsOfOne = z.object({
  pages: z.int().check(z.positive()),
  sha256: z.string().check(z.regex(/^[0-9a-f]{64}$/)),
  width: z.int().check(z.positive()),
  height: z.int().check(z.positive()),
  fonts: z.array(z.string()),
})
type Facts = z.infer<typeof factsOfOne>
const allFacts = z.record(z.string(), z.unknown())

/**
 * Makes this the published catalogue: files to R2 first, then all rows in one batch. Unchanged files and rows are not
 * written; an invalid catalogue writes nothing.
 * @throws ContentError naming the template and what is wrong with it
 */
export async function publishWord(
  { DB, CONTENT, FILES }: { DB: D1Database; CONTENT: ContentDatabase; FILES: R2Bucket },
  content: WordContent,
): Promise<WordReport> {
  const built = await buildAll(content)
  const files = await writeFiles(FILES, built)
  const rows = { templates: built.map(rowOf), facets: facetRows() }
  const version = sha256Of(JSON.stringify(rows))
  await offerTemplates(DB, rows.templates)
  const changed = (await readContentVersion(CONTENT, 'word')) !== version
  if (changed) await publishWordRows(CONTENT, rows, version)
  const outdated = built.filter(({ facts, sha256 }) => facts.sha256 !== sha256).map(({ entry }) => entry.slug)
  return { templates: built.length, files, changed, outdated }
}

async function buildAll({ catalogue, facts, build }: WordContent): Promise<Built[]> {
  const entries = catalogue.map(parseEntry)
  refuseRepeated(entries, 'id')
  refuseRepeated(entries, 'slug')
  const known = allFacts.parse(facts)
  const built: Built[] = []
  for (const entry of entries) {
    const { fileName, bytes } = await build(entry)
    built.push({ entry, facts: factsFor(entry, known), fileName, bytes, sha256: sha256Of(bytes) })
  }
  return built
}

function parseEntry(entry: unknown, index: number): CatalogueTemplate {
  const parsed = wordTemplate.safeParse(entry)
  if (parsed.success) return parsed.data
  const slug = z.object({ slug: z.string() }).safeParse(entry).data?.slug
  throw new ContentError(`Template ${slug ?? `number ${index + 1}`}: ${reason(parsed.error)}`, slug)
}

function factsFor({ slug }: CatalogueTemplate, known: Record<string, unknown>): Facts {
  const parsed = factsOfOne.safeParse(known[slug])
  if (parsed.success) return parsed.data
  throw new ContentError(`Template ${slug}: no facts, run scripts/previews.ts (${reason(parsed.error)})`, slug)
}

function reason(error: z.core.$ZodError): string {
  const issue = error.issues[0]
  return `${issue?.path.join('.') || 'entry'}: ${issue?.message}`
}

function refuseRepeated(entries: CatalogueTemplate[], key: 'id' | 'slug'): void {
  const seen = new Set<string | number>()
  for (const entry of entries) {
    if (seen.has(entry[key]))
      throw new ContentError(`Template ${entry.slug}: ${key} ${entry[key]} is there twice`, entry.slug)
    seen.add(entry[key])
  }
}

async function writeFiles(files: R2Bucket, built: Built[]): Promise<string[]> {
  const stored = await readWordFileHashes(files)
  const outdated = built.filter(({ entry, sha256 }) => stored.get(wordFileKey(entry.slug)) !== sha256)
  await Promise.all(outdated.map(({ entry, bytes, sha256 }) => writeWordFile(files, entry.slug, bytes, sha256)))
  return outdated.map(({ entry }) => entry.slug)
}

function rowOf({ entry, facts, fileName, bytes, sha256 }: Built): PublishedTemplate {
  const { id, slug, design, sample, language, title, summary } = entry
  const names = [entry.role, entry.use, entry.industry, entry.style, entry.colour].flatMap((slug) => {
    const term = findTerm(slug)
    return term ? [term.name.zh, term.name.en] : []
  })
  const texts = [summary.zh, summary.en, ...names]
  return {
    id,
    slug,
    design,
    sample,
    language,
    title_zh: title.zh,
    title_en: title.en,
    summary_zh: summary.zh,
    summary_en: summary.en,
    photo: entry.photo ? 1 : 0,
    pages: facts.pages,
    fonts: facts.fonts,
    file_name: fileName,
    size: bytes.byteLength,
    sha256,
    preview_width: facts.width,
    preview_height: facts.height,
    updated_at: beijingMidnight(entry.updated),
    facets: facetsOf(entry, facts),
    search_title: searchText(`${title.zh} ${title.en}`),
    search: searchText(texts.join(' ')),
  }
}

function facetsOf(entry: CatalogueTemplate, { pages }: Facts): PublishedTemplate['facets'] {
  const { use, industry, style, colour, role, language } = entry
  const slugs = { use, industry, style, colour, role, language, pages: pagesSlug(pages), photo: photoSlug(entry.photo) }
  return Object.entries(slugs).map(([facet, slug]) => ({ facet, slug }))
}

function facetRows(): PublishedWord['facets'] {
  return taxonomy.map(({ facet, slug, name }, position) => ({
    facet,
    slug,
    name_zh: name.zh,
    name_en: name.en,
    position,
  }))
}

function sha256Of(content: string | Uint8Array): string {
  return createHash('sha256').update(content).digest('hex')
}
