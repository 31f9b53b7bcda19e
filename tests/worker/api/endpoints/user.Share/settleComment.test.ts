import { expect, test } from 'vitest'
import { setUpComments } from '#tests/support/comments.ts'

test('one comment is settled, not the others', async () => {
  const { readerOf, received, settle } = await setUpComments()
  const [first, second] = [await readerOf('a').written(), await readerOf('b').written()]
  expect((await settle(second.id, 'accepted')).body).toMatchObject({ data: { id: second.id, state: 'accepted' } })
  const { comments } = await received()
  expect(new Map(comments.map(({ id, state }) => [id, state]))).toEqual(
    new Map([
      [first.id, 'open'],
      [second.id, 'accepted'],
    ]),
  )
})

test('a comment that was removed cannot be settled', async () => {
  const { readerOf, settle, remove } = await setUpComments()
  const { id } = await readerOf('c').written()
  await remove(id)
  expect((await settle(id, 'resolved')).body).toMatchObject({ code: 0 })
})
