import { env } from 'cloudflare:workers'
import { createHash } from 'node:crypto'
import { beforeEach, describe, expect, test } from 'vitest'
import { readTemplateVersions } from '#src/api/db/content/word-publishing.ts'
import { ContentError } from '#src/content/content-error.ts'
import { publishContent } from '#src/content/publish.ts'
import { publishWord, type WordContent } from '#src/content/publish-word.ts'
import type { CatalogueTemplate } from '#src/content/word/catalogue.schema.ts'
import { catalogue } from '#src/content/word/catalogue.ts'
import { registerUser, setLevel } from '#tests/support/accounts.ts'
import { answerOf, createTestApi } from '#tests/support/api.ts'
import { articleOf } from '#tests/support/articles.ts'
import { countOf } from '#tests/support/database.ts'
import { failing } from '#tests/support/failing.ts'
import { read, readContent } from '#tests/support/rows.ts'

const entry: CatalogueTemplate = {
  id: 1001,
  slug: 'auditor-ink',
  design: 'ink',
  sample: 'zh/auditor',
  language: 'zh',
  title: { zh: '审计助理校招简历', en: 'Audit associate résumé' },
  summary: {
    zh: '适合应届生的审计助理简历。'.repeat(4),
    en: 'A résumé for graduates who want to become auditors. '.repeat(2),
  },
  use: 'campus',
  industry: 'finance',
  style: 'simple',
  colour: 'black',
  role: 'auditor',
  photo: false,
  updated: '2026-11-20',
}
const second: CatalogueTemplate = { ...entry, id: 1002, slug: 'auditor-night' }

/** The content with these entries, each with a file that names its version. */
const bytesOf = ({ slug }: CatalogueTemplate, version: number) => new TextEncoder().encode(`${slug} ${version}`)

function factsOf(one: CatalogueTemplate, version = 1) {
  const sha256 = createHash('sha256').update(bytesOf(one, version)).digest('hex')
  return { pages: 1, bytes: 0, sha256, width: 1080, height: 1528, fonts: ['宋体'] }
}

function content(entries: readonly CatalogueTemplate[], version = 1): WordContent {
  const facts = Object.fromEntries(entries.map((one) => [one.slug, factsOf(one, version)]))
  const build = async (one: CatalogueTemplate) => ({ fileName: `${one.slug}.docx`, bytes: bytesOf(one, version) })
  return { catalogue: entries, facts, build }
}

beforeEach(async () => {
  await publishWord(env, content([]))
  for (const { key } of (await env.FILES.list()).objects) await env.FILES.delete(key)
})

test('what changed is written, and nothing when nothing did', async () => {
  expect(await publishWord(env, content([entry, second]))).toEqual({
    templates: 2,
    files: ['auditor-ink', 'auditor-night'],
    changed: true,
    outdated: [],
  })
  expect(await publishWord(env, content([entry, second]))).toEqual({
    templates: 2,
    files: [],
    changed: false,
    outdated: [],
  })
  const retitled = { ...second, title: { zh: '审计助理英文简历', en: 'Another audit associate CV' } }
  expect(await publishWord(env, content([entry, retitled]))).toEqual({
    templates: 2,
    files: [],
    changed: true,
    outdated: [],
  })
  expect(await publishWord(env, content([entry, retitled], 2))).toEqual({
    templates: 2,
    files: ['auditor-ink', 'auditor-night'],
    changed: true,
    outdated: [],
  })
})

test('an edit is another version whatever its date says, and search engines hear of it', async () => {
  const versionsOf = async (entries: readonly CatalogueTemplate[], version = 1) => {
    await publishWord(env, content(entries, version))
    return (await readTemplateVersions(env.CONTENT)).map((one) => one.version)
  }
  const [unchanged, before] = await versionsOf([entry, second])
  const edits = [
    await versionsOf([entry, { ...second, title: { ...second.title, en: 'Another audit associate CV' } }]),
    await versionsOf([entry, { ...second, use: 'social' }]),
    await versionsOf([entry, second]),
  ]
  expect(edits.map(([first]) => first === unchanged)).toEqual([true, true, true])
  expect(edits.map(([, edited]) => edited === before)).toEqual([false, false, true])
  expect(await versionsOf([entry, second], 2)).not.toContain(unchanged)
})

