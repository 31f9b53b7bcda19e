import { beforeEach, describe, expect, test, vi } from 'vitest'
import { CallFailure } from '#client/api/call.ts'
import { createClient } from '#client/app/client.ts'
import { matchPath } from '#client/app/match.ts'
import { failureMessages, statusText } from '#client/i18n/failures.ts'
import type { AppState } from '#client/lib/page.tsx'
import { site, user } from '#tests/support/fixtures.ts'

const state: AppState = {
  page: {
    locale: 'en',
    path: '/word-jianli/1001',
    search: '',
    routeName: 'word-detail',
    params: { id: '1001' },
    payload: {},
    error: null,
    arrival: 0,
    site,
    siteUrl: 'https://qingjian.test',
  },
  user,
  sandboxUrl: null,
  build: 'build-1',
}

const refuseFetch = () => Promise.reject(new Error('offline'))

beforeEach(() => {
  vi.stubGlobal('location', new URL('https://qingjian.test/en/word-jianli/1001'))
})

describe('a failed call', () => {
  test('401 clears the user and opens the login dialog; what failed goes on after the sign-in', () => {
    const client = createClient(state, refuseFetch)
    const again = vi.fn()
    client.report(new CallFailure(401, 'not logged in'), again)
    expect([client.user.get(), client.toasts.get()]).toEqual([null, []])
    expect(again).not.toHaveBeenCalled()
    expect(client.signIn.get()?.reason).toBe('not logged in')
    client.user.set(user)
    client.signIn.get()?.afterwards?.()
    expect(again).toHaveBeenCalledOnce()
  })

  test('what failed with a 401 does not go on in another account, even after a second try', () => {
    const client = createClient(state, refuseFetch)
    const again = vi.fn()
    client.report(new CallFailure(401, ''), again)
    expect(client.signIn.get()?.reason).toBe(statusText(failureMessages.en, 401))
    client.report(new CallFailure(401, ''), again)
    client.user.set({ ...user, user_id: user.user_id + 1 })
    client.signIn.get()?.afterwards?.()
    expect(again).not.toHaveBeenCalled()
    expect(client.toasts.get().map(({ kind, title }) => [kind, title])).toEqual([
      ['info', failureMessages.en.otherAccount],
    ])
    // Later it is this account whose session ends.
    client.report(new CallFailure(401, ''), again)
    client.user.set({ ...user, user_id: user.user_id + 1 })
    client.signIn.get()?.afterwards?.()
    expect(again).toHaveBeenCalledOnce()
  })

  test('a visitor who was not signed in goes on as whoever they sign in', () => {
    const client = createClient({ ...state, user: null }, refuseFetch)
    const again = vi.fn()
    client.report(new CallFailure(401, ''), again)
    client.user.set(user)
    client.signIn.get()?.afterwards?.()
    expect(again).toHaveBeenCalledOnce()
  })

  test('after a sign-in it is forgotten whose session had ended: a visitor goes on as whoever they sign in', () => {
    const client = createClient(state, refuseFetch)
    client.report(new CallFailure(401, ''))
    client.user.set(user)
    client.signIn.get()?.afterwards?.()
    client.user.set(null)
    const again = vi.fn()
    client.report(new CallFailure(401, ''), again)
    client.user.set({ ...user, user_id: user.user_id + 1 })
    client.signIn.get()?.afterwards?.()
    expect([again.mock.calls, client.toasts.get()]).toEqual([[[]], []])
  })

  test('402 opens the limit dialog, anything else is told', () => {
    const client = createClient(state, refuseFetch)
    client.report(new CallFailure(402, 'limit'))
    client.report(new CallFailure(500, ''))
    client.report(new Error('broken'))
    expect([client.user.get(), client.signIn.get(), client.limitReached.get()]).toEqual([
      user,
      null,
      { message: 'limit' },
    ])
    expect(client.toasts.get().map(({ title, text }) => [title, text])).toEqual([
      ['Error', 'Request failed'],
      ['Error', 'Request failed'],
    ])
    // Each can be closed without the other.
    expect(new Set(client.toasts.get().map(({ id }) => id)).size).toBe(2)
  })

  test('a limit is told in its own words or ours, with what the refusal carries and what is to go on after it', () => {
    const client = createClient(state, refuseFetch)
    const again = vi.fn()
    client.report(new CallFailure(402, '', { data: { free_at: 5 } }), again)
    expect(client.limitReached.get()).toEqual({ message: failureMessages.en.limitReached, data: { free_at: 5 }, again })
  })
})

