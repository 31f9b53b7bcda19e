import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { setLevel } from '#tests/support/accounts.ts'
import { newMid, setUpOwner, shortResume } from '#tests/support/resumes.ts'

test('it is called after what is copied, in the language of who asks; without a name only a copy', async () => {
  const { api, token, create } = await setUpOwner()
  const titled = async (document: ReturnType<typeof shortResume>, language: 'zh' | 'en') => {
    const id = await create(document)
    const key = newMid()
    await api.call('user.Resume/duplicate', { id, key }, { token, language })
    return env.DB.prepare('SELECT title FROM resumes WHERE request_key = ?').bind(key).first('title')
  }
  await setLevel((await env.DB.prepare('SELECT max(id) AS id FROM users').first<number>('id')) ?? 0, 'lifetime', null)
  const mine = { ...shortResume(), title: 'Mine' }
  const nameless = { ...shortResume(''), title: '', basics: {} }
  expect([
    await titled(mine, 'zh'),
    await titled(mine, 'en'),
    await titled(nameless, 'zh'),
    await titled(nameless, 'en'),
  ]).toEqual(['Mine 副本', 'Mine (copy)', '副本', '(copy)'])
})

test('a copy has the same content under another title, once for each key', async () => {
  const { api, id, token, current } = await setUpOwner()
  const key = newMid()
  const copy = async () => (await api.call('user.Resume/duplicate', { id, key }, { token })).body
  expect(await copy()).toEqual(await copy())
  const rows = await env.DB.prepare('SELECT id FROM resumes WHERE request_key = ?').bind(key).all()
  expect((await current(String(rows.results[0]?.id))).doc).toEqual({ ...shortResume(), title: '林知夏-产品经理 副本' })
})

test('a copy of a twin is nobody’s twin', async () => {
  const { api, token, create, current } = await setUpOwner()
  const marks = { basics: { 'basics.name': '林知夏' } }
  const id = await create({ ...shortResume(), twin: 'pair-1', marks })
  const answer = await api.call('user.Resume/duplicate', { id, key: newMid() }, { token })
  const copied = z.object({ body: z.object({ data: z.object({ id: z.string() }) }) }).parse(answer).body.data.id
  expect((await current(copied)).doc).toEqual({ ...shortResume(), title: '林知夏-产品经理 副本' })
})
