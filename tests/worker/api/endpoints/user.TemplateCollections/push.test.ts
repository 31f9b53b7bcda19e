import { beforeAll, expect, test } from 'vitest'
import { registerUser } from '#tests/support/accounts.ts'
import { createTestApi } from '#tests/support/api.ts'
import { countOf, forgetfulDatabase } from '#tests/support/database.ts'
import { publishFixtures } from '#tests/support/templates.ts'

const done = { status: 200, body: { code: 1, msg: '已收藏', data: null } }
const missing = { status: 200, body: { code: 0, msg: '资源不存在' } }

beforeAll(async () => {
  await publishFixtures([{ id: 1001 }, { id: 1002 }, { id: 1003 }, { id: 1009 }])
  await publishFixtures([{ id: 1001 }, { id: 1002 }, { id: 1003 }])
})

function counterOf(id: number): Promise<number> {
  return countOf('SELECT favourites AS count FROM word_templates WHERE id = ?', id)
}

test('a template becomes a favourite once, however often it is pushed', async () => {
  const api = createTestApi()
  const { token, id } = await registerUser(api)
  const input = { template_id: 1001, template_type: 'word', resume_no: 'QJW1001' } as const
  expect(await api.call('user.TemplateCollections/push', input, { token })).toEqual(done)
  expect(await api.call('user.TemplateCollections/push', input, { token })).toEqual(done)
  expect(await counterOf(1001)).toBe(1)
  expect(await countOf('SELECT count(*) AS count FROM favourites WHERE user_id = ?', id)).toBe(1)
})

test.each([4242, 1009])('template %i does not exist or is not published', async (template_id) => {
  const api = createTestApi()
  const { token, id } = await registerUser(api)
  const input = { template_id, template_type: 'word' } as const
  expect(await api.call('user.TemplateCollections/push', input, { token })).toEqual(missing)
  expect(await countOf('SELECT count(*) AS count FROM favourites WHERE user_id = ?', id)).toBe(0)
})

test('forty calls at once of two users count two', async () => {
  const api = createTestApi()
  const users = [await registerUser(api), await registerUser(api)]
  const input = { template_id: 1002, template_type: 'word' } as const
  const calls = Array.from({ length: 40 }, (_, nth) =>
    api.call('user.TemplateCollections/push', input, { token: users[nth % 2]?.token ?? '' }),
  )
  expect(await Promise.all(calls)).toEqual(Array(40).fill(done))
  expect(await counterOf(1002)).toBe(2)
})

test('when the answer is lost, asking again succeeds and counts once', async () => {
  const forgetful = forgetfulDatabase()
  const api = createTestApi({ db: forgetful.db })
  const { token } = await registerUser(api)
  const input = { template_id: 1003, template_type: 'word' } as const
  forgetful.loseReplyOf(1)
  expect((await api.call('user.TemplateCollections/push', input, { token })).status).toBe(500)
  expect(await api.call('user.TemplateCollections/push', input, { token })).toEqual(done)
  expect(await counterOf(1003)).toBe(1)
})
