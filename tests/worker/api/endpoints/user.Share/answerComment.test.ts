import { expect, test } from 'vitest'
import { setUpComments } from '#tests/support/comments.ts'
import { newMid } from '#tests/support/resumes.ts'

test('answers stand in the order in which they were given, each once', async () => {
  const { api, readerOf, received, answer } = await setUpComments()
  const { id } = await readerOf('c').written()
  const key = newMid()
  for (const [text, own] of [
    ['一', newMid()],
    ['二', key],
    ['二', key],
    ['三', newMid()],
  ] as const) {
    api.clock.now += 1
    await answer(id, text, own)
  }
  const { comments } = await received()
  expect(comments[0]?.answers.map(({ text }) => text)).toEqual(['一', '二', '三'])
})

test.each([' ', '字'.repeat(1001)])('an answer of nothing, or of too much, is none (%#)', async (text) => {
  const { readerOf, received, answer } = await setUpComments()
  const { id } = await readerOf('c').written()
  expect((await answer(id, text)).status).toBe(400)
  expect((await received()).comments).toMatchObject([{ id, answers: [] }])
})
