import { listDurableObjectIds, runInDurableObject } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import { removeResumes } from '#src/api/sweep.ts'
import { type EndpointName, endpoints } from '#src/contract/index.ts'
import { resumeEndpoints } from '#src/contract/resume-endpoints.ts'
import { examples } from '#tests/suites/examples.ts'
import { registerUser } from '#tests/support/accounts.ts'
import { createTestApi } from '#tests/support/api.ts'
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
