import { expect, onTestFinished, test, vi } from 'vitest'
import { ordersMessages } from '#client/i18n/orders.ts'
import { formatYuan } from '#client/lib/money.ts'
import { freeLevel, orders, plans, redemptions, site, user } from '#tests/support/fixtures.ts'
import { ok, type Remote, refused, remoteSite } from '#tests/support/site.ts'

const SESSION = { cookie: '__Host-session=good' }

/** A remote API that keeps a record of who asked for what. */
function recordingRemote() {
  const calls: string[] = []
  const remote: Remote = (request) => {
    const { pathname, search } = new URL(request.url)
    const isSignedIn = request.headers.get('authorization') === 'Bearer good'
    calls.push(`${isSignedIn ? 'user' : 'nobody'} ${pathname}${search}`)
    switch (pathname) {
      case '/api/config/base_site':
        return ok(site)
      case '/api/user.vip/free':
        return ok(freeLevel)
      case '/api/user.vip/list':
        return ok(plans)
    }
    if (!isSignedIn) return refused(401, 401)
    switch (pathname) {
      case '/api/user.Info/index':
        return ok(user)
      case '/api/user.Order/index':
        return ok(orders)
      case '/api/user.vip/redemptions':
        return ok(redemptions)
      default:
        throw new Error(`Unexpected call ${pathname}`)
    }
  }
  return { calls, remote }
}

const title = (html: string) => html.match(/<title>(.*?)<\/title>/)?.[1]

test.each([
  ['/en/user/vip2', 'Membership for the job season - 测试简历'],
  ['/en/user/vip', 'Qingjian membership - 测试简历'],
  ['/en/user/vip4', 'Become a member - 测试简历'],
])('%s shows every plan with its price to visitors', async (path, expected) => {
  const response = await remoteSite(recordingRemote().remote).get(path)
  const html = await response.text()
  expect([response.status, title(html)]).toEqual([200, expected])
  for (const { name, price } of path.endsWith('vip2') ? plans.slice(1, 2) : plans) {
    expect(html).toContain(name)
    expect(html).toContain(formatYuan(price))
  }
})

test('the plans are asked for as a visitor whoever is looking, and once for everybody', async () => {
  const { calls, remote } = recordingRemote()
  const site = remoteSite(remote)
  const read = async (headers: Record<string, string>) => {
    const response = await site.get('/user/vip/_payload.json', headers)
    const body = await response.json()
    await site.settle()
    return body
  }
  const payload = { payload: { membershipPlans: { free: freeLevel, plans } }, error: null }
  expect([await read(SESSION), await read({})]).toEqual([payload, payload])
  expect(calls.filter((call) => call.includes('/api/user.vip/')).sort()).toEqual([
    'nobody /api/user.vip/free',
    'nobody /api/user.vip/list',
  ])
})

test.each([
  ['/user/orders', { orders: { list: orders } }, 'user /api/user.Order/index?page=1'],
  ['/user/orders?page=3', { orders: { list: orders } }, 'user /api/user.Order/index?page=3'],
  ['/user/orders?page=-1', { orders: { list: orders } }, 'user /api/user.Order/index?page=1'],
  ['/user/vip-redeem', { redemptions }, 'user /api/user.vip/redemptions'],
])('the data of %s is asked for as its user, and again each time', async (path, payload, call) => {
  const { calls, remote } = recordingRemote()
  const site = remoteSite(remote)
  const address = path.replace(/(\?|$)/, '/_payload.json$1')
  for (let time = 0; time < 2; time += 1) {
    const response = await site.get(address, SESSION)
    expect([response.status, await response.json()]).toEqual([200, { payload, error: null }])
    await site.settle()
  }
  expect(calls.filter((made) => made === call)).toHaveLength(2)
  expect((await site.get(address)).status).toBe(401)
})

test.each([
  ['/en/user/orders?page=2', '/en/user/login?url=%2Fen%2Fuser%2Forders%3Fpage%3D2'],
  ['/user/vip-redeem', '/user/login?url=%2Fuser%2Fvip-redeem'],
])('%s leads a visitor to the login page', async (path, location) => {
  const response = await remoteSite(recordingRemote().remote).get(path)
  expect([response.status, response.headers.get('location')]).toEqual([302, location])
})

test('the data of a page for users is asked for while it is not yet known who they are', async () => {
  const { remote } = recordingRemote()
  const known = Promise.withResolvers<void>()
  const asked: string[] = []
  const site = remoteSite(async (request) => {
    const { pathname } = new URL(request.url)
    asked.push(pathname)
    if (pathname === '/api/user.Info/index') await known.promise
    else if (pathname === '/api/user.Order/index') known.resolve()
    return remote(request)
  })
  const response = await site.get('/user/orders', SESSION)
  expect([response.status, (await response.text()).endsWith('</html>')]).toEqual([200, true])
  expect(asked.filter((path) => path === '/api/user.Order/index')).toHaveLength(1)
})

test('data that is refused to somebody who turns out to be signed out troubles nobody', async () => {
  const unhandled = vi.fn()
  addEventListener('unhandledrejection', unhandled)
  onTestFinished(() => removeEventListener('unhandledrejection', unhandled))
  const running = remoteSite(({ url }) => {
    if (url.includes('user.Order')) throw new TypeError('Network connection lost')
    return url.includes('base_site') ? ok(site) : refused(401, 401)
  })
  const answer = await running.get('/user/orders', SESSION)
  await running.settle()
  await new Promise((resolve) => setImmediate(resolve))
  expect([answer.status, unhandled.mock.calls]).toEqual([302, []])
})

test.each([
  [false, true],
  [true, false],
])(
  'a template leads to its page from its order; bought since then: %j, it can be ordered again: %j',
  async (bought, again) => {
    const [first] = orders.items
    const order = { ...first, kind: 'template', state: 'closed', plan_id: null, template_id: 1001, bought }
    const { remote } = recordingRemote()
    const site = remoteSite((request) =>
      new URL(request.url).pathname === '/api/user.Order/index'
        ? ok({ ...orders, total: 1, items: [order] })
        : remote(request),
    )
    const html = await (await site.get('/user/orders', SESSION)).text()
    expect([html.includes('href="/word-jianli/1001"'), html.includes(ordersMessages.zh.again)]).toEqual([true, again])
  },
)
