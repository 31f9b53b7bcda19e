import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { withRetry } from '#src/lib/retry.ts'
import { askThirdParty } from '#src/lib/third-party.ts'
import { askWechat } from '#src/lib/wechat-answer.ts'
import { withTimeout } from '#src/lib/with-timeout.ts'

const ADDRESS = 'https://api.test/'

describe('one more try', () => {
  /** What came of a request whose tries end so: a status, or a fault. */
  async function tried(method: string, ends: (number | 'fault' | 'given up')[]) {
    const abort = new AbortController()
    const bodies: string[] = []
    const transport = withRetry(async (request) => {
      bodies.push(await request.text())
      const end = ends[bodies.length - 1]
      if (end === 'given up') abort.abort()
      if (typeof end !== 'number') throw new TypeError(`fault ${bodies.length}`)
      return new Response(null, { status: end })
    })
    const body = method === 'PUT' || method === 'POST' ? 'content' : null
    const request = new Request(ADDRESS, { method, body, signal: abort.signal })
    const outcome = await transport(request).then(
      ({ status }) => status,
      (error: unknown) => String(error),
    )
    return [outcome, bodies]
  }

  test.each([408, 425, 500, 502, 503, 504])('after %d, which passes', async (status) => {
    expect(await tried('GET', [status, 200])).toEqual([200, ['', '']])
    expect(await tried('GET', [status, status])).toEqual([status, ['', '']])
    expect(await tried('POST', [status, 200])).toEqual([status, ['content']])
  })

  test.each([200, 204, 301, 400, 401, 404, 409, 429, 501, 505])('none after %d, which stays', async (status) => {
    expect(await tried('GET', [status, 200])).toEqual([status, ['']])
  })

  test('what the first answer says is let go before the second is asked for', async () => {
    const done: string[] = []
    const transport = withRetry(async () => {
      done.push('asked')
      const body = new ReadableStream({ cancel: () => void done.push('let go') })
      return new Response(body, { status: done.length === 1 ? 503 : 200 })
    })
    expect([(await transport(new Request(ADDRESS))).status, done]).toEqual([200, ['asked', 'let go', 'asked']])
  })

  test('retries idempotent methods once, with the same body; not after the caller has gone', async () => {
    expect(await tried('GET', ['fault', 200])).toEqual([200, ['', '']])
    expect(await tried('PUT', ['fault', 200])).toEqual([200, ['content', 'content']])
    expect(await tried('DELETE', ['fault', 'fault'])).toEqual(['TypeError: fault 2', ['', '']])
    expect(await tried('POST', ['fault', 200])).toEqual(['TypeError: fault 1', ['content']])
    expect(await tried('GET', ['given up', 200])).toEqual(['TypeError: fault 1', ['']])
  })
})

describe('waiting for so long', () => {
  function timed(ms: number, task: (signal: AbortSignal) => Promise<string>) {
    const timers: { ms: number; run: () => void; cancelled: boolean }[] = []
    const answer = withTimeout(
      (after, run) => {
        const timer = { ms: after, run, cancelled: false }
        timers.push(timer)
        return () => {
          timer.cancelled = true
        }
      },
      ms,
      task,
    )
    return { answer, timers }
  }

  test('an answer in time ends the wait; so does a fault', async () => {
    const { answer, timers } = timed(50, async () => 'done')
    expect([await answer, timers]).toEqual(['done', [{ ms: 50, run: expect.any(Function), cancelled: true }]])
    const failing = timed(50, () => Promise.reject(new Error('fault')))
    await expect(failing.answer).rejects.toThrow('fault')
    expect(failing.timers[0]?.cancelled).toBe(true)
  })

  test('after the time the task is told to stop, and the wait is over', async () => {
    const signals: AbortSignal[] = []
    const { answer, timers } = timed(50, (signal) => {
      signals.push(signal)
      return new Promise(() => {})
    })
    expect(signals[0]?.aborted).toBe(false)
    timers[0]?.run()
    await expect(answer).rejects.toThrow('No answer within 50 ms')
    expect(signals[0]?.reason).toEqual(new Error('No answer within 50 ms'))
  })

  test('that it took too long is the reason, whatever a task says that is told to stop', async () => {
    const { answer, timers } = timed(
      50,
      (signal) => new Promise((_, reject) => signal.addEventListener('abort', () => reject(new Error('stopped')))),
    )
    timers[0]?.run()
    await expect(answer).rejects.toThrow('No answer within 50 ms')
  })

  test('less than no time is no time', () => {
    expect(timed(-5, async () => 'done').timers.map(({ ms }) => ms)).toEqual([0])
  })
})

describe('a third party', () => {
  const schema = z.object({ a: z.int() })
  const signal = new AbortController().signal
  const ask = (answer: () => Promise<Response>, seen: unknown[] = []) =>
    askThirdParty(
      {
        signal,
        http: (_, init) => {
          seen.push([init?.redirect, init?.signal])
          return answer()
        },
      },
      new Request(ADDRESS),
      schema,
    )

  test('answers, says something else, or does not answer; it is asked once, until it takes too long, and leads nowhere', async () => {
    const seen: unknown[] = []
    expect(await ask(async () => Response.json({ a: 1, b: 2 }, { status: 203 }), seen)).toEqual({
      kind: 'answer',
      status: 203,
      body: { a: 1 },
    })
    expect(await ask(async () => Response.json({ a: 'x' }, { status: 502 }), seen)).toEqual({
      kind: 'unreadable',
      status: 502,
    })
    expect(await ask(async () => new Response('<html>', { status: 200 }), seen)).toEqual({
      kind: 'unreadable',
      status: 200,
    })
    const cause = new TypeError('reset')
    expect(await ask(() => Promise.reject(cause), seen)).toEqual({ kind: 'none', cause })
    const broken = new Response(
      new ReadableStream({ start: (controller) => controller.error(new TypeError('cut off')) }),
    )
    expect(await ask(async () => broken, seen)).toEqual({ kind: 'none', cause: new TypeError('cut off') })
    expect(seen).toEqual(new Array(5).fill(['manual', signal]))
  })

  const wechat = (answer: () => Promise<Response>) => askWechat(answer, new Request(ADDRESS), schema)
  test.each<[string, () => Promise<Response>, unknown]>([
    ['data', async () => Response.json({ a: 1 }), { ok: true, data: { a: 1 } }],
    ['all is well', async () => Response.json({ a: 1, errcode: 0 }), { ok: true, data: { a: 1 } }],
    [
      'a refusal',
      async () => Response.json({ a: 1, errcode: 40_001, errmsg: 'no' }),
      { ok: false, errcode: 40_001, reason: 'no' },
    ],
    ['a refusal without words', async () => Response.json({ errcode: -1 }), { ok: false, errcode: -1, reason: '' }],
    [
      'something else',
      async () => Response.json({ b: 1 }),
      { ok: false, errcode: null, reason: 'An answer of unknown shape' },
    ],
    ['no JSON', async () => new Response('x', { status: 502 }), { ok: false, errcode: null, reason: 'HTTP 502' }],
    [
      'nothing, with a secret in the fault',
      () => Promise.reject(new TypeError('https://api.test/?secret=1')),
      { ok: false, errcode: null, reason: 'TypeError' },
    ],
  ])('WeChat says %s', async (_what, answer, expected) => {
    expect(await wechat(answer)).toEqual(expected)
  })
})
