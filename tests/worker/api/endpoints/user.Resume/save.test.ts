import { evictDurableObject, runDurableObjectAlarm } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { afterEach, expect, test } from 'vitest'
import { endpointPath } from '#src/contract/index.ts'
import { documentLimits, schemaVersion } from '#src/resume/document.ts'
import { DAY, JSON_BODY, START } from '#tests/support/api.ts'
import { objectWorld } from '#tests/support/object-world.ts'
import { named, newMid, setUpOwner, shortResume } from '#tests/support/resumes.ts'

afterEach(() => {
  objectWorld.now = START
})

function rowOf(id: string) {
  return env.DB.prepare('SELECT rev, title FROM resumes WHERE id = ?').bind(id).first()
}

const stored = (rev: number) => ({ status: 200, body: { code: 1, msg: '操作成功', data: { rev } } })

test('a save that grew from the newest revision is stored', async () => {
  const { current, save } = await setUpOwner()
  expect(await current()).toEqual({ rev: 1, doc: shortResume() })
  expect(await save(1, named(shortResume(), '林知秋'))).toEqual(stored(2))
  expect(await current()).toEqual({ rev: 2, doc: named(shortResume(), '林知秋') })
})

test('the same save again, after its answer was lost, is answered as the first time', async () => {
  const { current, save } = await setUpOwner()
  const mid = newMid()
  const doc = named(shortResume(), '林知秋')
  expect(await save(1, doc, mid)).toEqual(stored(2))
  expect(await save(1, doc, mid)).toEqual(stored(2))
  expect(await current()).toEqual({ rev: 2, doc })
})

test('a save from an older revision is told what there is now, and whether it is in it', async () => {
  const { save } = await setUpOwner()
  const mine = newMid()
  await save(1, named(shortResume(), '先'), mine, 'journal-1')
  const theirs = named(shortResume(), '后')
  await save(2, theirs, newMid(), 'journal-2')
  const conflict = (applied: boolean) => ({
    status: 409,
    body: { code: 409, msg: '这份简历刚在别处改过，正在合并', data: { rev: 3, doc: theirs, applied } },
  })
  expect(await save(1, named(shortResume(), '先'), mine, 'journal-1')).toEqual(conflict(true))
  expect(await save(1, named(shortResume(), '第三'), newMid(), 'journal-3')).toEqual(conflict(false))
})

test('of twenty saves at once from one revision exactly one is stored', async () => {
  const { current, save } = await setUpOwner()
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, i) => save(1, named(shortResume(), `第${i}个`), newMid(), `journal-${i}`)),
  )
  expect(answers.filter(({ status }) => status === 200)).toEqual([stored(2)])
  expect(answers.filter(({ status }) => status === 409)).toHaveLength(19)
  expect((await current()).rev).toBe(2)
})

test('what was acknowledged is there after the object has been thrown out of memory', async () => {
  const { id, current, save } = await setUpOwner()
  const doc = named(shortResume(), '林知秋')
  await save(1, doc)
  await evictDurableObject(env.RESUMES.getByName(id))
  expect(await current()).toEqual({ rev: 2, doc })
})

test('the list follows a save', async () => {
  const { id, save } = await setUpOwner()
  await save(1, { ...shortResume(), title: '投递用' })
  await expect.poll(() => rowOf(id)).toEqual({ rev: 2, title: '投递用' })
})

test('a save is stored while the list cannot be written, and the alarm mends that', async () => {
  const { id, save } = await setUpOwner()
  await expect.poll(() => rowOf(id)).toEqual({ rev: 1, title: '林知夏-产品经理' })
  // Ahead of the platform's own clock, so that the alarm waits for the test.
  objectWorld.now = Date.now() + DAY
  objectWorld.indexDown = true
  expect(await save(1, { ...shortResume(), title: '投递用' })).toEqual(stored(2))
  await expect.poll(() => objectWorld.errors).toEqual([new Error('The index is down')])
  objectWorld.indexDown = false
  expect(await rowOf(id)).toEqual({ rev: 1, title: '林知夏-产品经理' })
  expect(await runDurableObjectAlarm(env.RESUMES.getByName(id))).toBe(true)
  expect(await rowOf(id)).toEqual({ rev: 2, title: '投递用' })
  expect(await runDurableObjectAlarm(env.RESUMES.getByName(id))).toBe(false)
})

test.each([
  ['an unknown field', { ...shortResume(), colour: { red: 1 } }, 'colour'],
  ['a hostile key', JSON.parse(`{"__proto__": {"x": 1}}`), '__proto__'],
  ['a value of the wrong type', { ...shortResume(), basics: { name: 7 } }, 'basics.name'],
  ['no document at all', 'text', ''],
])('%s is refused with its place, and nothing changes', async (_, doc, path) => {
  const { current, save } = await setUpOwner()
  expect(await save(1, doc)).toEqual({
    status: 422,
    body: { code: 422, msg: '有一项内容无法保存，请检查后重试', data: { path } },
  })
  expect(await current()).toEqual({ rev: 1, doc: shortResume() })
})

test('a document of a later version than the site knows is told from one that is broken', async () => {
  const { current, save } = await setUpOwner()
  expect(await save(1, { ...shortResume(), schema: schemaVersion + 1 })).toEqual({
    status: 426,
    body: { code: 426, msg: '页面版本过旧，请刷新后继续，内容已保存在本机' },
  })
  expect(await current()).toEqual({ rev: 1, doc: shortResume() })
})

test('a document over the limit is refused as too large, and so is a body over its limit', async () => {
  const { api, id, token, current, save } = await setUpOwner()
  const body = '简'.repeat(documentLimits.text)
  const items = Object.fromEntries(
    Array.from({ length: 10 }, (_, i) => [`item-${i}`, { section: 'work', pos: `a${i}`, body }]),
  )
  expect((await save(1, { ...shortResume(), items })).status).toBe(413)
  const response = await api.send(endpointPath('user.Resume/save'), {
    method: 'POST',
    headers: { ...JSON_BODY, authorization: `Bearer ${token}` },
    body: JSON.stringify({ id, text: 'x'.repeat(700_000) }),
  })
  expect(response.status).toBe(413)
  expect((await current()).rev).toBe(1)
})

test('depth costs nothing: 20 000 levels are refused', async () => {
  const { api, id, token } = await setUpOwner()
  const deep = '['.repeat(20_000) + ']'.repeat(20_000)
  const fields = `"id":"${id}","rev":1,"mid":"deep-deep","journal":"journal-1","schema":1`
  const response = await api.send(endpointPath('user.Resume/save'), {
    method: 'POST',
    headers: { ...JSON_BODY, authorization: `Bearer ${token}` },
    body: `{${fields},"doc":${deep}}`,
  })
  expect(response.status).toBe(422)
})
