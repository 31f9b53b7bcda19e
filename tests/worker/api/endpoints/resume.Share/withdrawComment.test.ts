import { expect, test } from 'vitest'
import { setUpComments } from '#tests/support/comments.ts'
import { expired, ended as revoked } from '#tests/support/shares.ts'

test('comments are gone with their link; after its end the owner still has them', async () => {
  const { api, readerOf, received, revoke } = await setUpComments({ expires_at: Date.UTC(2026, 11, 1) })
  const reader = readerOf('c')
  const { id } = await reader.written()
  api.clock.now = Date.UTC(2026, 11, 1)
  for (const answer of [await reader.write(), await reader.read(), await reader.reply(id)]) {
    expect(answer).toEqual(expired)
  }
  expect(await received()).toMatchObject({ expected: false, comments: [{ id }] })
  await revoke()
  expect(await reader.read()).toEqual(revoked)
  expect(await received()).toEqual({ expected: false, comments: [] })
})
