import { expect, test } from 'vitest'
import { setUpApplicant } from '#tests/support/applications.ts'

test('nobody else sees an application', async () => {
  const owner = await setUpApplicant()
  const stranger = await setUpApplicant(owner.api)
  const { id } = await owner.begin1()
  const ask = (token: string) => owner.api.call('user.Application/detail', { id }, { token })
  expect((await ask(owner.token)).body).toMatchObject({ code: 1, data: { id } })
  expect((await ask(stranger.token)).body).toMatchObject({ code: 0 })
})

test('a deleted résumé is named as one, and is gone once it cannot be restored', async () => {
  const { api, token, begin1, read, user } = await setUpApplicant()
  const { id, resume } = await begin1()
  await api.call('user/resume/del', { id: resume }, { token })
  expect((await read(id)).resume).toEqual({ id: resume, title: '林知夏-产品经理', deleted: true })
  await api.services.db.prepare('DELETE FROM resumes WHERE id = ?').bind(resume).run()
  expect([(await read(id)).resume, user.id > 0]).toEqual([null, true])
})