test('the last grant is that of the last answer that told of one', async () => {
  const told = [null, 'grant-1', null, 'grant-2']
  const client = createClient(state, async () => {
    const grant = told.shift() ?? null
    return Response.json({ code: 1, msg: '', data: null }, { headers: grant === null ? {} : { 'x-last-grant': grant } })
  })
  const grants: unknown[] = []
  while (told.length > 0) {
    await client.call('user.Base/logout', {})
    grants.push(client.lastGrant.get())
  }
  expect(grants).toEqual([null, 'grant-1', 'grant-1', 'grant-2'])
})

describe('buying something', () => {
  const request = { templateId: 1001 }

  test('opens the purchase dialog, without a request for the memberships', () => {
    const client = createClient(state, refuseFetch)
    client.openPurchase()
    const memberships = client.purchase.get()
    client.openPurchase(request)
    expect([memberships, client.purchase.get(), client.signIn.get()]).toEqual([{}, request, null])
  })

  test('asks a visitor to sign in first', () => {
    const client = createClient({ ...state, user: null }, refuseFetch)
    client.openPurchase(request)
    expect(client.purchase.get()).toBeNull()
    client.signIn.get()?.afterwards?.()
    expect(client.purchase.get()).toBe(request)
  })
})

describe('a download', () => {
  const answer = (status: number, code: number) => async () => Response.json({ code, msg: 'no' }, { status })

  test('that meets the end of the session is started again after the sign-in', async () => {
    const client = createClient(state, answer(401, 401))
    const again = vi.fn()
    expect(await client.download('/api/word.Jianli/download?id=1', again)).toBe(false)
    expect(client.user.get()).toBeNull()
    client.user.set(user)
    client.signIn.get()?.afterwards?.()
    expect(again).toHaveBeenCalledOnce()
  })

  test('that meets a limit opens the limit dialog with what the refusal carries, and may be started again', async () => {
    const refusal = { code: 402, msg: 'All of today', data: { free_at: 5 } }
    const client = createClient(state, async () => Response.json(refusal, { status: 402 }))
    const again = vi.fn()
    expect(await client.download('/api/word.Jianli/download?id=1', again)).toBe(false)
    expect([client.limitReached.get(), client.toasts.get()]).toEqual([
      { message: 'All of today', data: { free_at: 5 }, again },
      [],
    ])
  })

  test('that fails otherwise is told under the title of failures', async () => {
    const client = createClient(state, refuseFetch)
    await client.download('/api/word.Jianli/download?id=1', vi.fn())
    expect(client.toasts.get()).toMatchObject([
      { kind: 'error', title: 'Failure notice', text: 'File download failed' },
    ])
    expect(client.signIn.get()).toBeNull()
  })

  test('that the browser cannot save is told in our words, not in its own', async () => {
    vi.stubGlobal('document', undefined)
    const headers = { 'content-disposition': 'attachment; filename="a.docx"' }
    const client = createClient(state, async () => new Response('file', { headers }))
    expect(await client.download('/api/word.Jianli/download?id=1', vi.fn())).toBe(false)
    expect(client.toasts.get()).toMatchObject([{ kind: 'error', text: 'File download failed' }])
    expect(client.callsInFlight.get()).toBe(0)
  })
})

describe('an answer with the HTTP status 401', () => {
  const answer = (body: BodyInit) => async () => new Response(body, { status: 401 })
  const isNotSignedIn = { code: 401 }

  test('counts as 401 whatever its envelope says', async () => {
    const client = createClient(state, answer(JSON.stringify({ code: 0, msg: 'no', data: null })))
    await expect(client.call('user.WechatLogin/loginQrcode', {})).rejects.toMatchObject(isNotSignedIn)
  })

  test('counts as 401 without an envelope', async () => {
    const client = createClient(state, answer('<html>'))
    await expect(client.call('user.WechatLogin/loginQrcode', {})).rejects.toMatchObject(isNotSignedIn)
  })
})

