import { env } from 'cloudflare:workers'
import { describe, expect, test } from 'vitest'
import { apiErrors } from '#src/contract/index.ts'
import { createOrigin, OriginFailure, type Requester } from '#src/origin/index.ts'
import { createServices } from '#src/services.ts'
import { ORIGIN, ok, type Remote, refused } from '#tests/support/site.ts'

const NOW = Date.UTC(2026, 10, 21)

const visitor: Requester = { token: null, locale: 'zh', address: '203.0.113.7', country: '', requestId: 'ray-1' }
const member: Requester = {
  ...visitor,
  token: 't0ken',
  locale: 'en',
  country: 'SG',
  browser: { key: 'k'.repeat(43), place: '广东 深圳' },
}
/** The headers of the specification, for those two. */
const ofVisitor = {
  'accept-language': 'zh-CN',
  server: 'true',
  'x-api-key': 'development-only-api-key',
  'x-client-address': '203.0.113.7',
  'x-request-id': 'ray-1',
}
const ofMember = {
  ...ofVisitor,
  'accept-language': 'en',
  authorization: 'Bearer t0ken',
  'x-browser-key': 'k'.repeat(43),
  'x-client-country': 'SG',
  'x-client-place': '%E5%B9%BF%E4%B8%9C%20%E6%B7%B1%E5%9C%B3',
}

/** A port to a scripted API: what it is sent, how long it is waited for; each answer takes 40 ms. */
function setUp(remote: Remote = () => ok(null)) {
  let now = NOW
  const sent: object[] = []
  const patience: number[] = []
  const services = createServices({
    ...env,
    API_BASE: 'https://api.test/base/',
    SITE_URL: ORIGIN,
    ENVIRONMENT: 'development',
  })
  const origin = createOrigin({
    ...services,
    now: () => now,
    after: (ms) => {
      patience.push(ms)
      return () => {}
    },
    fetch: async (input, init) => {
      const request = new Request(input, init)
      const { method, url, redirect } = request
      const body = await request.clone().text()
      sent.push({ method, url, redirect, headers: Object.fromEntries(request.headers), body })
      now += 40
      return remote(request)
    },
  })
  return { origin, sent, patience }
}

const noBody = new Uint8Array()
const bytesOf = (text: string) => new TextEncoder().encode(text)

describe('what is sent', () => {
  test('to read: what was asked in the address, without what was left out', async () => {
    const { origin, sent } = setUp()
    await origin.call('word.Jianli/list', { q: '会 计', page: '2', sort: undefined }, visitor).catch(() => {})
    const url = 'https://api.test/base/api/word.Jianli/list?q=%E4%BC%9A+%E8%AE%A1&page=2'
    expect(sent).toEqual([{ method: 'GET', url, redirect: 'manual', headers: ofVisitor, body: '' }])
  })

  test('to change something: JSON, and all that is known of the caller', async () => {
    const { origin, sent } = setUp()
    const input = { mobile: '13800000000', password: 'secret-123' }
    await origin.call('user.Base/loginByPassword', input, member).catch(() => {})
    const headers = { ...ofMember, 'content-type': 'application/json' }
    const url = 'https://api.test/base/api/user.Base/loginByPassword'
    expect(sent).toEqual([{ method: 'POST', url, redirect: 'manual', headers, body: JSON.stringify(input) }])
  })

  const browsers = {
    accept: 'text/html',
    'content-type': 'application/json; charset=utf-8',
    'user-agent': 'Browser/1.0',
  }
  const others = { authorization: 'Bearer forged', cookie: 'a=b', 'x-client-address': 'forged', 'x-api-key': 'forged' }

  test.each([
    ['word.Jianli/list', 'GET', noBody, ''],
    ['user.Base/loginByPassword', 'POST', bytesOf('{"mobile":""}'), '{"mobile":""}'],
  ] as const)('for a browser, to %s: three of its headers and none of its others', async (name, method, body, text) => {
    const { origin, sent } = setUp()
    await origin.forward({ name, search: '?a=1&a=2', headers: new Headers({ ...browsers, ...others }), body }, member)
    const url = `https://api.test/base/api/${name}?a=1&a=2`
    expect(sent).toEqual([{ method, url, redirect: 'manual', headers: { ...ofMember, ...browsers }, body: text }])
  })

  test('for a browser that said nothing: nothing in its name', async () => {
    const { origin, sent } = setUp()
    await origin.forward({ name: 'word.Jianli/list', search: '', headers: new Headers(), body: noBody }, visitor)
    expect(sent).toMatchObject([{ url: 'https://api.test/base/api/word.Jianli/list', headers: ofVisitor }])
  })

  test('to open a socket: that it is one', async () => {
    const { origin, sent } = setUp(() => refused(401, 401))
    const answer = await origin.connect('/api/resume.Live/connect?id=1', member)
    const headers = { ...ofMember, upgrade: 'websocket' }
    const url = 'https://api.test/base/api/resume.Live/connect?id=1'
    expect(sent).toEqual([{ method: 'GET', url, redirect: 'manual', headers, body: '' }])
    expect([answer.status, await answer.json()]).toEqual([401, { code: 401, msg: 'refused 401' }])
  })
})

