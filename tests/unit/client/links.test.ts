import { beforeEach, expect, test, vi } from 'vitest'
import { followLinks } from '#client/app/links.ts'
import type { Client } from '#client/lib/client.tsx'

const ORIGIN = 'https://site.test'

/** Stands for an element in a link to a page of this site. */
class Linked {
  closest() {
    const { href, origin, pathname, search, hash } = new URL('/there', ORIGIN)
    return { href, origin, pathname, search, hash, target: '', dataset: {}, hasAttribute: () => false }
  }
}

const inDocument = new Map<string, (event: object) => void>()
const inWindow = new Map<string, (event: object) => void>()
const navigate = vi.fn()
const restore = vi.fn()
const replaceState = vi.fn()
const history = { scrollRestoration: 'auto', state: null as unknown, replaceState }

beforeEach(() => {
  for (const seen of [navigate, restore, replaceState]) seen.mockReset()
  history.state = null
  vi.stubGlobal('Element', Linked)
  vi.stubGlobal('location', new URL('/here', ORIGIN))
  vi.stubGlobal('navigator', {})
  vi.stubGlobal('history', history)
  vi.stubGlobal('document', {
    addEventListener: (type: string, listener: (event: object) => void) => inDocument.set(type, listener),
  })
  vi.stubGlobal('addEventListener', (type: string, listener: (event: object) => void) => inWindow.set(type, listener))
  followLinks({ navigate, restore, prefetch: () => {} } as unknown as Client)
})

const plain = { button: 0, defaultPrevented: false, metaKey: false, ctrlKey: false, shiftKey: false, altKey: false }

/** Clicks a link; says whether the browser was kept from following it. */
function click(how: Partial<typeof plain> = {}, target: object = new Linked()): boolean {
  const preventDefault = vi.fn()
  inDocument.get('click')?.({ ...plain, ...how, target, preventDefault })
  return preventDefault.mock.calls.length > 0
}

test('a plain click on a link of this site changes the page without a reload', () => {
  expect(click()).toBe(true)
  expect(navigate.mock.calls).toEqual([[`${ORIGIN}/there`]])
})

test('a click on the page itself, which is no element, is the browser’s', () => {
  expect(click({}, {})).toBe(false)
  expect(navigate).not.toHaveBeenCalled()
})

test.each([
  { button: 1 },
  { defaultPrevented: true },
  { metaKey: true },
  { ctrlKey: true },
  { shiftKey: true },
  { altKey: true },
])('with %o the browser follows it as it likes', (how) => {
  expect(click(how)).toBe(false)
  expect(navigate).not.toHaveBeenCalled()
})

test('going back brings the page and its place, which after a reload the browser does itself', () => {
  inWindow.get('popstate')?.({ state: { entry: 7 } })
  expect(restore.mock.calls).toEqual([[{ entry: 7 }]])
  expect(history.scrollRestoration).toBe('manual')
  inWindow.get('pagehide')?.({})
  expect(history.scrollRestoration).toBe('auto')
})

test('the entry a page was opened with is known from then on; one that is known stays as it is', () => {
  expect(replaceState.mock.calls).toEqual([[{ entry: 0 }, '']])
  history.state = { entry: 7 }
  followLinks({ navigate, restore, prefetch: () => {} } as unknown as Client)
  expect(replaceState).toHaveBeenCalledOnce()
})
