import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { CallFailure, NO_ANSWER } from '#client/api/call.ts'
import { fetchFile, fileName, saveFile } from '#client/api/download.ts'

const FILE = { 'content-type': 'application/pdf', 'content-disposition': `attachment; filename="cv.pdf"` }

const failureOf = (task: Promise<unknown>) =>
  task.then(
    () => null,
    (error: unknown) => (error instanceof CallFailure ? [error.code, error.message] : error),
  )

describe('a file', () => {
  test('is asked for in the language of its reader, and comes under the name the server gives it', async () => {
    const { signal } = new AbortController()
    const fetcher = vi.fn<typeof fetch>(async () => new Response('bytes', { headers: FILE }))
    const { name, blob } = await fetchFile(fetcher, '/api/file', 'en', { signal })
    expect([name, blob.type, await blob.text()]).toEqual(['cv.pdf', 'application/pdf', 'bytes'])
    expect(fetcher.mock.calls).toEqual([['/api/file', { headers: { 'accept-language': 'en' }, signal }]])
  })

  test('tells how much of it has come, piece by piece, and is the same', async () => {
    const pieces = new ReadableStream<Uint8Array>({
      start(controller) {
        for (const length of [3, 5]) controller.enqueue(new Uint8Array(length).fill(length))
        controller.close()
      },
    })
    const progress: number[] = []
    const { name, blob } = await fetchFile(async () => new Response(pieces, { headers: FILE }), '/x', 'zh', {
      onProgress: (bytes) => progress.push(bytes),
    })
    expect([name, blob.type, progress]).toEqual(['cv.pdf', 'application/pdf', [3, 8]])
    expect([...new Uint8Array(await blob.arrayBuffer())]).toEqual([3, 3, 3, 5, 5, 5, 5, 5])
  })

  test.each([
    ['no answer', () => Promise.reject(new TypeError('offline')), [NO_ANSWER, '']],
    ['a refusal', () => Response.json({ code: 4003, msg: 'No more', data: null }), [4003, 'No more']],
    ['a refusal with a status', () => Response.json({ code: 402, msg: 'All' }, { status: 402 }), [402, 'All']],
    ['a file without a name', () => new Response('x', { headers: { 'content-type': 'text/plain' } }), [NO_ANSWER, '']],
    ['a fault with a name', () => new Response('x', { status: 502, headers: FILE }), [NO_ANSWER, '']],
    [
      'JSON that is none',
      () => new Response('{', { headers: { 'content-type': 'application/json; charset=utf-8' } }),
      [NO_ANSWER, ''],
    ],
  ])('is none: %s', async (_what, answer, expected) => {
    expect(await failureOf(fetchFile(async () => answer(), '/x', 'zh'))).toEqual(expected)
  })
})

test.each([
  [null, null],
  ['attachment', null],
  ['attachment; filename=""', null],
  ['attachment; filename="a.pdf"', 'a.pdf'],
  [`attachment; filename="a.pdf"; filename*=UTF-8''%E7%AE%80.pdf`, '简.pdf'],
  [`attachment; FILENAME*=utf-8''b%20c.pdf; x=1`, 'b c.pdf'],
  [`attachment; filename="a.pdf"; filename*=UTF-8''%E7`, null],
])('%j names %j', (header, name) => expect(fileName(header)).toBe(name))

describe('saving', () => {
  beforeEach(() => vi.useFakeTimers())
  afterEach(() => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
    vi.restoreAllMocks()
  })

  test('gives the browser the file under its name, and lets go of it a minute later, not before', () => {
    const done: unknown[] = []
    const link = { href: '', download: '', click: () => void done.push([link.href, link.download]) }
    vi.stubGlobal('document', { createElement: (name: string) => (name === 'a' ? link : null) })
    const blob = new Blob(['x'])
    vi.spyOn(URL, 'createObjectURL').mockImplementation((given) => (given === blob ? 'blob:1' : 'blob:other'))
    vi.spyOn(URL, 'revokeObjectURL').mockImplementation((url) => void done.push(url))
    saveFile({ name: 'cv.pdf', blob })
    expect(done).toEqual([['blob:1', 'cv.pdf']])
    vi.advanceTimersByTime(59_999)
    expect(done.length).toBe(1)
    vi.advanceTimersByTime(1)
    expect(done).toEqual([['blob:1', 'cv.pdf'], 'blob:1'])
  })
})
