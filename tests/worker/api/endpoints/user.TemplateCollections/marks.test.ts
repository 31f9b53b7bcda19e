import { beforeAll, expect, test } from 'vitest'
import { registerUser } from '#tests/support/accounts.ts'
import { createTestApi } from '#tests/support/api.ts'
import { publishFixtures } from '#tests/support/templates.ts'

beforeAll(() => publishFixtures([{ id: 1001 }, { id: 1002 }]))

test('the caller’s favourites of every type, and nobody else’s', async () => {
  const api = createTestApi()
  const [{ token }, other] = [await registerUser(api), await registerUser(api)]
  const word = { template_id: 1001, template_type: 'word' } as const
  const resume = { template_id: 1001, template_type: 'resume' } as const
  await api.call('user.TemplateCollections/push', word, { token })
  await api.call('user.TemplateCollections/push', resume, { token })
  await api.call('user.TemplateCollections/push', { ...word, template_id: 1002 }, { token: other.token })
  const { body } = await api.call('user.TemplateCollections/marks', {}, { token })
  expect(body).toEqual({ code: 1, msg: '操作成功', data: [resume, word] })
  await api.call('user.TemplateCollections/remove', word, { token })
  expect(await api.call('user.TemplateCollections/marks', {}, { token })).toMatchObject({ body: { data: [resume] } })
})
