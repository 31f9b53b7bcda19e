import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import { registerUser } from '#tests/support/accounts.ts'
import { setUpOwner, shortResume } from '#tests/support/resumes.ts'
import { put, resumeRow } from '#tests/support/rows.ts'

test('the one résumé of a pair in a language, of its owner alone, until it is deleted', async () => {
  const zh = { ...shortResume(), twin: 'pair-of-1' }
  const owner = await setUpOwner(undefined, zh)
  const { api, token } = owner
  const stranger = await registerUser(api)
  const find = async (pair: string, locale: 'zh' | 'en', who = token) =>
    (await api.call('user.Resume/twin', { pair, locale }, { token: who })).body
  const found = (id: string | null) => ({ code: 1, msg: '操作成功', data: { id } })
  expect(await find('pair-of-1', 'zh')).toEqual(found(owner.id))
  expect(await find('pair-of-1', 'en')).toEqual(found(null))
  const twin = await owner.create({ ...zh, locale: 'en' })
  expect(await find('pair-of-1', 'en')).toEqual(found(twin))
  expect(await find('pair-of-1', 'en', stranger.token)).toEqual(found(null))
  expect(await find('pair-of-2', 'en')).toEqual(found(null))
  await api.call('user/resume/del', { id: twin }, { token })
  expect(await find('pair-of-1', 'en')).toEqual(found(null))
  expect(await find('pair-of-1', 'zh')).toEqual(found(owner.id))
})

test('of several of a pair in a language it is the one edited last', async () => {
  const { api, token, user } = await setUpOwner()
  const row = (id: string, updated_at: number) =>
    resumeRow(id, user.id, { locale: 'en', twin: 'pair-of-4', updated_at })
  await put('resumes', row('TWINOFSEVERALONES001', 1), row('TWINOFSEVERALONES002', 3), row('TWINOFSEVERALONES003', 2))
  const { body } = await api.call('user.Resume/twin', { pair: 'pair-of-4', locale: 'en' }, { token })
  expect(body).toMatchObject({ data: { id: 'TWINOFSEVERALONES002' } })
})

test('a résumé becomes one of a pair with the save that says so, at once', async () => {
  const owner = await setUpOwner()
  await owner.save(1, { ...shortResume(), twin: 'pair-of-3' })
  const row = () => env.DB.prepare('SELECT twin FROM resumes WHERE id = ?').bind(owner.id).first('twin')
  await expect.poll(row).toBe('pair-of-3')
})
