import { evictDurableObject, listDurableObjectIds, runInDurableObject } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { expect, onTestFinished, test } from 'vitest'
import { removeResumes } from '#src/api/upkeep/sweep.ts'
import { resumeEndpoints } from '#src/contract/endpoints/resume.ts'
import { type EndpointName, endpoints } from '#src/contract/index.ts'
import { examples } from '#tests/suites/examples.ts'
import { registerUser } from '#tests/support/accounts.ts'
import { createTestApi, DAY, START } from '#tests/support/api.ts'
import { freshObjectWorld, objectWorld } from '#tests/support/object-world.ts'
import { setUpOwner, shortResume } from '#tests/support/resumes.ts'

const NOBODYS = 'ABCDEFGHIJKLMNOPQRST'
const inputs: Record<string, object> = examples

const calls = Object.keys(endpoints)
  .filter((name): name is EndpointName & keyof typeof resumeEndpoints => Object.hasOwn(resumeEndpoints, name))
  .filter((name) => 'id' in (inputs[name] ?? {}))

test('asking for a résumé that never was makes no object, whichever call it is', async () => {
  const api = createTestApi()
  const { token } = await registerUser(api)
  const before = await listDurableObjectIds(env.RESUMES)
  for (const name of calls) {
    const input = { ...examples[name], id: NOBODYS, ...('doc' in examples[name] && { doc: shortResume() }) }
    expect((await api.call(name, input, { token })).body, name).toEqual({ code: 0, msg: '资源不存在' })
  }
  const headers = { upgrade: 'websocket', authorization: `Bearer ${token}` }
  expect((await api.send(`/sync/${NOBODYS}`, { headers })).status).toBe(404)
  expect(await listDurableObjectIds(env.RESUMES)).toEqual(before)
})

/** The tables stored in an object. */
const tablesOf = (id: string) =>
  runInDurableObject(env.RESUMES.getByName(id), (_object, { storage }) =>
    storage.sql
      .exec("SELECT name FROM sqlite_master WHERE name NOT LIKE '\\_cf%' ESCAPE '\\'")
      .toArray()
      .map((row: Record<string, unknown>) => row.name),
  )

test('what only asks an object leaves nothing in it', async () => {
  const stub = env.RESUMES.getByName('readyz')
  expect(await stub.read(0)).toBe('missing')
  expect(await stub.photos()).toEqual([])
  expect(await tablesOf('readyz')).toEqual([])
})

test('an object made before there was one of its tables gets it when it is next woken', async () => {
  const { id, api, token } = await setUpOwner()
  const before = await tablesOf(id)
  await runInDurableObject(env.RESUMES.getByName(id), (_object, { storage }) => {
    storage.sql.exec('DROP TABLE versions')
  })
  await evictDurableObject(env.RESUMES.getByName(id))
  expect((await api.call('user.Resume/nameVersion', { id, name: 'a' }, { token })).body).toMatchObject({ code: 1 })
  expect((await tablesOf(id)).toSorted()).toEqual(before.toSorted())
})

test('a résumé that is removed leaves nothing, and can be asked afterwards', async () => {
  const { api, id, token } = await setUpOwner()
  expect(await tablesOf(id)).toEqual(['head', 'history', 'versions'])
  await api.call('user/resume/del', { id }, { token })
  await removeResumes(api.services, [id])
  expect(await env.RESUMES.getByName(id).read(1)).toBe('missing')
  expect(await env.RESUMES.getByName(id).photos()).toEqual([])
  expect(await tablesOf(id)).toEqual([])
  await runInDurableObject(env.RESUMES.getByName(id), async (_object, { storage }) => {
    expect(await storage.getAlarm()).toBeNull()
  })
})

test('the alarm that mends the list stays while a later change is not in it', async () => {
  const { id, user } = await setUpOwner()
  // Ahead of the platform's own clock, so that the alarm waits for the test.
  objectWorld.now = Date.now() + DAY
  onTestFinished(() => void Object.assign(objectWorld, { now: START, indexDown: false, onIndex: () => {} }))
  const titleOf = () => env.DB.prepare('SELECT title FROM resumes WHERE id = ?').bind(id).first('title')
  await runInDurableObject(env.RESUMES.getByName(id), async (object, { storage }) => {
    await expect.poll(() => storage.getAlarm()).toBeNull()
    const inAMoment = objectWorld.now + 15_000
    objectWorld.indexDown = true
    object.rename(user.id, 'first', 'alarm-mid-1')
    expect(await storage.getAlarm()).toBe(inAMoment)
    // While the list is being written the next change comes, and finds it down.
    objectWorld.indexDown = false
    objectWorld.onIndex = () => {
      objectWorld.onIndex = () => {}
      objectWorld.indexDown = true
      object.rename(user.id, 'second', 'alarm-mid-2')
    }
    await object.alarm()
    expect([await storage.getAlarm(), await titleOf()]).toEqual([inAMoment, 'first'])
    await expect(object.alarm()).rejects.toThrow('The index is down')
    objectWorld.indexDown = false
    await object.alarm()
    expect([await storage.getAlarm(), await titleOf()]).toEqual([null, 'second'])
  })
})

test('a deletion the index could not be told of is told to it by the alarm', async () => {
  const { id, user } = await setUpOwner()
  objectWorld.now = Date.now() + DAY
  onTestFinished(() => void Object.assign(objectWorld, freshObjectWorld()))
  const deletedAt = () => env.DB.prepare('SELECT deleted_at FROM resumes WHERE id = ?').bind(id).first('deleted_at')
  await runInDurableObject(env.RESUMES.getByName(id), async (object, { storage }) => {
    await expect.poll(() => storage.getAlarm()).toBeNull()
    objectWorld.indexDown = true
    await expect(object.setDeleted(user.id, objectWorld.now)).rejects.toThrow('The index is down')
    expect([await storage.getAlarm(), await deletedAt()]).toEqual([objectWorld.now + 15_000, null])
    objectWorld.indexDown = false
    await object.alarm()
    expect([await storage.getAlarm(), await deletedAt()]).toEqual([null, objectWorld.now])
  })
})

test('what the index has is not written to it again', async () => {
  const { id, user } = await setUpOwner()
  onTestFinished(() => void Object.assign(objectWorld, freshObjectWorld()))
  await runInDurableObject(env.RESUMES.getByName(id), async (object) => {
    await expect.poll(() => object.head()?.indexedRev).toBe(1)
    let written = 0
    objectWorld.onIndex = () => {
      written += 1
    }
    await object.alarm()
    expect(written).toBe(0)
    object.rename(user.id, 'another', 'index-mid-1')
    await expect.poll(() => object.head()?.indexedRev).toBe(2)
    await object.alarm()
    await object.alarm()
    expect(written).toBe(1)
  })
})

test('what the index could not be told it is told once the object has slept', async () => {
  const { id, user } = await setUpOwner()
  objectWorld.now = Date.now() + DAY
  onTestFinished(() => void Object.assign(objectWorld, freshObjectWorld()))
  const stub = env.RESUMES.getByName(id)
  const titleOf = () => env.DB.prepare('SELECT title FROM resumes WHERE id = ?').bind(id).first('title')
  await runInDurableObject(stub, async (object, { storage }) => {
    await expect.poll(() => storage.getAlarm()).toBeNull()
    objectWorld.indexDown = true
    object.rename(user.id, 'told late', 'late-mid-1')
    await expect(object.alarm()).rejects.toThrow('The index is down')
  })
  await evictDurableObject(stub)
  objectWorld.indexDown = false
  await runInDurableObject(stub, (object) => object.alarm())
  expect(await titleOf()).toBe('told late')
})
