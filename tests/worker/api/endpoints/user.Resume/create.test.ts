import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import { setLevel } from '#tests/support/accounts.ts'
import { newMid, setUpOwner, shortResume } from '#tests/support/resumes.ts'

const full = {
  status: 200,
  body: { code: 402, msg: '简历数量已达你的等级的上限，先删除不用的，才能再新建', data: { online_resumes: 3 } },
}

test('asking again with the same key makes one résumé', async () => {
  const { create, current } = await setUpOwner()
  const key = newMid()
  const id = await create(shortResume('一'), key)
  expect(await create(shortResume('二'), key)).toBe(id)
  expect((await current(id)).doc).toEqual(shortResume('一'))
})

test('the key of a deleted résumé makes another, once', async () => {
  const { api, token, create, current } = await setUpOwner()
  const key = newMid()
  const gone = await create(shortResume('一'), key)
  await api.call('user/resume/del', { id: gone }, { token })
  const id = await create(shortResume('二'), key)
  expect(id).not.toBe(gone)
  expect((await current(id)).doc).toEqual(shortResume('二'))
  expect(await create(shortResume('三'), key)).toBe(id)
  // What was deleted can still be restored.
  expect((await api.call('user.Resume/undelete', { id: gone }, { token })).body).toMatchObject({ code: 1 })
  expect((await current(gone)).doc).toEqual(shortResume('一'))
})

test('of twenty at once as many are made as the level allows, and a higher level makes room at once', async () => {
  const { api, user, token } = await setUpOwner()
  const create = () => api.call('user.Resume/create', { key: newMid(), doc: shortResume() }, { token })
  const answers = await Promise.all(Array.from({ length: 20 }, create))
  expect(answers.filter(({ body }) => JSON.stringify(body) === JSON.stringify(full.body))).toHaveLength(18)
  const { count } =
    (await env.DB.prepare('SELECT count(*) AS count FROM resumes WHERE user_id = ?').bind(user.id).first()) ?? {}
  expect(count).toBe(3)
  expect(await create()).toEqual(full)
  await setLevel(user.id, 'yearly', null)
  expect((await create()).body).toMatchObject({ code: 1 })
})

test('whose answer was lost after the row was written finds a résumé under the same key', async () => {
  const { api, user, token, current } = await setUpOwner()
  const key = newMid()
  await env.DB.prepare(
    `INSERT INTO resumes (id, user_id, request_key, title, locale, design, created_at, updated_at)
     VALUES ('ROWWITHOUTANOBJECT00', ?, ?, '', 'zh', 'ink', 0, 0)`,
  )
    .bind(user.id, key)
    .run()
  const answer = await api.call('user.Resume/create', { key, doc: shortResume('三') }, { token })
  expect(answer.body).toMatchObject({ code: 1, data: { id: 'ROWWITHOUTANOBJECT00' } })
  expect((await current('ROWWITHOUTANOBJECT00')).doc).toEqual(shortResume('三'))
})

test('one whose object could not be made is not said to be there; asking again makes it', async () => {
  const { api, token, create, current } = await setUpOwner()
  const { documents } = api.services
  const broken = { create: () => Promise.reject(new Error('The object is out of reach')) }
  api.services.documents = { getByName: (name) => Object.assign(documents.getByName(name), broken) }
  const key = newMid()
  expect((await api.call('user.Resume/create', { key, doc: shortResume('一') }, { token })).status).toBe(500)
  api.services.documents = documents
  expect((await current(await create(shortResume('一'), key))).doc).toEqual(shortResume('一'))
})

test('a document that is none is refused', async () => {
  const { api, token } = await setUpOwner()
  const answer = await api.call('user.Resume/create', { key: newMid(), doc: { schema: 1 } }, { token })
  expect(answer).toMatchObject({ status: 422, body: { code: 422, data: { path: 'basics' } } })
})
