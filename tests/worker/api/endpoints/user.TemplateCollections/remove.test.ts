import { beforeEach, expect, test } from 'vitest'
import { registerUser } from '#tests/support/accounts.ts'
import { createTestApi } from '#tests/support/api.ts'
import { countOf } from '#tests/support/database.ts'
import { publishFixtures } from '#tests/support/templates.ts'

const done = { status: 200, body: { code: 1, msg: '已取消收藏', data: null } }
const input = { template_id: 1001, template_type: 'word' } as const

beforeEach(() => publishFixtures([{ id: 1001 }]))

function counter(): Promise<number> {
  return countOf('SELECT favourites AS count FROM word_templates WHERE id = 1001')
}

test('a favourite is taken off once, however often it is removed', async () => {
  const api = createTestApi()
  const { token } = await registerUser(api)
  const before = await counter()
  await api.call('user.TemplateCollections/push', input, { token })
  expect(await api.call('user.TemplateCollections/remove', input, { token })).toEqual(done)
  expect(await api.call('user.TemplateCollections/remove', input, { token })).toEqual(done)
  expect(await counter()).toBe(before)
})

test('what is another user’s stays', async () => {
  const api = createTestApi()
  const owner = await registerUser(api)
  const other = await registerUser(api)
  await api.call('user.TemplateCollections/push', input, { token: owner.token })
  expect(await api.call('user.TemplateCollections/remove', input, { token: other.token })).toEqual(done)
  expect(await countOf('SELECT count(*) AS count FROM favourites WHERE user_id = ?', owner.id)).toBe(1)
})

test('a template no longer published can be removed', async () => {
  const api = createTestApi()
  const { token, id } = await registerUser(api)
  await api.call('user.TemplateCollections/push', input, { token })
  await publishFixtures([{ id: 1002 }])
  expect(await api.call('user.TemplateCollections/remove', input, { token })).toEqual(done)
  expect(await countOf('SELECT count(*) AS count FROM favourites WHERE user_id = ?', id)).toBe(0)
})

test('a template that never was is missing', async () => {
  const api = createTestApi()
  const { token } = await registerUser(api)
  expect(await api.call('user.TemplateCollections/remove', { ...input, template_id: 4242 }, { token })).toEqual({
    status: 200,
    body: { code: 0, msg: '资源不存在' },
  })
})

test('thirty pushes and removals at once leave the counter true', async () => {
  const api = createTestApi()
  const { token } = await registerUser(api)
  await Promise.all(
    Array.from({ length: 30 }, (_, nth) =>
      api.call(nth % 2 === 0 ? 'user.TemplateCollections/push' : 'user.TemplateCollections/remove', input, { token }),
    ),
  )
  const rows = await countOf(
    "SELECT count(*) AS count FROM favourites WHERE template_type = 'word' AND template_id = 1001",
  )
  expect(await counter()).toBe(rows)
})
