import { env } from 'cloudflare:workers'
import { type PublishedFacet, type PublishedTemplate, publishWordRows } from '#src/api/db/content/word-publishing.ts'
import { offerTemplates } from '#src/api/db/templates/templates.ts'
import { searchText } from '#src/api/domain/search.ts'
import type { Locale, WordCard, WordFacet } from '#src/contract/index.ts'

/** A template for a test: what is left out is the same for all. */
export type TemplateFixture = {
  id: number
  language?: Locale
  title?: string
  facets?: Partial<Record<WordFacet, string>>
  pages?: number
  updated?: string
}

const SHA256 = 'ab12cd34'.repeat(8)

export const facetFixtures: readonly PublishedFacet[] = [
  ['use', 'campus', '校招', 'Graduate jobs'],
  ['use', 'social', '社招', 'Experienced hires'],
  ['industry', 'internet', '互联网', 'Technology'],
  ['industry', 'finance', '金融', 'Finance'],
  ['style', 'simple', '简约', 'Simple'],
  ['colour', 'blue', '蓝色', 'Blue'],
  ['role', 'auditor', '审计', 'Auditor'],
  ['role', 'teacher', '教师', 'Teacher'],
  ['language', 'zh', '中文', 'Chinese'],
  ['language', 'en', '英文', 'English'],
  ['pages', 'one-page', '一页', 'One page'],
  ['pages', 'two-pages', '两页', 'Two pages'],
  ['photo', 'with-photo', '有照片', 'With photo'],
  ['photo', 'without-photo', '无照片', 'Without photo'],
].map(([facet = '', slug = '', name_zh = '', name_en = ''], position) => ({ facet, slug, name_zh, name_en, position }))

/** Makes these the published templates. */
export async function publishFixtures(templates: readonly TemplateFixture[]): Promise<void> {
  const rows = { templates: templates.map(rowOf), facets: facetFixtures }
  await offerTemplates(env.DB, rows.templates)
  await publishWordRows(env.CONTENT, rows, JSON.stringify(templates))
}

/** Stores a file for each of these templates. */
export async function storeFiles(...ids: number[]): Promise<void> {
  for (const id of ids) await env.FILES.put(`word/template-${id}.docx`, fileBytes(id))
}

/** The content of a template's file. */
export function fileBytes(id: number): Uint8Array {
  return new TextEncoder().encode(`docx of ${id}`)
}

/** The card of a fixture as the API answers it. */
export function cardOf(template: TemplateFixture, locale: Locale = 'zh', downloads = 0): WordCard {
  const row = rowOf(template)
  return {
    id: row.id,
    title: locale === 'en' ? row.title_en : row.title_zh,
    language: row.language,
    pages: row.pages,
    photo: false,
    downloads,
    preview: previewOf(template.id, 1),
  }
}

/** The same as a search answers it. */
export function foundCardOf(template: TemplateFixture, locale: Locale = 'zh', downloads = 0): WordCard {
  const { summary_zh, summary_en } = rowOf(template)
  return { ...cardOf(template, locale, downloads), summary: locale === 'en' ? summary_en : summary_zh }
}

export function previewOf(id: number, page: number): WordCard['preview'] {
  const address = (width: number) => `/previews/word/template-${id}-${page}-${width}.webp?v=ab12`
  return { small: address(480), large: address(1080), width: 1080, height: 1528 }
}

function rowOf({
  id,
  language = 'zh',
  title,
  facets = {},
  pages = 1,
  updated = '2026-11-01',
}: TemplateFixture): PublishedTemplate {
  const title_zh = title ?? `模板 ${id}`
  const title_en = `Template ${id}`
  const all = { ...facets, language, pages: pages > 1 ? 'two-pages' : 'one-page', photo: 'without-photo' }
  return {
    id,
    slug: `template-${id}`,
    design: 'ink',
    sample: 'zh/teacher',
    language,
    title_zh,
    title_en,
    summary_zh: `概要 ${id}`,
    summary_en: `Summary ${id}`,
    photo: 0,
    pages,
    fonts: ['宋体', 'Calibri'],
    file_name: `模板 ${id}.docx`,
    size: fileBytes(id).byteLength,
    sha256: SHA256,
    preview_width: 1080,
    preview_height: 1528,
    updated_at: Date.parse(`${updated}T00:00:00+08:00`),
    facets: Object.entries(all).map(([facet, slug]) => ({ facet, slug })),
    search_title: searchText(`${title_zh} ${title_en}`),
    search: searchText(`概要 ${id}`),
  }
}
