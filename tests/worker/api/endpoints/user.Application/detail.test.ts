import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { share } from '#src/contract/index.ts'
import { setUpApplicant } from '#tests/support/applications.ts'
import { newMid } from '#tests/support/resumes.ts'
import { plainLink } from '#tests/support/shares.ts'

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

test('the link that was sent is named, and opens until its time is over', async () => {
  const { api, token, id: resume, begin1, send1, read } = await setUpApplicant()
  const { id } = await begin1({ resume })
  const expires_at = api.clock.now + 60_000
  const made = await api.call('user.Share/create', { id: resume, key: newMid(), ...plainLink, expires_at }, { token })
  const link = z.object({ data: share }).parse(made.body).data
  await send1(id, { share: link.id, file: null })
  api.clock.now = expires_at - 1
  expect((await read(id)).sendings[0]?.link).toEqual({ label: plainLink.label, token: link.token })
  api.clock.now = expires_at
  expect((await read(id)).sendings[0]?.link).toEqual({ label: plainLink.label, token: null })
})
