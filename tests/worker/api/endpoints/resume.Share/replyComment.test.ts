import { expect, test } from 'vitest'
import { setUpComments } from '#tests/support/comments.ts'

test('what was dealt with is open again once its reader adds to it', async () => {
  const { readerOf, received, settle } = await setUpComments()
  const reader = readerOf('c')
  const { id } = await reader.written()
  for (const state of ['resolved', 'accepted', 'open', 'resolved'] as const) {
    expect((await settle(id, state)).body).toMatchObject({ data: { id, state } })
    expect((await received()).comments).toMatchObject([{ id, state }])
  }
  await reader.reply(id)
  expect((await received()).comments).toMatchObject([{ id, state: 'open' }])
})
