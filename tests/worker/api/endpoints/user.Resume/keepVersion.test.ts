import { expect, test } from 'vitest'
import { named, setUpOwner } from '#tests/support/resumes.ts'

test('the state is kept however short a while ago the last one was, once a revision, and needs no name', async () => {
  const { api, id, token, current, save } = await setUpOwner()
  const keep = async () => (await api.call('user.Resume/keepVersion', { id }, { token })).body
  const revisions = async () => {
    const { body } = await api.call('user.Resume/versions', { id }, { token })
    return body
  }
  expect(await keep()).toMatchObject({ code: 1, data: null })
  expect(await keep()).toMatchObject({ code: 1 })
  const { rev, doc } = await current()
  await save(rev, named(doc, '甲'))
  expect(await keep()).toMatchObject({ code: 1 })
  expect(await revisions()).toMatchObject({
    code: 1,
    data: [
      { rev: 2, name: null },
      { rev: 1, name: null },
    ],
  })
})

test("somebody else's résumé is none", async () => {
  const { api, id } = await setUpOwner()
  const other = await setUpOwner(api)
  const answer = await api.call('user.Resume/keepVersion', { id }, { token: other.token })
  expect(answer.body).toMatchObject({ code: 0 })
})
