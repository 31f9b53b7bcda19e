import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import { newMid, setUpOwner, shortResume } from '#tests/support/resumes.ts'

test('a copy has the same content under another title, once for each key', async () => {
  const { api, id, token, current } = await setUpOwner()
  const key = newMid()
  const copy = async () => (await api.call('user.Resume/duplicate', { id, key }, { token })).body
  expect(await copy()).toEqual(await copy())
  const rows = await env.DB.prepare('SELECT id FROM resumes WHERE request_key = ?').bind(key).all()
  expect((await current(String(rows.results[0]?.id))).doc).toEqual({ ...shortResume(), title: '林知夏-产品经理 副本' })
})
