import { evictDurableObject } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { afterEach, expect, test } from 'vitest'
import { SOCKET_EXPIRES, SOCKET_ID, SOCKET_OWNER } from '#src/api/documents/sockets.ts'
import { signInToken } from '#tests/support/accounts.ts'
import { DAY, START } from '#tests/support/api.ts'
import { objectWorld } from '#tests/support/object-world.ts'
import { named, setUpOwner, shortResume } from '#tests/support/resumes.ts'
import { listen } from '#tests/support/sockets.ts'

afterEach(() => {
  objectWorld.now = START
})

test('every save is announced to every listener, also when the object has slept', async () => {
  const owner = await setUpOwner()
  const [first, second] = [await listen(owner), await listen(owner)]
  await owner.save(1, named(shortResume(), '一'), 'save-number-1')
  await expect.poll(() => first.heard).toEqual([{ rev: 2, mid: 'save-number-1' }])
  expect(second.heard).toEqual(first.heard)
  await evictDurableObject(env.RESUMES.getByName(owner.id), { webSockets: 'hibernate' })
  await owner.save(2, named(shortResume(), '二'), 'save-number-2')
  await expect.poll(() => second.heard.at(-1)).toEqual({ rev: 3, mid: 'save-number-2' })
})

test('a ping is answered, anything else closes', async () => {
  const owner = await setUpOwner()
  const polite = await listen(owner)
  polite.socket.send('ping')
  await expect.poll(() => polite.heard).toEqual(['pong'])
  const talkative = await listen(owner)
  talkative.socket.send('{"rev":99}')
  await expect.poll(() => talkative.closed).toEqual([1003])
  const long = await listen(owner)
  long.socket.send('x'.repeat(2000))
  await expect.poll(() => long.closed).toEqual([1009])
  expect(polite.closed).toEqual([])
})

test('a session that is over hears nothing more, and a deleted résumé closes', async () => {
  const owner = await setUpOwner()
  const late = await listen(owner)
  objectWorld.now = START + 30 * DAY - 1
  await owner.save(1, named(shortResume(), '一'), 'save-number-1')
  await expect.poll(() => late.heard).toEqual([{ rev: 2, mid: 'save-number-1' }])
  objectWorld.now = START + 30 * DAY
  await owner.save(2, named(shortResume(), '二'))
  await expect.poll(() => late.closed).toEqual([4401])
  expect(late.heard).toHaveLength(1)
  objectWorld.now = START
  const listener = await listen(owner)
  await owner.api.call('user/resume/del', { id: owner.id }, { token: owner.token })
  await expect.poll(() => listener.closed).toEqual([4403])
})

test('an object that is removed for good closes what still listens', async () => {
  const owner = await setUpOwner()
  const listener = await listen(owner)
  await env.RESUMES.getByName(owner.id).destroy()
  await expect.poll(() => listener.closed).toEqual([4403])
})

test.each([
  ['signs', (length: number) => 'x'.repeat(length)],
  ['bytes', (length: number) => new Uint8Array(length).buffer],
])('1024 %s are too much talk, one more is too long', async (_what, message) => {
  const owner = await setUpOwner()
  for (const [length, code] of [
    [1024, 1003],
    [1025, 1009],
  ] as const) {
    const { socket, closed } = await listen(owner)
    socket.send(message(length))
    await expect.poll(() => closed).toEqual([code])
  }
})

test('a socket that is being closed, and whose browser does not answer, keeps nothing from being saved and told', async () => {
  const owner = await setUpOwner()
  const elsewhere = { ...owner, token: await signInToken(owner.api, owner.user) }
  const answer = await owner.api.send(`/sync/${owner.id}`, {
    headers: { upgrade: 'websocket', authorization: `Bearer ${elsewhere.token}` },
  })
  expect(answer.status).toBe(101)
  const listener = await listen(owner)
  await owner.api.call('user.Base/logout', {}, { token: elsewhere.token })
  const saved = await owner.save(1, named(shortResume(), '一'), 'save-number-1')
  expect(saved.body).toMatchObject({ code: 1, data: { rev: 2 } })
  await expect.poll(() => listener.heard).toEqual([{ rev: 2, mid: 'save-number-1' }])
})

test('an object lets in nobody but its owner, whoever asks it', async () => {
  const { id, user } = await setUpOwner()
  const statusFor = async (owner: number) => {
    const headers = {
      upgrade: 'websocket',
      [SOCKET_ID]: 'a socket',
      [SOCKET_OWNER]: String(owner),
      [SOCKET_EXPIRES]: String(START + DAY),
    }
    const answer = await env.RESUMES.getByName(id).fetch(new Request('https://qingjian.test/', { headers }))
    return answer.status
  }
  expect([await statusFor(user.id + 1), await statusFor(user.id)]).toEqual([404, 101])
})
