import { env } from 'cloudflare:workers'
import { beforeAll, expect, test } from 'vitest'
import { publishSampleRows } from '#src/api/db/content/resume-samples.ts'
import { createTestApi } from '#tests/support/api.ts'
import { publishFixtures } from '#tests/support/templates.ts'

const missing = { status: 200, body: { code: 0, msg: '资源不存在' } }
const removed = { status: 410, body: { code: 410, msg: '这里的内容已经下架' } }

beforeAll(async () => {
  await publishFixtures([{ id: 1001 }, { id: 1002 }, { id: 1099 }])
  const html = (id: number) => ({ id, html: `<div>résumé ${id}</div>` })
  await publishSampleRows(env.CONTENT, [html(1001), html(1099)], '1')
  await publishFixtures([{ id: 1001 }, { id: 1002 }])
})

test('the template with its résumé', async () => {
  const api = createTestApi()
  const template = await api.call('word.Jianli/detail', { id: '1001' })
  const { data } = JSON.parse(JSON.stringify(template.body))
  expect(await api.call('resume.Sample/detail', { id: '1001' })).toEqual({
    status: 200,
    body: { code: 1, msg: '操作成功', data: { ...data, html: '<div>résumé 1001</div>' } },
  })
})

test('a résumé whose template was taken down is not just missing', async () => {
  expect(await createTestApi().call('resume.Sample/detail', { id: '1099' })).toEqual(removed)
})

test.each(['1002', '4242'])('%s has no résumé or does not exist', async (id) => {
  expect(await createTestApi().call('resume.Sample/detail', { id })).toEqual(missing)
})
