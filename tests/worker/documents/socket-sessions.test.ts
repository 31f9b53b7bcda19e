import { expect, test } from 'vitest'
import { runTimers } from '#src/api/upkeep/timers.ts'
import type { Services } from '#src/services.ts'
import { receiveCode, signInToken } from '#tests/support/accounts.ts'
import { createTestApi, MINUTE, START } from '#tests/support/api.ts'
import { countOf } from '#tests/support/database.ts'
import { setUpOwner, shortResume } from '#tests/support/resumes.ts'
import { listen } from '#tests/support/sockets.ts'

type Owner = Awaited<ReturnType<typeof setUpOwner>>
type Call = (owner: Owner) => Promise<{ body: unknown }>

const openOf = (userId: number) => countOf('SELECT count(*) AS count FROM sockets WHERE user_id = ?', userId)

test('signing out closes what this session has open, in every résumé, and nothing else', async () => {
  const owner = await setUpOwner()
  const elsewhere = await signInToken(owner.api, owner.user)
  const second = await owner.create(shortResume())
  const mine = [await listen(owner), await listen({ ...owner, id: second })]
  const other = await listen({ ...owner, token: elsewhere })
  await owner.api.call('user.Base/logout', {}, { token: owner.token })
  await expect.poll(() => mine.map(({ closed }) => closed)).toEqual([[4401], [4401]])
  await expect.poll(() => openOf(owner.user.id)).toBe(1)
  other.socket.send('ping')
  await expect.poll(() => other.heard).toEqual(['pong'])
})

test('a new password closes the sockets of all sessions', async () => {
  const owner = await setUpOwner()
  const { api, user } = owner
  const open = [await listen(owner), await listen({ ...owner, token: await signInToken(api, user) })]
  api.clock.now += MINUTE
  const code = await receiveCode(api, user.mobile, 'reset')
  await api.call('user.Base/resetPassword', { mobile: user.mobile, password: 'a better password', code })
  await expect.poll(() => open.map(({ closed }) => closed)).toEqual([[4401], [4401]])
  await expect.poll(() => openOf(user.id)).toBe(0)
})

const password = 'a better password'

test.each<[string, Call]>([
  ['signing out', ({ api, token }) => api.call('user.Base/logout', {}, { token })],
  ['another password', ({ api, token }) => api.call('user.Password/save', { password }, { token })],
  ['ending other sessions', ({ api, token }) => api.call('user.Account/endDevices', { others: true }, { token })],
  ['leaving', ({ api, user, token }) => api.call('user.Account/delete', { confirm: String(user.id) }, { token })],
  [
    'a forgotten password',
    async ({ api, user: { mobile } }) => {
      const code = await receiveCode(api, mobile, 'reset')
      return api.call('user.Base/resetPassword', { mobile, password, code })
    },
  ],
])('%s is answered once the sockets it ends are closed', async (_, act) => {
  const owner = await setUpOwner()
  const elsewhere = await signInToken(owner.api, owner.user)
  await Promise.all([listen(owner), listen({ ...owner, token: elsewhere })])
  owner.api.clock.now += MINUTE
  expect((await act(owner)).body).toMatchObject({ code: 1 })
  const ended = `SELECT count(*) AS count FROM sockets
    WHERE user_id = ? AND NOT EXISTS (SELECT 1 FROM sessions WHERE sessions.token_hash = sockets.token_hash)`
  expect(await countOf(ended, owner.user.id)).toBe(0)
})

test('a session that ended in any other way is noticed by the clock', async () => {
  const owner = await setUpOwner()
  const { db } = owner.api.services
  const socket = await listen(owner)
  await db.prepare('DELETE FROM sessions WHERE user_id = ?').bind(owner.user.id).run()
  await runTimers(owner.api.services, START)
  await expect.poll(() => socket.closed).toEqual([4401])
  expect(await openOf(owner.user.id)).toBe(0)
})

test('of fifty sockets of a user the newest ten stay, whichever résumé they are of', async () => {
  const owner = await setUpOwner()
  const second = await owner.create(shortResume())
  const open = await Promise.all(
    Array.from({ length: 50 }, (_, nth) => listen(nth % 2 === 0 ? owner : { ...owner, id: second })),
  )
  const closed = () => open.filter((socket) => socket.closed.length > 0)
  await expect.poll(() => closed().length).toBe(40)
  expect(closed().flatMap((socket) => socket.closed)).toEqual(Array(40).fill(4429))
  await expect.poll(() => openOf(owner.user.id)).toBe(10)
})

test('what is no socket is not noted as one', async () => {
  const { api, id, token, user } = await setUpOwner()
  const { status } = await api.send(`/sync/${id}`, { headers: { authorization: `Bearer ${token}` } })
  expect([status, await openOf(user.id)]).toEqual([426, 0])
})

test('a socket its browser closes is forgotten', async () => {
  const owner = await setUpOwner()
  const { socket } = await listen(owner)
  expect(await openOf(owner.user.id)).toBe(1)
  socket.close(1000)
  await expect.poll(() => openOf(owner.user.id)).toBe(0)
})

test('a socket that opens while its session ends is closed', async () => {
  const api = createTestApi()
  const owner = await setUpOwner(api)
  const { db, documents } = api.services
  // The session ends between the object's answer and the note of the socket.
  const getByName: typeof documents.getByName = (id) => {
    const stub = documents.getByName(id)
    const fetch: typeof stub.fetch = async (request) => {
      const response = await stub.fetch(request)
      await db.prepare('DELETE FROM sessions WHERE user_id = ?').bind(owner.user.id).run()
      return response
    }
    return new Proxy(stub, { get: (target, name) => (name === 'fetch' ? fetch : Reflect.get(target, name)) })
  }
  const late = createTestApi({ documents: { getByName } })
  const { closed } = await listen({ ...owner, api: late })
  await expect.poll(() => closed).toEqual([4401])
  expect(await openOf(owner.user.id)).toBe(0)
})

test('a socket that cannot be closed now is tried again a minute later', async () => {
  const owner = await setUpOwner()
  const { api } = owner
  const { documents } = api.services
  const broken = { ...api.services, documents: { ...documents, getByName: brokenFor(documents) } }
  const { closed } = await listen(owner)
  await api.services.db.prepare('DELETE FROM sessions WHERE user_id = ?').bind(owner.user.id).run()
  await runTimers(broken, START)
  expect([await openOf(owner.user.id), api.faults.splice(0)]).toEqual([1, [new Error('away')]])
  await runTimers(api.services, START + MINUTE)
  await expect.poll(() => closed).toEqual([4401])
  expect(await openOf(owner.user.id)).toBe(0)
})

/** Objects that answer no call to close sockets. */
function brokenFor(documents: Services['documents']): typeof documents.getByName {
  const away = () => Promise.reject(new Error('away'))
  return (id) =>
    new Proxy(documents.getByName(id), { get: (stub, key) => (key === 'dismiss' ? away : Reflect.get(stub, key)) })
}
