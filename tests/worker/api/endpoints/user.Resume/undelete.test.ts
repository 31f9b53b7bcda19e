import { expect, onTestFinished, test } from 'vitest'
import { DAY } from '#tests/support/api.ts'
import { freshObjectWorld, objectWorld } from '#tests/support/object-world.ts'
import { setUpOwner, shortResume } from '#tests/support/resumes.ts'

const missing = { status: 200, body: { code: 0, msg: '资源不存在' } }
const done = { status: 200, body: { code: 1, msg: '操作成功', data: null } }

test('deleting twice and restoring twice say the same, and a restored one is as it was', async () => {
  const { api, id, token, current } = await setUpOwner()
  const remove = () => api.call('user/resume/del', { id }, { token })
  expect([await remove(), await remove()]).toEqual([done, done])
  expect(await api.call('user.Resume/document', { id }, { token })).toEqual(missing)
  const restore = () => api.call('user.Resume/undelete', { id }, { token })
  expect([await restore(), await restore()]).toEqual([done, done])
  expect((await current()).doc).toEqual(shortResume())
})

test('there must be room to restore, and after seven days there is nothing to restore', async () => {
  const { api, id, token, create } = await setUpOwner()
  await api.call('user/resume/del', { id }, { token })
  const others = [await create(shortResume()), await create(shortResume()), await create(shortResume())]
  const restore = () => api.call('user.Resume/undelete', { id }, { token })
  expect((await restore()).body).toMatchObject({ code: 402, data: { online_resumes: 3 } })
  await api.call('user/resume/del', { id: others[0] ?? '' }, { token })
  api.clock.now += 7 * DAY
  expect(await restore()).toEqual(missing)
})

test('one that could not be restored stays among the deleted, and can be restored once that works', async () => {
  const { api, id, token, current } = await setUpOwner()
  await api.call('user/resume/del', { id }, { token })
  const listed = async () => {
    const { body } = await api.call('user/resume/data', { page: '1', deleted: '1' }, { token })
    return body
  }
  const before = await listed()
  expect(before).toMatchObject({ data: { items: [{ id }] } })
  const { documents } = api.services
  const broken = { setDeleted: () => Promise.reject(new Error('The object is out of reach')) }
  api.services.documents = { getByName: (name) => Object.assign(documents.getByName(name), broken) }
  const restore = () => api.call('user.Resume/undelete', { id }, { token })
  expect((await restore()).status).toBe(500)
  expect(await listed()).toEqual(before)
  api.services.documents = documents
  expect(await restore()).toEqual(done)
  expect((await current()).doc).toEqual(shortResume())
})

test('one that is restored stays so when the list cannot be told of it', async () => {
  onTestFinished(() => void Object.assign(objectWorld, freshObjectWorld()))
  const { api, id, token, current } = await setUpOwner()
  await api.call('user/resume/del', { id }, { token })
  objectWorld.onIndex = () => {
    throw new Error('The list is out of reach')
  }
  expect(await api.call('user.Resume/undelete', { id }, { token })).toEqual(done)
  expect((await current()).doc).toEqual(shortResume())
  const { body } = await api.call('user.Jianli/list', {}, { token })
  expect(body).toMatchObject({ data: { items: [{ id }] } })
})
