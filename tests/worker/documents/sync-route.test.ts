import { expect, test } from 'vitest'
import { siteOf } from '#tests/support/own-site.ts'
import { setUpOwner } from '#tests/support/resumes.ts'
import { orderRow, put } from '#tests/support/rows.ts'
import { ORIGIN, remoteSite } from '#tests/support/site.ts'

const COOKIE = `__Host-session=${'t'.repeat(43)}`

/** Opens a socket at the site, in front of an API that answers every call with its path and token. */
async function open(headers: Record<string, string>) {
  const asked: string[] = []
  const site = remoteSite((request) => {
    asked.push(
      `${new URL(request.url).pathname} ${request.headers.get('authorization')} ${request.headers.get('upgrade')}`,
    )
    return new Response('no', { status: 404 })
  })
  const response = await site.get('/sync/ABCDEFGHIJKLMNOPQRST', { upgrade: 'websocket', ...headers })
  return { status: response.status, asked }
}

test('a socket is passed to the API with the token of the session', async () => {
  expect(await open({ cookie: COOKIE, origin: ORIGIN })).toEqual({
    status: 404,
    asked: [`/sync/ABCDEFGHIJKLMNOPQRST Bearer ${'t'.repeat(43)} websocket`],
  })
})

test('a page of another site opens none, although browsers send it the cookie', async () => {
  expect(await open({ cookie: COOKIE, origin: 'https://evil.test' })).toEqual({ status: 403, asked: [] })
  expect(await open({ cookie: COOKIE })).toEqual({ status: 403, asked: [] })
})

test('without a session there is none', async () => {
  expect(await open({ origin: ORIGIN })).toEqual({ status: 401, asked: [] })
})

test.each([
  ['somebody who bought nothing', false],
  ['a buyer', true],
])('the one of %s is passed on as it is, and what it hears arrives', async (_who, hasBought) => {
  const { api, user, id, token, save, current } = await setUpOwner()
  if (hasBought) await buy(user.id)
  const site = siteOf(api)
  const response = await site.get(`/sync/${id}`, {
    upgrade: 'websocket',
    origin: ORIGIN,
    cookie: `__Host-session=${token}`,
  })
  const socket: WebSocket | null = Reflect.get(response, 'webSocket')
  expect([response.status, socket === null, site.errors]).toEqual([101, false, []])
  const heard: unknown[] = []
  socket?.addEventListener('message', ({ data }) => void heard.push(data))
  if (socket !== null) Reflect.apply(Reflect.get(socket, 'accept'), socket, [])
  await save(1, { ...(await current()).doc, title: '新' }, 'save-number-1')
  await expect.poll(() => heard).toEqual(['{"rev":2,"mid":"save-number-1"}'])
  socket?.close(1000)
})

test.each([
  ['somebody who bought nothing', false],
  ['a buyer', true],
])('a call of %s that opens no socket is told so', async (_who, hasBought) => {
  const { api, user, id, token } = await setUpOwner()
  if (hasBought) await buy(user.id)
  const answer = await api.send(`/sync/${id}`, { headers: { authorization: `Bearer ${token}` } })
  expect([answer.status, answer.headers.get('x-last-grant') === null]).toEqual([426, !hasBought])
})

/** Gives a user what an order was for. */
async function buy(userId: number): Promise<void> {
  const order_no = `bought-by-${userId}`
  await put('orders', orderRow(order_no, userId, { door: 'closed', state: 'paid' }))
  await put('grants', { order_no, user_id: userId, level: 'monthly', granted_at: 2000 })
}
