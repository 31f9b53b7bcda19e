import { expect, test } from 'vitest'
import { START } from '#tests/support/api.ts'
import { setUpOwner, shortResume } from '#tests/support/resumes.ts'

test('living and deleted ones apart, with how many there may be', async () => {
  const { api, id, token, create } = await setUpOwner()
  const other = await create({ ...shortResume(), title: '实习用', design: { id: 'seal', colour: '#1d6a72' } })
  await api.call('user/resume/del', { id }, { token })
  const card = { locale: 'zh', completeness: 55, created_at: START, updated_at: START }
  const page = { total: 1, page: 1, page_size: 12, limit: 3 }
  const live = { ...card, id: other, title: '实习用', design: 'seal', colour: '#1d6a72', rev: 1, deleted_at: null }
  const gone = { ...card, id, title: '林知夏-产品经理', design: 'ink', colour: null, rev: 2, deleted_at: START }
  const list = (input: object) => api.call('user/resume/data', input, { token })
  // The object writes the index without keeping anybody waiting.
  await expect.poll(async () => (await list({})).body).toMatchObject({ data: { ...page, items: [live] } })
  expect((await list({ deleted: '1' })).body).toMatchObject({ data: { ...page, limit: 10, items: [gone] } })
})
