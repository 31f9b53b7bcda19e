import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { canShare, handOver, shareFile } from '#client/features/editor/delivery/save-file.ts'

const file = new File(['x'], 'cv.pdf')

/** A browser that can do this much, and what it was asked to do. */
function browserWith({
  saves = true,
  standalone = false,
  touch = true,
  shares = true,
  share = () => Promise.resolve(),
}: Partial<{ saves: boolean; standalone: boolean; touch: boolean; shares: boolean; share: () => Promise<void> }> = {}) {
  const done: unknown[] = []
  const link = { href: '', download: '', click: () => void done.push(['saved', link.href, link.download]) }
  vi.stubGlobal('HTMLAnchorElement', { prototype: saves ? { download: '' } : {} })
  vi.stubGlobal('document', { createElement: () => link })
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: touch && query === '(hover: none) and (pointer: coarse)',
  }))
  vi.stubGlobal('navigator', {
    ...(standalone && { standalone }),
    canShare: (what: object) => {
      done.push(['asked', what])
      return shares
    },
    share: (what: object) => {
      done.push(['shared', what])
      return share()
    },
  })
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:1')
  vi.spyOn(URL, 'revokeObjectURL').mockImplementation((address) => void done.push(['let go', address]))
  return done
}

const saved = ['saved', 'blob:1', 'cv.pdf']
const asked = ['asked', { files: [file] }]
const shared = ['shared', { files: [file] }]

beforeEach(() => vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

describe('a file', () => {
  test('is saved under its name, and let go of a minute later', async () => {
    const done = browserWith()
    expect([await handOver(file), done]).toEqual([true, [saved]])
    vi.advanceTimersByTime(59_999)
    expect(done).toEqual([saved])
    vi.advanceTimersByTime(1)
    expect(done).toEqual([saved, ['let go', 'blob:1']])
  })

  test.each([
    ['the browser saves nothing', { saves: false }],
    ['the page was opened from the home screen', { standalone: true }],
  ])('is shared where %s', async (_why, browser) => {
    const done = browserWith(browser)
    expect([await handOver(file), done]).toEqual([true, [asked, shared]])
  })

  test.each([
    ['there is a mouse', { touch: false }, []],
    ['the system shares no files', { shares: false }, [asked]],
  ])('goes nowhere where nothing is saved and %s', async (_why, browser, expected) => {
    const done = browserWith({ saves: false, ...browser })
    expect([await handOver(file), done]).toEqual([false, expected])
  })
})

test('a browser without sharing cannot', () => {
  browserWith()
  vi.stubGlobal('navigator', {})
  expect(canShare(file)).toBe(false)
})

test.each([
  ['the sheet was closed', new DOMException('', 'AbortError'), true],
  ['it was not allowed', new DOMException('', 'NotAllowedError'), false],
  ['it broke', new TypeError('AbortError'), false],
])('sharing when %s', async (_what, error, worked) => {
  browserWith({ share: () => Promise.reject(error) })
  expect(await shareFile(file)).toBe(worked)
})
