import { describe, expect, test } from 'vitest'
import { type EndpointName, endpointNames, endpoints, envelope } from '#src/contract/index.ts'
import { exampleRequest } from '#tests/suites/contract.ts'
import { everyAnswer } from '#tests/support/every-page.ts'
import { user } from '#tests/support/fixtures.ts'
import { CRAWLER, ORIGIN, type Remote, refused, remoteSite } from '#tests/support/site.ts'

type Bad = {
  remote: Remote
  /** What a browser's call is answered with: HTTP status and code. */
  call: [number, number]
  /** The status of a page that needs the data. */
  page: number
  /** Whether an idempotent call is tried once more. */
  again: boolean
}

const html = '<!doctype html><h1>nginx</h1>'
const page = (status: number) => () => new Response(html, { status, headers: { 'content-type': 'text/html' } })
const json = (text: string) => () => new Response(text, { headers: { 'content-type': 'application/json' } })
const never = () => new Promise<Response>(() => {})
const breaksOff = () =>
  new Response(
    new ReadableStream({
      start(controller) {
        controller.enqueue(new TextEncoder().encode('{"code":1,"msg":"ok","da'))
        controller.error(new Error('reset'))
      },
    }),
  )
const endless = () =>
  new Response(new ReadableStream({ pull: (controller) => controller.enqueue(new Uint8Array(65_536)) }))

/** Every bad way to answer. */
const ways: Record<string, Bad> = {
  'is reset': { remote: () => Promise.reject(new TypeError('reset')), call: [502, 502], page: 503, again: true },
  'never answers': { remote: never, call: [502, 502], page: 503, again: false },
  'breaks off': { remote: breaksOff, call: [502, 502], page: 503, again: false },
  'never ends': { remote: endless, call: [502, 502], page: 503, again: false },
  'is truncated': { remote: json('{"code":1,"msg":"ok","da'), call: [502, 502], page: 503, again: false },
  'is a page': { remote: page(200), call: [502, 502], page: 503, again: false },
  'is empty': { remote: () => new Response(null, { status: 204 }), call: [502, 502], page: 503, again: false },
  'is null': { remote: json('null'), call: [502, 502], page: 503, again: false },
  'has a code that is none': { remote: json('{"code":"1","msg":"ok"}'), call: [502, 502], page: 503, again: false },
  'has another shape': {
    remote: json('{"code":1,"msg":"ok","data":{"nonsense":[1]}}'),
    call: [502, 502],
    page: 503,
    again: false,
  },
  'leads around in a circle': {
    remote: ({ url }) => new Response(null, { status: 302, headers: { location: url } }),
    call: [502, 502],
    page: 503,
    again: false,
  },
  'has a code nobody knows': { remote: () => refused(7777), call: [200, 7777], page: 503, again: false },
  'says 400': { remote: page(400), call: [400, 400], page: 503, again: false },
  'says 401': { remote: page(401), call: [401, 401], page: 302, again: false },
  'says 403': { remote: page(403), call: [403, 403], page: 503, again: false },
  'says 404': { remote: page(404), call: [404, 404], page: 503, again: false },
  'says 413': { remote: page(413), call: [413, 413], page: 503, again: false },
  'says 429': { remote: page(429), call: [429, 429], page: 503, again: false },
  'says 418': { remote: page(418), call: [502, 502], page: 503, again: false },
  'says 500': { remote: page(500), call: [500, 500], page: 503, again: true },
  'says 502': { remote: page(502), call: [502, 502], page: 503, again: true },
  'says 503': { remote: page(503), call: [503, 503], page: 503, again: true },
  'says 599': { remote: page(599), call: [502, 502], page: 503, again: false },
  'refuses with 500': { remote: () => refused(500, 500), call: [500, 500], page: 503, again: true },
  'refuses with 422': { remote: () => refused(1234, 422), call: [422, 1234], page: 503, again: false },
}

/** The site before such a remote; whatever has a time-out has it at once. */
function siteBefore({ remote }: Bad) {
  const asked: string[] = []
  const site = remoteSite(
    (request) => {
      asked.push(request.method)
      return remote(request)
    },
    {
      after: (_ms, run) => {
        const timer = setTimeout(run, 20)
        return () => clearTimeout(timer)
      },
    },
  )
  return { site, asked }
}

