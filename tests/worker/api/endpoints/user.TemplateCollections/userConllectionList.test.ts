import { beforeAll, expect, test } from 'vitest'
import { registerUser } from '#tests/support/accounts.ts'
import { createTestApi, SECOND } from '#tests/support/api.ts'
import { cardOf, publishFixtures } from '#tests/support/templates.ts'

const ids = Array.from({ length: 26 }, (_, index) => 1001 + index)

beforeAll(() => publishFixtures(ids.map((id) => ({ id }))))

function list(total: number, page: number, items: unknown[], msg = '操作成功') {
  const totals = { word: total, resume: 0 }
  return { status: 200, body: { code: 1, msg, data: { type: 'word', total, totals, page, page_size: 24, items } } }
}

test('without favourites the list is empty', async () => {
  const api = createTestApi()
  const { token } = await registerUser(api)
  expect(await api.call('user.TemplateCollections/userConllectionList', {}, { token })).toEqual(list(0, 1, []))
})

test('favourites come newest first, by pages, in the language of the request', async () => {
  const api = createTestApi()
  const { token } = await registerUser(api)
  const items: unknown[] = []
  for (const id of ids) {
    api.clock.now += SECOND
    await api.call('user.TemplateCollections/push', { template_id: id, template_type: 'word' }, { token })
    items.unshift({
      template_type: 'word',
      template_id: id,
      resume_no: `QJW${id}`,
      created_at: api.clock.now,
      card: cardOf({ id }, 'en'),
    })
  }
  const read = (page: string) =>
    api.call('user.TemplateCollections/userConllectionList', { type: 'word', page }, { token, language: 'en' })
  expect(await read('1')).toEqual(list(26, 1, items.slice(0, 24), 'Operation successful'))
  expect(await read('2')).toEqual(list(26, 2, items.slice(24), 'Operation successful'))
  expect(await read('3')).toEqual(list(26, 3, [], 'Operation successful'))
})

test('favourites of others and templates no longer published are not listed', async () => {
  const api = createTestApi()
  const owner = await registerUser(api)
  const other = await registerUser(api)
  const push = (template_id: number, token: string) =>
    api.call('user.TemplateCollections/push', { template_id, template_type: 'word' }, { token })
  await push(1001, owner.token)
  await push(1002, owner.token)
  await push(1003, other.token)
  await publishFixtures(ids.filter((id) => id !== 1002).map((id) => ({ id })))
  const answer = await api.call('user.TemplateCollections/userConllectionList', {}, { token: owner.token })
  const item = {
    template_type: 'word',
    template_id: 1001,
    resume_no: 'QJW1001',
    created_at: api.clock.now,
    card: cardOf({ id: 1001 }),
  }
  expect(answer).toEqual(list(1, 1, [item]))
})

test('a template is a favourite as a Word file and as an online résumé by itself', async () => {
  const api = createTestApi()
  const { token } = await registerUser(api)
  await api.call('user.TemplateCollections/push', { template_id: 1001, template_type: 'resume' }, { token })
  const data = (type: 'word' | 'resume', items: unknown[]) => ({
    body: { data: { type, total: items.length, totals: { word: 0, resume: 1 }, items } },
  })
  const read = (type: 'word' | 'resume') =>
    api.call('user.TemplateCollections/userConllectionList', { type }, { token })
  const item = { template_type: 'resume', template_id: 1001, resume_no: 'QJR1001', created_at: api.clock.now }
  expect(await read('resume')).toMatchObject(data('resume', [item]))
  expect(await read('word')).toMatchObject(data('word', []))
})
