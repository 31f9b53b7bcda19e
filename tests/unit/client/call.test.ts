import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { CallFailure, createCall, NO_ANSWER } from '#client/api/call.ts'

beforeEach(() => {
  vi.stubGlobal('location', new URL('https://qingjian.test/'))
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

/** A network in which nothing comes back, neither the answer nor, if it began, the rest of it. */
const silence = (begins: boolean): typeof fetch => {
  return (_request, init) => {
    const ended = new Promise<never>((_, reject) => {
      init?.signal?.addEventListener('abort', () => reject(init.signal?.reason))
      if (init?.signal?.aborted) reject(init.signal.reason)
    })
    if (!begins) return ended
    const body = new ReadableStream({ start: (stream) => ended.catch((reason) => stream.error(reason)) })
    return Promise.resolve(new Response(body))
  }
}

const order = { id: '1', pay_type: '1', surface: 'qr' } as const
const calls = {
  read: (fetcher: typeof fetch) => createCall(fetcher, () => 'zh')('user.Pay/vip', order),
  change: (fetcher: typeof fetch) =>
    createCall(fetcher, () => 'zh')('user.Resume/rename', { id: '1', mid: '1', title: '一' }),
}

test.each([
  ['read', 30_000, false],
  ['read', 30_000, true],
  ['change', 120_000, false],
  ['change', 120_000, true],
] as const)('a call to %s that nobody answers ends after %i ms, as one without an answer', async (kind, ms, begins) => {
  const ended = vi.fn()
  calls[kind](silence(begins)).catch(ended)
  await vi.advanceTimersByTimeAsync(ms - 1)
  expect(ended).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(ended.mock.calls[0]?.[0]).toBeInstanceOf(CallFailure)
  expect(ended.mock.calls[0]?.[0]).toMatchObject({ code: NO_ANSWER, message: '' })
})

test.each(['before', 'while'])(
  'a call that is no longer wanted ends with the reason for that, %s it is made',
  async (when) => {
    const caller = new AbortController()
    const reason = new Error('another choice')
    if (when === 'before') caller.abort(reason)
    const call = createCall(silence(false), () => 'zh')('user.Pay/vip', order, { signal: caller.signal })
    const ended = vi.fn()
    call.catch(ended)
    caller.abort(reason)
    await vi.advanceTimersByTimeAsync(0)
    expect([ended.mock.calls, vi.getTimerCount()]).toEqual([[[reason]], 0])
  },
)

test('an answer in time leaves no timer behind', async () => {
  const answer = await createCall(
    async () => Response.json({ code: 1, msg: '好', data: {} }),
    () => 'zh',
  )('user.Base/logout', {})
  expect([answer, vi.getTimerCount()]).toEqual([{ data: {}, message: '好' }, 0])
})

test('what is asked for by an address stands in it, without what is undefined; what changes something is a body', async () => {
  const sent: unknown[] = []
  const fetcher: typeof fetch = async (input) => {
    const request = new Request(input)
    const { pathname, search } = new URL(request.url)
    const said = ['accept-language', 'content-type'].map((name) => request.headers.get(name))
    sent.push([request.method, pathname + search, ...said, await request.text()])
    return Response.json({ code: 1, msg: '', data: {} })
  }
  const call = createCall(fetcher, () => 'en')
  await call('word.Jianli/list', { q: '会 计', page: undefined, limit: 0 } as never)
  await call('user.Resume/rename', { id: '1', mid: '1', title: '一' })
  expect(sent).toEqual([
    ['GET', '/api/word.Jianli/list?q=%E4%BC%9A+%E8%AE%A1&limit=0', 'en', null, ''],
    ['POST', '/api/user.Resume/rename', 'en', 'application/json', '{"id":"1","mid":"1","title":"一"}'],
  ])
})

const failure = { code: NO_ANSWER, message: '', errors: {}, retryAfter: undefined, data: undefined, status: 0 }
const refusal = { code: 7, msg: '不', errors: { title: '长' }, retry_after: 9, data: { left: 1 } }

test.each<[string, () => Response, object]>([
  [
    'a refusal, which comes with all it says',
    () => Response.json(refusal),
    { ...failure, code: 7, message: '不', errors: { title: '长' }, retryAfter: 9, data: { left: 1 } },
  ],
  [
    'a session that is over, whatever its code',
    () => Response.json(refusal, { status: 401 }),
    { ...failure, code: 401, message: '不', errors: { title: '长' }, retryAfter: 9, data: { left: 1 } },
  ],
  ['a proxy’s page', () => new Response('<p>', { status: 502 }), { ...failure, status: 502 }],
  [
    'a proxy that asks who is there',
    () => new Response('<p>', { status: 401 }),
    { ...failure, code: 401, status: 401 },
  ],
  ['a page instead of an answer', () => new Response('<p>'), { ...failure, status: 200 }],
  ['something without a code', () => Response.json({ code: '1' }), { ...failure, status: 200 }],
])('%s is a failure of its own kind', async (_what, answer, expected) => {
  const call = createCall(
    async () => answer(),
    () => 'zh',
  )('user.Base/logout', {})
  const found = await call.then(
    () => null,
    (error: unknown) => error,
  )
  expect(found).toBeInstanceOf(CallFailure)
  expect(found).toMatchObject(expected)
})
