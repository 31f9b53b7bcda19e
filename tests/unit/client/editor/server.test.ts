import { beforeEach, describe, expect, test, vi } from 'vitest'
import { createCall } from '#client/api/call.ts'
import { followResume, pulledOf, pullResume, sendSave } from '#client/features/editor/session/server.ts'
import type { FollowEvent } from '#client/machines/resume-save/resume-save.types.ts'
import type { ResumeDocument } from '#src/resume/document.ts'

const doc: ResumeDocument = {
  schema: 1,
  locale: 'zh',
  basics: { name: 'Ann' },
  sections: {},
  items: {},
  design: { id: 'ink' },
}
const request = { rev: 7, mid: 'message-1', journal: 'journal-1', schema: 1, doc }
const ID = 'abcdefghijklmnop'
const idle = new AbortController().signal

/** The page's own caller, in front of a network that answers like this. */
function callTo(answer: (request: Request, options?: RequestInit) => Response | Promise<Response>) {
  return createCall(
    async (input, init) => answer(new Request(input), init),
    () => 'zh',
  )
}

const envelope = (code: number, data: unknown = null, status = 200) =>
  Response.json({ code, msg: 'text', data }, { status })

beforeEach(() => void vi.stubGlobal('location', { origin: 'https://site.test' }))

describe('a save', () => {
  test('asks with the whole request and takes the revision', async () => {
    const asked: unknown[] = []
    const call = callTo(async (sent) => {
      asked.push([sent.method, sent.url, await sent.json()])
      return envelope(1, { rev: 8 })
    })
    expect(await sendSave(call, ID, request, idle)).toEqual({ type: 'acknowledged', rev: 8 })
    expect(asked).toEqual([['POST', 'https://site.test/api/user.Resume/save', { id: ID, ...request }]])
  })

  const conflict = { rev: 9, doc, applied: true }
  const refused = (reason: string, path = '') => ({ type: 'refused', refusal: { reason, path } })
  test.each<[string, Response, object]>([
    ['a conflict', envelope(409, conflict, 409), { type: 'conflict', ...conflict }],
    ['a conflict that says nothing', envelope(409, {}, 409), { type: 'no-reply' }],
    [
      'a conflict with a newer document',
      envelope(409, { ...conflict, doc: { ...doc, schema: 99 } }, 409),
      refused('newer'),
    ],
    ['nobody signed in', envelope(401, null, 401), refused('session')],
    ['401 by a proxy', new Response('<html>', { status: 401 }), refused('session')],
    ['no such résumé', envelope(0), refused('read-only')],
    ['not allowed', envelope(403, null, 403), refused('read-only')],
    ['too large', envelope(413, null, 413), refused('size')],
    ['a misfit', envelope(422, { path: 'items.a.body' }, 422), refused('shape', 'items.a.body')],
    ['a misfit without a path', envelope(422, null, 422), refused('shape')],
    ['a page too old', envelope(426, null, 426), refused('newer')],
    ['too many calls', envelope(429, null, 429), { type: 'no-reply' }],
    ['a fault', envelope(500, null, 500), { type: 'no-reply' }],
    ['a proxy', new Response('<html>', { status: 502 }), { type: 'no-reply' }],
    ['a cut answer', new Response('{"code":1,'), { type: 'no-reply' }],
  ])('%s', async (_, response, reply) => {
    expect(
      await sendSave(
        callTo(() => response),
        ID,
        request,
        idle,
      ),
    ).toEqual(reply)
  })

  test('no network', async () => {
    const call = callTo(() => Promise.reject(new TypeError('Failed to fetch')))
    expect(await sendSave(call, ID, request, idle)).toEqual({ type: 'no-reply' })
  })

  test('silence ends after 20 seconds, and with the page', async () => {
    const limit = new AbortController()
    const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(limit.signal)
    const call = callTo((_, init) => new Promise((_resolve, reject) => init?.signal?.addEventListener('abort', reject)))
    const first = sendSave(call, ID, request, idle)
    limit.abort()
    expect([timeout.mock.calls, await first]).toEqual([[[20_000]], { type: 'no-reply' }])
    timeout.mockRestore()
    const page = new AbortController()
    const second = sendSave(call, ID, request, page.signal)
    page.abort()
    expect(await second).toEqual({ type: 'no-reply' })
  })
})

describe('fetching', () => {
  test('gives revision and document', async () => {
    const call = callTo(() => envelope(1, { rev: 8, doc }))
    expect(await pullResume(call, ID)).toEqual({ rev: 8, doc })
  })

  test('a document of a newer page is refused', () => {
    expect(() => pulledOf({ rev: 8, doc: { ...doc, schema: 99 } })).toThrow('cannot read')
  })
})

