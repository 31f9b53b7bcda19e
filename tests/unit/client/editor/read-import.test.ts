import { afterEach, expect, test, vi } from 'vitest'
import { readImport } from '#client/features/editor/import/read-import.ts'
import { playWorkers } from '#tests/support/played-worker.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

/** A worker that says what it was to read, or never answers. */
const reading = (asked: unknown[], answers = true) =>
  playWorkers(() => {
    const read = (how: string) => (given: unknown) => {
      asked.push([how, given])
      return answers ? { fault: `read as ${how}` } : new Promise(() => {})
    }
    return { text: read('text'), bytes: read('bytes') }
  })

const MOST = 20 * 1024 * 1024

/** A file that says it is so large. */
const fileOf = (content: string, size = content.length) =>
  Object.defineProperty(new File([content], 'cv'), 'size', { value: size })

test('a text and a file are each read in a worker of their own, which ends', async () => {
  const asked: unknown[] = []
  const workers = reading(asked)
  expect(await readImport('王小明')).toEqual({ fault: 'read as text' })
  expect(await readImport(fileOf('cv'))).toEqual({ fault: 'read as bytes' })
  expect(asked).toEqual([
    ['text', '王小明'],
    ['bytes', new Uint8Array([0x63, 0x76])],
  ])
  expect(workers).toEqual({ started: 2, running: 0 })
})

test.each<[string, File, string, number]>([
  ['of twenty megabytes', fileOf('cv', MOST), 'read as bytes', 1],
  ['with a byte more', fileOf('cv', MOST + 1), 'large', 0],
  ['of one byte', fileOf('c'), 'read as bytes', 1],
  ['without any', fileOf(''), 'empty', 0],
  [
    'that is gone',
    Object.assign(fileOf('cv'), { arrayBuffer: () => Promise.reject(new DOMException('gone', 'NotFoundError')) }),
    'broken',
    0,
  ],
])('a file %s', async (_what, file, fault, started) => {
  const workers = reading([])
  expect([await readImport(file), workers.started]).toEqual([{ fault }, started])
})

test('what takes longer than twenty seconds is given up, and its worker ends', async () => {
  const end = new AbortController()
  const limit = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(end.signal)
  const asked: unknown[] = []
  const workers = reading(asked, false)
  const answer = readImport('cv')
  await vi.waitFor(() => expect(asked).toEqual([['text', 'cv']]))
  expect([limit.mock.calls, workers.running]).toEqual([[[20_000]], 1])
  end.abort(new DOMException('Too late', 'TimeoutError'))
  expect(await answer).toEqual({ fault: 'slow' })
  await vi.waitFor(() => expect(workers.running).toBe(0))
})
