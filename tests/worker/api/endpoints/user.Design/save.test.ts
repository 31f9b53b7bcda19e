import { expect, test } from 'vitest'
import { registerUser } from '#tests/support/accounts.ts'
import { createTestApi } from '#tests/support/api.ts'
import { countOf } from '#tests/support/database.ts'
import { ownDesign, saveDesign } from '#tests/support/own-designs.ts'

const kept = (user: number) => countOf('SELECT count(*) AS count FROM own_designs WHERE user_id = ?', user)
const done = { status: 200, body: { code: 1, data: null } }
const full = { status: 200, body: { code: 1026 } }

test.each([
  ['no design', null],
  ['a setting there is not', { ...ownDesign('x'), design: { id: 'slips', glitter: 1 } }],
  ['a design there is not', { ...ownDesign('x'), design: { id: 'unheard-of' } }],
  ['too much', { ...ownDesign('x'), design: { id: 'slips', latin: 'x'.repeat(9000) } }],
])('%s is refused', async (_what, design) => {
  const api = createTestApi()
  const { token, id } = await registerUser(api)
  expect(await saveDesign(api, token, 1, design)).toMatchObject({ status: 200, body: { code: 1025 } })
  expect(await kept(id)).toBe(0)
})

test('of thirty saved at once twenty are kept; one of them can still be changed', async () => {
  const api = createTestApi()
  const { token, id } = await registerUser(api)
  const answers = await Promise.all(Array.from({ length: 30 }, (_, nth) => saveDesign(api, token, nth)))
  const codes = answers.map(({ body }) => Object(body).code)
  expect(codes.toSorted()).toEqual([...Array(20).fill(1), ...Array(10).fill(1026)])
  expect(await kept(id)).toBe(20)
  expect(await saveDesign(api, token, codes.indexOf(1), ownDesign('changed'))).toMatchObject(done)
  expect(await saveDesign(api, token, codes.indexOf(1026))).toMatchObject(full)
  expect(await kept(id)).toBe(20)
})
