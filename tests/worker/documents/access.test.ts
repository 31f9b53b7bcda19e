import { listDurableObjectIds } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import { resumeEndpoints } from '#src/contract/endpoints/resume.ts'
import type { EndpointName } from '#src/contract/index.ts'
import { endpoints } from '#src/contract/index.ts'
import { examples } from '#tests/suites/examples.ts'
import { registerUser } from '#tests/support/accounts.ts'
import { setUpOwner, shortResume } from '#tests/support/resumes.ts'
import { read } from '#tests/support/rows.ts'

const missing = { code: 0, msg: '资源不存在' }

const inputs: Record<string, object> = examples

/** Every call that names a résumé. */
const calls = Object.keys(endpoints)
  .filter((name): name is EndpointName & keyof typeof resumeEndpoints => Object.hasOwn(resumeEndpoints, name))
  .filter((name) => 'id' in (inputs[name] ?? {}))

test.each(calls)('%s: somebody else finds nothing, and neither does the owner after deleting', async (name) => {
  const { api, id, token, current } = await setUpOwner()
  const stranger = await registerUser(api)
  const input = { ...examples[name], id, ...('doc' in examples[name] && { doc: shortResume() }) }
  const call = async (who: string) => (await api.call(name, input, { token: who })).body
  expect(await call(stranger.token)).toEqual(missing)
  expect(await current()).toEqual({ rev: 1, doc: shortResume() })
  if (name === 'user.Resume/undelete') return
  await api.call('user/resume/del', { id }, { token })
  expect(await call(name === 'user/resume/del' ? stranger.token : token)).toEqual(missing)
})

test('a deleted résumé stays deleted for everybody when somebody else restores it', async () => {
  const { api, id, token } = await setUpOwner()
  const stranger = await registerUser(api)
  await api.call('user/resume/del', { id }, { token })
  const deleted = async () => (await api.call('user/resume/data', { page: '1', deleted: '1' }, { token })).body
  const before = await deleted()
  expect(before).toMatchObject({ data: { total: 1, items: [{ id }] } })
  expect((await api.call('user.Resume/undelete', { id }, { token: stranger.token })).body).toEqual(missing)
  expect(await deleted()).toEqual(before)
  expect((await api.call('user.Resume/document', { id }, { token })).body).toEqual(missing)
})

test('the socket of a résumé opens for its owner alone', async () => {
  const { api, id, token } = await setUpOwner()
  const stranger = await registerUser(api)
  const open = (resume: string, who: string | undefined) =>
    api.send(`/sync/${resume}`, {
      headers: { upgrade: 'websocket', ...(who !== undefined && { authorization: `Bearer ${who}` }) },
    })
  expect((await open(id, undefined)).status).toBe(401)
  expect((await open(id, stranger.token)).status).toBe(404)
  expect((await open('ABCDEFGHIJKLMNOPQRST', token)).status).toBe(404)
  expect((await open('not-an-id', token)).status).toBe(404)
  expect((await open(id, token)).status).toBe(101)
  const plain = await api.send(`/sync/${id}`, { headers: { authorization: `Bearer ${token}` } })
  expect([plain.status, Reflect.get(plain, 'webSocket') ?? null]).toEqual([426, null])
})

test('a socket that is refused leaves nothing: no object for a made-up name, no note of a stranger', async () => {
  const { api, id, token } = await setUpOwner()
  const stranger = await registerUser(api)
  const objects = async () => (await listDurableObjectIds(env.RESUMES)).length
  const [before, sockets] = [await objects(), await read('sockets', 'id')]
  for (const [resume, who] of [
    [id, stranger.token],
    ['ABCDEFGHIJKLMNOPQRST', token],
    ['not-an-id', token],
  ] as const) {
    const headers = { upgrade: 'websocket', authorization: `Bearer ${who}` }
    expect((await api.send(`/sync/${resume}`, { headers })).status).toBe(404)
  }
  expect([await objects(), await read('sockets', 'id')]).toEqual([before, sockets])
})
