import { expect, test } from 'vitest'
import { type Endpoint, endpoints, type User } from '#src/contract/index.ts'
import { everyAnswer } from '#tests/support/every-page.ts'
import { user } from '#tests/support/fixtures.ts'
import { ORIGIN, ok, type Remote, refused, remoteSite } from '#tests/support/site.ts'

const WHO = '/api/user.Info/index'
const cookie = '__Host-session=good; __Host-signed-in=1'
/** A public page, which names its reader. */
const PAGE = '/about-us'

/** A site whose API says who is signed in; `who` is null when nobody is any more. */
function siteOf(first: User | null = user) {
  const state = { who: first, asked: 0, before: async () => {}, saving: async () => {} }
  const remote: Remote = async (request) => {
    const { pathname } = new URL(request.url)
    if (pathname === '/api/user.Profile/save') {
      await state.saving()
      return ok(null)
    }
    if (pathname !== WHO) return everyAnswer(request)
    state.asked += 1
    const { who } = state
    await state.before()
    return who === null ? refused(401, 401) : ok(who)
  }
  const site = remoteSite(remote)
  const page = async (cookies = cookie, path = PAGE) => {
    const answer = await site.get(path, { cookie: cookies })
    const html = await answer.text()
    await site.settle()
    const [, name] = /"user_name":"([^"]*)"/.exec(html) ?? []
    return name ?? null
  }
  const call = (path: string, method = 'GET') => {
    const headers = { cookie, origin: ORIGIN, 'sec-fetch-site': 'same-origin', 'content-type': 'application/json' }
    const body = method === 'POST' ? { body: '{}' } : {}
    return site.fetch(new Request(ORIGIN + path, { method, headers, ...body }))
  }
  return { site, state, page, call }
}

const renamed = { ...user, user_name: 'Another name' }

test('who reads public pages is asked for once in five seconds, of private ones each time', async () => {
  const { site, state, page } = siteOf()
  for (let time = 0; time < 4; time += 1) await page()
  expect(state.asked).toBe(1)
  site.wait(5000)
  await page()
  expect(state.asked).toBe(1)
  site.wait(1)
  await page()
  expect(state.asked).toBe(2)
  await page(cookie, '/user/orders')
  await page(cookie, '/user/orders')
  expect(state.asked).toBe(4)
  // The level has a name in each language.
  await page(cookie, `/en${PAGE}`)
  await page(cookie, `/en${PAGE}`)
  await page()
  expect(state.asked).toBe(5)
})

test('the five seconds begin with the question: an answer that took two is trusted for three', async () => {
  const { site, state, page } = siteOf()
  state.before = async () => site.wait(2000)
  await page()
  state.before = async () => {}
  site.wait(3000)
  await page()
  expect(state.asked).toBe(1)
  site.wait(1)
  await page()
  expect(state.asked).toBe(2)
})

test('each browser is asked for by itself, and a session that is over each time', async () => {
  const { state, page } = siteOf()
  const names = [await page(), await page('__Host-session=other'), await page('__Host-session=other; theme=dark')]
  expect([names, state.asked]).toEqual([[user.user_name, user.user_name, user.user_name], 3])
  state.who = null
  expect([await page('__Host-session=over'), await page('__Host-session=over'), state.asked]).toEqual([null, null, 5])
})

test('what somebody did shows with the next page, in every isolate', async () => {
  const [here, there] = [siteOf(), siteOf()]
  for (const { page } of [here, there]) for (let time = 0; time < 3; time += 1) await page()
  for (const { state } of [here, there]) state.who = renamed
  expect([await here.page(), await there.page()]).toEqual([user.user_name, user.user_name])
  const answer = await here.call('/api/user.Profile/save', 'POST')
  const [hint = ''] = answer.headers.getSetCookie()
  expect(hint).toMatch(/^__Host-signed-in=[\w-]{8}; Max-Age=2592000; Path=\/; Secure; SameSite=Strict$/)
  const after = `__Host-session=good; ${hint.slice(0, hint.indexOf(';'))}`
  expect([await here.page(after), await there.page(after)]).toEqual([renamed.user_name, renamed.user_name])
})

const renewing = Object.entries<Endpoint>(endpoints).filter(([, { renews, session }]) => renews || session)

test.each(renewing)('%s lets nothing count that was known of its user', async (name, { method }) => {
  const { state, page, call } = siteOf()
  await page()
  state.who = renamed
  await call(`/api/${name}`, method)
  expect(await page()).toBe(renamed.user_name)
})

test.each(['/pay/notify/alipay', '/en/pay/1', '/wx/event', '/maintenance/x'])('so does %s', async (path) => {
  const { state, page, call } = siteOf()
  await page()
  state.who = renamed
  await call(path, 'POST')
  expect(await page()).toBe(renamed.user_name)
})

test('reading changes nothing', async () => {
  const { state, page, call } = siteOf()
  await page()
  await call('/api/user.TemplateCollections/marks')
  await page()
  expect(state.asked).toBe(1)
})

test('an answer that was on its way when something changed is not remembered', async () => {
  const { state, page, call } = siteOf()
  const [asked, answered] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  state.before = () => {
    asked.resolve()
    return answered.promise
  }
  const early = page()
  await asked.promise
  state.before = async () => {}
  await call('/api/user.Profile/save', 'POST')
  answered.resolve()
  await early
  state.who = renamed
  expect(await page()).toBe(renamed.user_name)
})

test('what a page was told while something was being changed is not remembered either', async () => {
  const { state, page, call } = siteOf()
  const [begun, done] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  state.saving = () => {
    begun.resolve()
    return done.promise
  }
  const saving = call('/api/user.Profile/save', 'POST')
  await begun.promise
  expect(await page()).toBe(user.user_name)
  state.who = renamed
  done.resolve()
  await saving
  expect(await page()).toBe(renamed.user_name)
})

test('five hundred browsers are remembered, and none with cookies without end', async () => {
  const { state, page } = siteOf()
  for (let browser = 0; browser < 501; browser += 1) await page(`__Host-session=${browser}`)
  await page('__Host-session=500')
  await page('__Host-session=1')
  expect(state.asked).toBe(501)
  await page('__Host-session=0')
  expect(state.asked).toBe(502)
  const long = `__Host-session=long; other=${'x'.repeat(1024)}`
  await page(long)
  await page(long)
  expect(state.asked).toBe(504)
})
