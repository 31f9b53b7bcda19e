import { expect, test } from 'vitest'
import { setUpOwner } from '#tests/support/resumes.ts'

test('up to fifty states are kept under a name', async () => {
  const { api, id, token } = await setUpOwner()
  const keep = async (name: string) => (await api.call('user.Resume/nameVersion', { id, name }, { token })).body
  for (let i = 0; i < 50; i += 1) expect(await keep(`第${i}`)).toMatchObject({ code: 1 })
  expect(await keep('再来')).toEqual({ code: 1020, msg: '最多保留 50 个命名版本' })
})

test('asked again, after an answer that got lost, the state is kept once', async () => {
  const { api, id, token } = await setUpOwner()
  for (let tries = 0; tries < 2; tries += 1) {
    const { body } = await api.call('user.Resume/nameVersion', { id, name: '投递前' }, { token })
    expect(body).toMatchObject({ code: 1 })
  }
  const { body } = await api.call('user.Resume/versions', { id }, { token })
  expect(body).toMatchObject({ data: [{ name: '投递前' }] })
})