test('a template is described by its entry and by what was found of its file', async () => {
  await publishWord(env, content([entry, { ...second, photo: true, language: 'en', updated: '2026-11-21' }]))
  const api = createTestApi()
  const told = await Promise.all(['1001', '1002'].map((id) => api.call('word.Jianli/detail', { id })))
  const common = { design: 'ink', sample: 'zh/auditor', pages: 1, fonts: ['宋体'] }
  const preview = { width: 1080, height: 1528 }
  const facetsWith = (...own: string[]) =>
    ['campus', 'finance', 'simple', 'black', 'auditor', ...own].map((slug) => expect.objectContaining({ slug }))
  expect(told.map(({ body }) => body)).toMatchObject([
    {
      data: {
        ...{ ...common, preview, language: 'zh', photo: false, size: 13, updated_at: Date.UTC(2026, 10, 19, 16) },
        facets: facetsWith('zh', 'one-page', 'without-photo'),
      },
    },
    {
      data: {
        ...{ ...common, preview, language: 'en', photo: true, size: 15, updated_at: Date.UTC(2026, 10, 20, 16) },
        facets: facetsWith('en', 'one-page', 'with-photo'),
      },
    },
  ])
})

test('a template that comes back is as popular among the others as it was', async () => {
  const third = { ...second, id: 1003, slug: 'auditor-third' }
  await publishWord(env, content([entry, second, third]))
  await env.CONTENT.prepare('UPDATE word_templates SET heat = 9 WHERE id = 1003').run()
  await publishWord(env, content([entry, second]))
  await publishWord(env, content([entry, second, third]))
  expect(await readContent('word_templates', 'related', 'id = 1001')).toEqual([['[[1003,8],[1002,8]]']])
})

test('a file that went missing is written again', async () => {
  await publishWord(env, content([entry]))
  await env.FILES.delete('word/auditor-ink.docx')
  expect(await publishWord(env, content([entry]))).toEqual({
    templates: 1,
    files: ['auditor-ink'],
    changed: false,
    outdated: [],
  })
})

test('a file that cannot be stored fails, and no template is published without its file', async () => {
  const FILES = failing(env.FILES, 'put', 'The files are away')
  await expect(publishWord({ ...env, FILES }, content([entry]))).rejects.toThrow('The files are away')
  expect(await readTemplateVersions(env.CONTENT)).toEqual([])
})

test('the same again writes nothing, not even where writing fails', async () => {
  await publishWord(env, content([entry]))
  const CONTENT = failing(env.CONTENT, 'batch', 'The database is away')
  expect(await publishWord({ ...env, CONTENT }, content([entry]))).toMatchObject({ files: [], changed: false })
  await expect(publishWord({ ...env, CONTENT }, content([second]))).rejects.toThrow('The database is away')
})

test.each([
  ['titles', '审计助理校招', 'associate'],
  ['summaries', '适合应届生', 'graduates'],
  ['role', '审计师', 'auditor'],
  ['colour', '黑白', 'black and white'],
])('a template is searched by its %s in both languages', async (_what, zh, en) => {
  await publishWord(env, content([{ ...entry, title: { zh: '审计助理校招简历', en: 'Associate résumé' } }]))
  const api = createTestApi()
  const found = await Promise.all([zh, en].map((q) => api.call('word.Jianli/list', { q })))
  expect(found.map(({ body }) => body)).toMatchObject([{ data: { total: 1 } }, { data: { total: 1 } }])
})

test('the tag of two pages is given to what has more than one', async () => {
  const facts = { [entry.slug]: { ...factsOf(entry), pages: 2 }, [second.slug]: factsOf(second) }
  await publishWord(env, { ...content([entry, second]), facts })
  const { body } = await createTestApi().call('word.Jianli/list', { pages: 'two-pages' })
  expect(body).toMatchObject({ data: { total: 1, items: [{ id: 1001 }] } })
})

test('what is published can be found, read and downloaded', async () => {
  await publishWord(env, content([entry]))
  const api = createTestApi()
  const { token } = await registerUser(api)
  const listed = await api.call('word.Jianli/list', { role: 'auditor', pages: 'one-page', q: 'audit associate' })
  expect(JSON.stringify(listed.body)).toContain('"total":1')
  const response = await api.raw('word.Jianli/download', { id: '1001' }, { token })
  expect(new TextDecoder().decode(await response.arrayBuffer())).toBe('auditor-ink 1')
  expect(response.headers.get('content-disposition')).toContain('auditor-ink.docx')
})

