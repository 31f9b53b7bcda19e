import { expect, test } from 'vitest'
import { setUpComments } from '#tests/support/comments.ts'
import { ended, expired } from '#tests/support/shares.ts'

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
  expect(await reader.read()).toEqual(ended)
  expect(await received()).toEqual({ expected: false, comments: [] })
})

test('while the résumé is in the trash its link takes no comments; restored, they are as they were', async () => {
  const { api, id: resume, token, readerOf, received } = await setUpComments()
  const reader = readerOf('d')
  const { id } = await reader.written()
  await api.call('user/resume/del', { id: resume }, { token })
  for (const answer of [await reader.write(), await reader.read(), await reader.reply(id), await reader.withdraw(id)]) {
    expect(answer).toEqual(ended)
  }
  await api.call('user.Resume/undelete', { id: resume }, { token })
  expect(await received()).toMatchObject({ expected: true, comments: [{ id, answers: [] }] })
  await reader.written({ text: '又可以写了' })
})