describe('how long it is waited for', () => {
  const read = (deadline?: number) => ({ ...visitor, ...(deadline !== undefined && { deadline }) })
  test.each([
    [undefined, 2500],
    [NOW + 2501, 2500],
    [NOW + 2499, 2499],
    [NOW, 0],
    [NOW - 1, 0],
  ])('to read until %s: %s ms', async (deadline, ms) => {
    const { origin, patience } = setUp()
    await origin.call('word.Jianli/list', {}, read(deadline)).catch(() => {})
    expect(patience).toEqual([ms])
  })

  test.each([
    [undefined, 15_000],
    [NOW + 15_001, 15_000],
    [NOW + 3000, 3000],
  ])('to change something until %s: %s ms', async (deadline, ms) => {
    const { origin, patience } = setUp()
    const input = { mobile: '13800000000', password: 'secret-123' }
    await origin.call('user.Base/loginByPassword', input, read(deadline)).catch(() => {})
    expect(patience).toEqual([ms])
  })

  test('for a browser and for a socket: as long as for a change, whatever a page may wait', async () => {
    const { origin, patience } = setUp()
    await origin.forward({ name: 'word.Jianli/list', search: '', headers: new Headers(), body: noBody }, read(NOW + 1))
    await origin.connect('/api/resume.Live/connect', read(NOW + 1))
    expect(patience).toEqual([15_000, 15_000])
  })

  test('is added up for one request, of calls that fail too', async () => {
    const asked = { calls: 0, ms: 0 }
    const { origin } = setUp(({ method }) => {
      if (method === 'POST') throw new TypeError('reset')
      return ok(null)
    })
    const input = { mobile: '13800000000', password: 'secret-123' }
    await origin.call('user.Base/loginByPassword', input, { ...visitor, asked }).catch(() => {})
    await origin.forward(
      { name: 'word.Jianli/list', search: '', headers: new Headers(), body: noBody },
      { ...visitor, asked },
    )
    expect(asked).toEqual({ calls: 2, ms: 80 })
  })
})

describe('what comes back', () => {
  const busy = apiErrors['service.busy'].code
  const answered = (remote: Remote) => setUp(remote).origin.call('user.Base/logout', {}, member)

  test.each([
    ['what was asked for', () => ok(null), { ok: true, data: null }],
    [
      'a refusal with what belongs to it',
      () => Response.json({ code: 1234, msg: 'no', data: { left: 2 } }),
      { ok: false, code: 1234, message: 'no', refusal: { left: 2 } },
    ],
    ['401 as a status', () => refused(0, 401), { ok: false, code: 401, message: '', refusal: undefined }],
    [
      'that it is busy, which is a refusal too',
      () => refused(busy, 503),
      { ok: false, code: busy, message: `refused ${busy}`, refusal: undefined },
    ],
  ])('%s', async (_, remote, result) => {
    expect(await answered(remote)).toEqual(result)
  })

  test.each([
    ['its own fault', () => refused(7, 500), 'user.Base/logout answered 500: refused 7'],
    ['no envelope', () => Response.json({ msg: 'ok' }), 'user.Base/logout answered 200 without an envelope'],
    ['other data', () => ok({ a: 1 }), 'user.Base/logout answered with data that does not fit the contract'],
    ['nothing', () => Promise.reject(new TypeError('reset')), 'user.Base/logout did not answer'],
  ])('%s is a failure', async (_, remote, message) => {
    const error = await answered(remote).catch((thrown: unknown) => thrown)
    expect(error).toBeInstanceOf(OriginFailure)
    expect(error).toHaveProperty('message', message)
  })
})
