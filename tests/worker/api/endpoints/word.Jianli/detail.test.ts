import { beforeAll, expect, test } from 'vitest'
import { createTestApi } from '#tests/support/api.ts'
import { cardOf, fileBytes, previewOf, publishFixtures, type TemplateFixture } from '#tests/support/templates.ts'

const subject: TemplateFixture = { id: 1001, pages: 2, facets: { use: 'campus', role: 'auditor', colour: 'blue' } }
const others: TemplateFixture[] = [
  { id: 1002, facets: { use: 'campus' } },
  { id: 1003, facets: { use: 'campus', role: 'auditor' } },
  { id: 1004, language: 'en', facets: { use: 'campus', role: 'auditor' } },
  { id: 1005, facets: { use: 'social', colour: 'blue' } },
  ...Array.from({ length: 5 }, (_, index) => ({ id: 1010 + index, facets: { role: 'auditor' } })),
]
const missing = { status: 200, body: { code: 0, msg: '资源不存在' } }
const removed = { status: 410, body: { code: 410, msg: '这里的内容已经下架' } }

beforeAll(async () => {
  await publishFixtures([{ id: 1099, facets: { use: 'campus', role: 'auditor' } }])
  await publishFixtures([subject, ...others])
})

test('the whole template, with the most similar ones in its language first', async () => {
  expect(await createTestApi().call('word.Jianli/detail', { id: '1001' }, { language: 'en' })).toEqual({
    status: 200,
    body: {
      code: 1,
      msg: 'Operation successful',
      data: {
        ...cardOf(subject, 'en'),
        resume_no: 'QJW1001',
        summary: 'Summary 1001',
        design: 'ink',
        sample: 'zh/teacher',
        fonts: ['宋体', 'Calibri'],
        size: fileBytes(1001).byteLength,
        updated_at: Date.parse('2026-11-01T00:00:00+08:00'),
        favourites: 0,
        views: 0,
        previews: [previewOf(1001, 1), previewOf(1001, 2)],
        facets: [
          { facet: 'use', slug: 'campus', name: 'Graduate jobs' },
          { facet: 'colour', slug: 'blue', name: 'Blue' },
          { facet: 'role', slug: 'auditor', name: 'Auditor' },
          { facet: 'language', slug: 'zh', name: 'Chinese' },
          { facet: 'pages', slug: 'two-pages', name: 'Two pages' },
          { facet: 'photo', slug: 'without-photo', name: 'Without photo' },
        ],
        related: [1003, 1002, 1010, 1011, 1012, 1013].map((id) => cardOf({ id }, 'en')),
      },
    },
  })
})

test('a template that was taken down is not just missing', async () => {
  expect(await createTestApi().call('word.Jianli/detail', { id: '1099' })).toEqual(removed)
})

test.each(['4242', '999999999999999'])('template %s does not exist', async (id) => {
  expect(await createTestApi().call('word.Jianli/detail', { id })).toEqual(missing)
})
