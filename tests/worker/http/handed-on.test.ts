import { expect, test } from 'vitest'
import { everyAnswer } from '#tests/support/every-page.ts'
import { user } from '#tests/support/fixtures.ts'
import { ORIGIN, ok, type Remote, remoteSite } from '#tests/support/site.ts'

/** A Worker that has only the pages; what the Worker with the stores is handed, and how often users are asked about. */
function pagesOnly() {
  const handed: [string, string, string][] = []
  const asked = { users: 0 }
  const remote: Remote = (request) => {
    if (new URL(request.url).pathname !== '/api/user.Info/index') return everyAnswer(request)
    asked.users += 1
    return ok(user)
  }
  const fetch = async (request: Request): Promise<Response> => {
    const { pathname, search } = new URL(request.url)
    if (pathname.startsWith('/api/')) return remote(request)
    handed.push([request.method, pathname + search, await request.text()])
    return new Response('handed on', { status: 202, headers: { 'x-own': 'of the stores' } })
  }
  return { site: remoteSite(remote, { inner: { fetch } }), handed, asked }
}

test.each(['/wx/push?a=1', '/pay/notify/wechat', '/en/pay/return', '/maintenance/orders'])(
  'what comes to %s is answered by the Worker with the stores',
  async (path) => {
    const { site, handed } = pagesOnly()
    const answer = await site.fetch(new Request(ORIGIN + path, { method: 'POST', body: 'told' }))
    expect([answer.status, await answer.text(), answer.headers.get('x-own')]).toEqual([
      202,
      'handed on',
      'of the stores',
    ])
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
    expect(handed).toEqual([['POST', path, 'told']])
  },
)

test('what third parties tell makes the next page ask who its reader is', async () => {
  const { site, handed, asked } = pagesOnly()
  const visit = async () => (await site.get('/about-us', { cookie: '__Host-session=good' })).text()
  for (let time = 0; time < 3; time += 1) await visit()
  expect(asked.users).toBe(1)
  await site.fetch(new Request(`${ORIGIN}/pay/notify/alipay`, { method: 'POST' }))
  await visit()
  expect([asked.users, handed.length]).toEqual([2, 1])
})