describe('going to another page when the call for its data fails', () => {
  async function goOn(isOnline: boolean) {
    const assign = vi.fn()
    const here = { href: 'https://qingjian.test/en/word-jianli/1001', origin: 'https://qingjian.test', assign }
    vi.stubGlobal('location', here)
    vi.stubGlobal('navigator', { onLine: isOnline })
    const client = createClient(state, () => Promise.reject(new TypeError('Failed to fetch')))
    await client.navigate('/en/word-jianli/1002')
    return { assigned: assign.mock.calls, toasts: client.toasts.get().map(({ text }) => text), page: client.page.get() }
  }

  test('stays and tells when there is no network', async () => {
    expect(await goOn(false)).toEqual({ assigned: [], toasts: [failureMessages.en.offline], page: state.page })
  })

  test('leaves it to the browser otherwise', async () => {
    const assigned = [['https://qingjian.test/en/word-jianli/1002']]
    expect(await goOn(true)).toEqual({ assigned, toasts: [], page: state.page })
  })
})

test('a page whose script is gone is left to the browser, and told of when that did not help', async () => {
  const { route } = matchPath('/en/agreement')
  if (route === null) throw new Error('There is no such page')
  vi.spyOn(route, 'load').mockRejectedValue(new Error('gone'))
  const assign = vi.fn()
  vi.stubGlobal('location', { href: 'https://qingjian.test/en/', origin: 'https://qingjian.test', assign })
  vi.stubGlobal('navigator', { onLine: true })
  const stored = new Map<string, string>()
  const getItem = (key: string) => stored.get(key) ?? null
  vi.stubGlobal('sessionStorage', { getItem, setItem: (key: string, value: string) => stored.set(key, value) })
  const client = createClient(state, async () => Response.json({ payload: {}, error: null }))
  await client.navigate('/en/agreement')
  expect([assign.mock.calls, client.toasts.get()]).toEqual([[['https://qingjian.test/en/agreement']], []])
  await client.navigate('/en/agreement')
  expect(client.toasts.get().map(({ kind, text }) => [kind, text])).toEqual([['error', failureMessages.en.outdated]])
})

test.each([
  ['edit', '/edit?id=abcdefghijklmnop', []],
  ['my-templates', '/user/templates', [['https://qingjian.test/user/login?url=%2Fuser%2Ftemplates']]],
])('without a session the page %s at %s is renewed by %j', async (routeName, path, expected) => {
  const { route } = matchPath('/user/login')
  if (route === null) throw new Error('There is no such page')
  vi.spyOn(route, 'load').mockRejectedValue(new Error('gone'))
  vi.stubGlobal('sessionStorage', { getItem: () => null, setItem: () => {} })
  vi.stubGlobal('navigator', { onLine: true })
  const { href, origin, pathname } = new URL(path, 'https://qingjian.test')
  const assign = vi.fn()
  vi.stubGlobal('location', { href, origin, pathname, assign })
  const page = { ...state.page, locale: 'zh', path: pathname, routeName } as const
  const client = createClient({ ...state, page, user: null }, refuseFetch)
  await client.reload()
  vi.restoreAllMocks()
  expect([assign.mock.calls, client.page.get(), client.toasts.get()]).toEqual([expected, page, []])
})

test('a page that cannot be loaded anew is not left, and it is said that it may show what was there before', async () => {
  const { route } = matchPath('/word-jianli/1001')
  if (route === null) throw new Error('There is no such page')
  vi.spyOn(route, 'load').mockResolvedValue({ default: () => null })
  vi.stubGlobal('navigator', { onLine: true })
  const client = createClient(state, async () => new Response('<html>', { status: 503 }))
  await client.reload()
  vi.restoreAllMocks()
  expect([client.page.get(), client.toasts.get()]).toEqual([
    state.page,
    [expect.objectContaining({ kind: 'error', title: 'Error', text: failureMessages.en.notUpdated })],
  ])
})

test('going to another site is refused', async () => {
  vi.stubGlobal('location', new URL('https://qingjian.test/en/word-jianli/1001'))
  const client = createClient(state, refuseFetch)
  await expect(client.navigate('https://evil.test/')).rejects.toThrow('External navigation is refused')
  await expect(client.navigate('//evil.test/')).rejects.toThrow('External navigation is refused')
})

test.each([
  [400, 'Bad request parameters'],
  [403, 'Forbidden'],
  [404, 'Resource not found'],
  [500, 'Internal server error'],
  [502, 'Bad gateway'],
  [503, 'Service unavailable'],
  [599, 'Request failed'],
])('HTTP %i without an answer of ours says %s', async (status, text) => {
  const client = createClient(state, async () => new Response('<html>', { status }))
  await client.call('user.vip/list', {}).catch((error: unknown) => client.report(error))
  expect(client.toasts.get()).toMatchObject([{ kind: 'error', title: 'Error', text }])
})
