import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { loadAhead } from '#client/app/load-ahead.ts'
import type { Client } from '#client/lib/client.tsx'

const ORIGIN = 'https://site.test'

/** Stands for an element: in a link to a place of this site, with what the link says besides. */
class Within {
  readonly link: object | null
  constructor(href: string | null, more: object = {}) {
    const { origin = '', pathname = '', search = '', hash = '' } = href ? new URL(href, ORIGIN) : {}
    const link = { href: href && new URL(href, ORIGIN).href, origin, pathname, search, hash, target: '', dataset: {} }
    this.link = href === null ? null : { ...link, hasAttribute: () => false, ...more }
  }
  closest() {
    return this.link
  }
}

const listeners = new Map<string, (event: { target: unknown }) => void>()
const prefetch = vi.fn()
const happens = (type: 'pointerover' | 'pointercancel' | 'focusin', target: unknown) =>
  listeners.get(type)?.({ target })
const over = (href: string | null, more?: object) => happens('pointerover', new Within(href, more))

beforeEach(() => {
  vi.useFakeTimers()
  listeners.clear()
  prefetch.mockReset()
  vi.stubGlobal('Element', Within)
  vi.stubGlobal('location', new URL('/here?q=1', ORIGIN))
  vi.stubGlobal('navigator', {})
  vi.stubGlobal('document', {
    addEventListener: (type: string, listener: (event: { target: unknown }) => void) => listeners.set(type, listener),
  })
  loadAhead({ prefetch } as unknown as Client)
})
afterEach(() => void vi.useRealTimers())

test('a link on which the pointer rests is loaded ahead, once; one it passes over is not', () => {
  over('/a')
  vi.advanceTimersByTime(64)
  expect(prefetch).not.toHaveBeenCalled()
  over('/a')
  vi.advanceTimersByTime(1)
  expect(prefetch.mock.calls).toEqual([[`${ORIGIN}/a`]])
  over('/b')
  over(null)
  vi.advanceTimersByTime(1000)
  expect(prefetch).toHaveBeenCalledOnce()
})

test('the focus moves more slowly, and a finger that scrolls means nothing', () => {
  happens('focusin', new Within('/a'))
  vi.advanceTimersByTime(249)
  expect(prefetch).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(prefetch).toHaveBeenCalledOnce()
  over('/b')
  happens('pointercancel', new Within('/b'))
  vi.advanceTimersByTime(1000)
  expect(prefetch).toHaveBeenCalledOnce()
})

test.each<[string | null, object]>([
  [null, {}],
  ['https://elsewhere.test/a', {}],
  ['/a', { target: '_blank' }],
  ['/a', { hasAttribute: (name: string) => name === 'download' }],
  ['/a', { dataset: { reload: '' } }],
  ['/here?q=1#part', {}],
])('%s with %j is not a page to load', (href, more) => {
  over(href, more)
  vi.advanceTimersByTime(1000)
  expect(prefetch).not.toHaveBeenCalled()
})

test.each(['/here?q=2#part', '/there?q=1#part', '/here?q=1'])('%s is', (href) => {
  over(href)
  vi.advanceTimersByTime(65)
  expect(prefetch.mock.calls).toEqual([[ORIGIN + href]])
})

test('whoever saves data is spared it', () => {
  vi.stubGlobal('navigator', { connection: { saveData: true } })
  over('/a')
  vi.advanceTimersByTime(1000)
  expect(prefetch).not.toHaveBeenCalled()
})
