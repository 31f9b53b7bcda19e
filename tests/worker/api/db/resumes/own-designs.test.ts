import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import { listOwnDesigns, saveOwnDesign } from '#src/api/db/resumes/own-designs.ts'
import { newUser } from '#tests/support/rows.ts'

test('designs are kept for each user apart, as many as are allowed, the last changed first', async () => {
  const [user, other] = [await newUser(), await newUser()]
  const save = (userId: number, id: string, now: number, design = '{}') =>
    saveOwnDesign(env.DB, { userId, id, design }, { limit: 2, now })
  const list = async (userId: number) => (await listOwnDesigns(env.DB, userId)).map(({ id }) => id)
  expect([await save(other, 'x', 1), await save(other, 'y', 2)]).toEqual([true, true])
  expect([await save(user, 'a', 3), await save(user, 'b', 4), await save(user, 'c', 5)]).toEqual([true, true, false])
  expect([await list(user), await list(other)]).toEqual([
    ['b', 'a'],
    ['y', 'x'],
  ])
  expect(await save(user, 'a', 6, '{"new":1}')).toBe(true)
  expect(await listOwnDesigns(env.DB, user)).toEqual([
    { id: 'a', design: '{"new":1}' },
    { id: 'b', design: '{}' },
  ])
})