test('counters, downloads and favourites survive; what is gone from the catalogue is no longer shown', async () => {
  await publishWord(env, content([entry, second]))
  await env.DB.prepare('UPDATE word_templates SET downloads = 0, favourites = 0').run()
  const api = createTestApi()
  const { id, token } = await registerUser(api)
  await setLevel(id, 'lifetime', null)
  for (const template of [1001, 1002]) {
    await api.call('user.TemplateCollections/push', { template_id: template, template_type: 'word' }, { token })
    await api.raw('word.Jianli/download', { id: String(template) }, { token })
  }
  await publishWord(env, content([entry], 2))
  const missing = { status: 200, body: { code: 0, msg: '资源不存在' } }
  const removed = { status: 410, body: { code: 410, msg: '这里的内容已经下架' } }
  expect(await api.call('word.Jianli/detail', { id: '1002' })).toEqual(removed)
  expect(await answerOf(await api.raw('word.Jianli/download', { id: '1002' }, { token }))).toEqual(missing)
  await publishWord(env, content([entry, second], 3))
  for (const template of [1001, 1002]) {
    const sql = 'SELECT downloads * 10 + favourites AS count FROM word_templates WHERE id = ?'
    expect(await countOf(sql, template)).toBe(11)
  }
})

describe('what is wrong is named, and nothing is published', () => {
  const good = content([entry])
  const wrong: [string, WordContent][] = [
    ['Template auditor-ink: colour: not a colour of the taxonomy', content([{ ...entry, colour: 'pink' }])],
    ['Template auditor-ink: updated: Invalid input', content([{ ...entry, updated: '2026-02-30' }])],
    ['Template number 2: entry: Invalid input', { ...good, catalogue: [entry, 'nonsense'] }],
    ['Template auditor-ink: id 1001 is there twice', content([entry, entry])],
    ['Template auditor-ink: slug auditor-ink is there twice', content([entry, { ...entry, id: 1002 }])],
    ['Template auditor-ink: no facts, run scripts/previews.ts (entry: Invalid input)', { ...good, facts: {} }],
    [
      'Template auditor-ink: no facts, run scripts/previews.ts (sha256: Invalid input)',
      { ...good, facts: { [entry.slug]: { ...factsOf(entry), sha256: `${'a'.repeat(64)}b` } } },
    ],
    [
      'Template auditor-ink: no facts, run scripts/previews.ts (sha256: Invalid input)',
      { ...good, facts: { [entry.slug]: { ...factsOf(entry), sha256: `x${'a'.repeat(64)}` } } },
    ],
  ]

  test.each(wrong)('%s', async (message, broken) => {
    await publishWord(env, content([second]))
    const template = /^Template ([a-z-]+):/.exec(message)?.[1]
    await expect(publishWord(env, broken)).rejects.toEqual(new ContentError(message, template))
    const api = createTestApi()
    // Taken down before: still there would be 1.
    expect((await api.call('word.Jianli/detail', { id: '1001' })).body).toMatchObject({ code: 410 })
    expect(await env.FILES.head('word/auditor-ink.docx')).toBe(null)
    expect(JSON.stringify(await api.call('word.Jianli/detail', { id: '1002' }))).toContain('"id":1002')
  })
})

test('pictures of another version of a file are reported', async () => {
  expect(await publishWord(env, { ...content([entry]), facts: content([entry], 2).facts })).toEqual({
    templates: 1,
    files: ['auditor-ink'],
    changed: true,
    outdated: ['auditor-ink'],
  })
})

// Makes every Word file twice.
test('the content of the repository can be published, with its counters; the site has another version then, and only then', async () => {
  const versions = () => read('site_config', 'version', '1', 'locale')
  await publishWord(env, content([entry]))
  const before = await versions()
  const articles = [articleOf({ id: 2001 })]
  await env.DB.exec('UPDATE word_templates SET views = 0, downloads = 0, favourites = 0')
  await env.DB.exec('UPDATE word_templates SET views = 3 WHERE id = 1001')
  const report = await publishContent(env, articles)
  expect(report).toEqual({
    word: { templates: catalogue.length, files: catalogue.map(({ slug }) => slug), changed: true, outdated: [] },
    articles: { articles: 1, written: ['zh/article-2001'], changed: true },
    samples: { samples: catalogue.length, changed: true },
  })
  const after = await versions()
  expect(await readContent('word_templates', 'id, views', 'views > 0')).toEqual([[1001, 3]])
  // What has not changed is not written again.
  await env.CONTENT.prepare("UPDATE resume_samples SET html = 'kept'").run()
  expect(after).not.toEqual(before)
  expect(after[0]).toEqual(after[1])
  expect(await publishContent(env, articles)).toEqual({
    word: { templates: catalogue.length, files: [], changed: false, outdated: [] },
    articles: { articles: 1, written: [], changed: false },
    samples: { samples: catalogue.length, changed: false },
  })
  expect(await versions()).toEqual(after)
  const htmls = await env.CONTENT.prepare('SELECT DISTINCT html FROM resume_samples').all()
  expect(htmls.results).toEqual([{ html: 'kept' }])
})
