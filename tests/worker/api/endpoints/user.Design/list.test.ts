import { expect, test } from 'vitest'
import { registerUser } from '#tests/support/accounts.ts'
import { createTestApi } from '#tests/support/api.ts'
import { designId, ownDesign, saveDesign } from '#tests/support/own-designs.ts'

test('designs are those of their user, the newest first', async () => {
  const api = createTestApi()
  const [mine, other] = [await registerUser(api), await registerUser(api)]
  const list = async ({ token }: { token: string }) => (await api.call('user.Design/list', {}, { token })).body
  expect(await list(mine)).toMatchObject({ code: 1, data: [] })
  await saveDesign(api, mine.token, 1, ownDesign('one'))
  api.clock.now += 1
  await saveDesign(api, mine.token, 2, ownDesign('two'))
  await saveDesign(api, other.token, 1, ownDesign('theirs'))
  api.clock.now += 1
  await saveDesign(api, mine.token, 1, ownDesign('one again'))
  expect(await list(mine)).toMatchObject({
    data: [
      { id: designId(1), design: ownDesign('one again') },
      { id: designId(2), design: ownDesign('two') },
    ],
  })
  expect(await list(other)).toMatchObject({ data: [{ id: designId(1), design: ownDesign('theirs') }] })
})