describe.each(Object.entries(ways))('a remote API that %s', (_way, bad) => {
  // The data of these is nothing, which everything is a shape of.
  const isAnyShape = (name: EndpointName) => endpoints[name].output !== 'file' && _way === 'has another shape'

  test('answers no call of a browser as if it had succeeded', async () => {
    for (const name of endpointNames) {
      const { site, asked } = siteBefore(bad)
      const { path, init } = exampleRequest(name)
      const response = await site.fetch(new Request(ORIGIN + path, init))
      const { code, data } = envelope.parse(await response.json())
      if (isAnyShape(name) && code === 1) expect(data).toEqual({})
      else expect({ name, outcome: [response.status, code] }).toEqual({ name, outcome: bad.call })
      const isRepeated = bad.again && endpoints[name].method === 'GET'
      expect({ name, tries: asked.length }).toEqual({ name, tries: isRepeated ? 2 : 1 })
    }
  })

  test('leaves pages that need it an honest answer', async () => {
    const cookie = { cookie: '__Host-session=t0ken' }
    const { site } = siteBefore({ ...bad, remote: (request) => (isWho(request) ? whoIs() : bad.remote(request)) })
    for (const path of ['/user/orders', '/user/templates', '/user/favorite-templates']) {
      const response = await site.get(path, cookie)
      await response.text()
      expect({ path, status: response.status }).toEqual({ path, status: bad.page })
    }
    const open = siteBefore(bad).site
    for (const path of ['/word-jianli/', '/article/cate-all/', '/user/vip']) {
      const [people, crawlers] = [await open.get(path), await open.get(path, { 'user-agent': CRAWLER })]
      const texts = [await people.text(), await crawlers.text()]
      expect([path, people.status, crawlers.status, people.headers.get('retry-after')]).toEqual(
        bad.page === 302 ? [path, 302, 302, null] : [path, 503, 503, '30'],
      )
      if (bad.page === 503) expect([texts[0]?.includes('<h1'), texts[1]?.includes('<')]).toEqual([true, false])
    }
    await site.settle()
  })
})

const isWho = (request: Request) => new URL(request.url).pathname.endsWith('user.Info/index')
const whoIs = () => Response.json({ code: 1, msg: 'ok', data: user })

test.each([
  [7777, 200],
  [429, 429],
])(
  'one that says %i of a session has not ended it: open pages are those of visitors, own ones come later',
  async (code, status) => {
    const site = remoteSite((request) => (isWho(request) ? refused(code, status) : everyAnswer(request)))
    const seen = async (path: string) => {
      const page = await site.get(path, { cookie: '__Host-session=good' })
      await page.text()
      return [page.status, page.headers.get('retry-after'), page.headers.getSetCookie()]
    }
    expect([await seen('/word-jianli/'), await seen('/user/orders'), await seen('/user/orders/_payload.json')]).toEqual(
      [
        [200, null, []],
        [503, '30', []],
        [503, null, []],
      ],
    )
  },
)

test('of an answer only the listed headers come in', async () => {
  const site = remoteSite(() =>
    Response.json(
      { code: 1, msg: 'ok', data: user },
      { headers: { 'set-cookie': 'a=b', 'x-secret': '1', server: 'nginx', 'retry-after': '7' } },
    ),
  )
  const { headers } = await site.get('/api/user.Info/index', { cookie: '__Host-session=x' })
  // What the Worker itself says is there: a new hint.
  const foreign = headers.getSetCookie().filter((cookie) => !cookie.startsWith('__Host-signed-in='))
  expect([foreign, headers.get('x-secret'), headers.get('server'), headers.get('retry-after')]).toEqual([
    [],
    null,
    null,
    '7',
  ])
})

test('a file that breaks off does not look like a whole one', async () => {
  const disposition = { 'content-disposition': 'attachment; filename="a.docx"' }
  const site = remoteSite(() => new Response(breaksOff().body, { headers: disposition }))
  const response = await site.get('/api/word.Jianli/download?id=1001', { cookie: '__Host-session=x' })
  await expect(response.arrayBuffer()).rejects.toThrow('reset')
})

test('JSON instead of a file is a failure, whatever its code', async () => {
  const site = remoteSite(() => Response.json({ code: 1, msg: 'ok', data: null }))
  const response = await site.get('/api/word.Jianli/download?id=1001', { cookie: '__Host-session=x' })
  expect([response.status, envelope.parse(await response.json()).code]).toEqual([502, 502])
})
