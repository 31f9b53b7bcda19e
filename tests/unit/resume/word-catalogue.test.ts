import { expect, test } from 'vitest'
import { buildWordTemplate, templateDocument } from '#src/content/word/build.ts'
import { wordCatalogue } from '#src/content/word/catalogue.schema.ts'
import { catalogue } from '#src/content/word/catalogue.ts'
import facts from '#src/content/word/facts.json' with { type: 'json' }
import { taxonomy } from '#src/content/word/taxonomy.ts'
import { designs, findDesign } from '#src/resume/designs/registry.ts'

test('the catalogue keeps to its schema', () => {
  expect(wordCatalogue.parse(catalogue)).toEqual(catalogue)
})

test('ids run on from 1001; slugs and titles are single', () => {
  expect(catalogue.map(({ id }) => id)).toEqual(catalogue.map((_, index) => 1001 + index))
  expect(new Set(catalogue.map(({ slug }) => slug)).size).toBe(catalogue.length)
  expect(new Set(catalogue.map(({ title }) => title.zh)).size).toBe(catalogue.length)
})

test('slugs of the taxonomy are addresses and single across facets', () => {
  const slugs = taxonomy.map(({ slug }) => slug)
  expect(slugs.filter((slug) => !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug) || slug === 'all')).toEqual([])
  expect(new Set(slugs).size).toBe(slugs.length)
})

test('every design is offered in both languages', () => {
  const offered = new Set(catalogue.map(({ design, language }) => `${design} ${language}`))
  expect([...offered].sort()).toEqual(designs.flatMap(({ id }) => [`${id} en`, `${id} zh`]).sort())
})

// As it is published: the schema puts choices in its own order, and their order is in the file.
const published = wordCatalogue.parse(catalogue)

test.each(published.map((entry) => [entry.slug, entry] as const))('%s tells the truth', async (slug, entry) => {
  const document = templateDocument(entry)
  expect({ language: entry.language, photo: entry.photo }).toEqual({
    language: document.locale,
    photo: findDesign(entry.design).photo > 0 && Boolean(document.basics.photo),
  })
  const { fileName, bytes } = await buildWordTemplate(entry)
  expect(fileName).toMatch(/^[^/\\:*?"<>|]+\.docx$/)
  expect(Object.hasOwn(facts, slug)).toBe(true)
  const digest = await crypto.subtle.digest('SHA-256', bytes.slice())
  expect({ slug, sha256: Buffer.from(digest).toString('hex') }).toEqual({
    slug,
    sha256: Object.entries(facts).find(([known]) => known === slug)?.[1].sha256,
  })
})

test('file names are single per language', async () => {
  const names = await Promise.all(published.map(async (entry) => (await buildWordTemplate(entry)).fileName))
  expect(new Set(names).size).toBe(catalogue.length)
})
