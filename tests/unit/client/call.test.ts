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