describe('listening', () => {
  class Socket {
    static made: Socket[] = []
    static readonly OPEN = 1
    readyState = 0
    onopen = () => {}
    onmessage = (_: { data: unknown }) => {}
    onclose = (_: { code: number }) => {}
    close = vi.fn()
    readonly url: string
    constructor(url: string) {
      this.url = url
      Socket.made.push(this)
    }
  }

  function listen() {
    vi.useFakeTimers()
    Socket.made = []
    const [page, tab] = [new EventTarget(), Object.assign(new EventTarget(), { visibilityState: 'visible' })]
    vi.stubGlobal('WebSocket', Socket)
    vi.stubGlobal('document', tab)
    vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
    const heard: FollowEvent[] = []
    const stop = followResume(ID, (event) => heard.push(event))
    const newest = () => Socket.made.at(-1) ?? new Socket('')
    const opens = () => {
      newest().readyState = Socket.OPEN
      newest().onopen()
    }
    return { page, tab, heard, stop, newest, opens }
  }

  test('each opening asks what was missed; announcements are told, anything else is not', () => {
    const { heard, newest, opens } = listen()
    expect(newest().url).toBe(`wss://site.test/sync/${ID}`)
    opens()
    newest().onmessage({ data: '{"rev":8,"mid":"message-2"}' })
    for (const data of ['pong', '{"rev":-1,"mid":"x"}', '{"rev":8}', new ArrayBuffer(2)]) newest().onmessage({ data })
    expect(heard).toEqual([{ type: 'server.back' }, { type: 'server.news', rev: 8, mid: 'message-2' }])
  })

  test('a lost connection comes back later each time, at most a minute apart; opened, it starts over', () => {
    const { newest, opens } = listen()
    for (const delay of [1000, 2000, 4000, 8000, 16_000, 32_000, 60_000, 60_000]) {
      const before = Socket.made.length
      newest().onclose({ code: 1006 })
      vi.advanceTimersByTime(delay - 1)
      expect(Socket.made.length).toBe(before)
      vi.advanceTimersByTime(1)
      expect(Socket.made.length).toBe(before + 1)
    }
    opens()
    newest().onclose({ code: 1006 })
    vi.advanceTimersByTime(1000)
    expect(Socket.made.length).toBe(10)
  })

  test.each([4400, 4401, 4403])('sent away with %i it stays away, until the person comes back', (code) => {
    const { newest, tab, heard } = listen()
    newest().onclose({ code })
    vi.advanceTimersByTime(600_000)
    expect(Socket.made.length).toBe(1)
    tab.dispatchEvent(new Event('visibilitychange'))
    expect([Socket.made.length, heard]).toEqual([2, [{ type: 'server.back' }]])
  })

  test('the network coming back is told at once; a hidden page waits until it is looked at', () => {
    const { page, tab, heard, newest } = listen()
    newest().onclose({ code: 1006 })
    Object.assign(tab, { visibilityState: 'hidden' })
    tab.dispatchEvent(new Event('visibilitychange'))
    expect(heard).toEqual([])
    Object.assign(tab, { visibilityState: 'visible' })
    page.dispatchEvent(new Event('online'))
    expect([heard, Socket.made.length]).toEqual([[{ type: 'server.back' }], 2])
    vi.advanceTimersByTime(600_000)
    expect(Socket.made.length).toBe(2)
  })

  test('a connection there is, or that is being opened, is not made again', () => {
    const { page, tab, heard, opens } = listen()
    page.dispatchEvent(new Event('online'))
    opens()
    tab.dispatchEvent(new Event('visibilitychange'))
    expect([Socket.made.length, heard]).toEqual([1, Array(3).fill({ type: 'server.back' })])
  })

  test('stopped, it closes and hears nothing more', () => {
    const { page, heard, newest, opens, stop } = listen()
    opens()
    stop()
    newest().onclose({ code: 1000 })
    page.dispatchEvent(new Event('online'))
    vi.advanceTimersByTime(600_000)
    expect([newest().close.mock.calls.length, Socket.made.length, heard]).toEqual([1, 1, [{ type: 'server.back' }]])
  })

  test('stopped while it is being opened, it closes once it has opened', () => {
    const { heard, newest, opens, stop } = listen()
    stop()
    expect(newest().close).not.toHaveBeenCalled()
    opens()
    expect([newest().close.mock.calls.length, heard]).toEqual([1, []])
  })
})
