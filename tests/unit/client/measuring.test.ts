import { afterEach, expect, test, vi } from 'vitest'
import { measureUse } from '#client/app/measuring.ts'
import { STEP_EVENT } from '#client/lib/count-step.ts'
import type { PageState } from '#client/lib/page.tsx'
import { createStore } from '#client/lib/store.ts'
import { type Measure, measures } from '#src/contract/measures.ts'

afterEach(() => {
  vi.unstubAllGlobals()
})

type Entry = { startTime?: number; duration?: number; value?: number; hadRecentInput?: boolean; interactionId?: number }

type Listener = (list: { getEntries: () => Entry[] }) => void

/** A browser that measures these kinds of entries, what it is told of them, and what the page tells. */
function browserWith(supported = ['largest-contentful-paint', 'layout-shift', 'event']) {
  const target = new EventTarget()
  const observers = new Map<string, Listener>()
  const options: object[] = []
  class Observer {
    static readonly supportedEntryTypes = supported
    readonly run: Listener
    constructor(run: Listener) {
      this.run = run
    }
    observe(asked: { type: string }) {
      options.push(asked)
      observers.set(asked.type, this.run)
    }
  }
  const shown = { visibilityState: 'visible' }
  const beacons: [address: string, told: Measure[]][] = []
  vi.stubGlobal('addEventListener', target.addEventListener.bind(target))
  vi.stubGlobal('PerformanceObserver', Observer)
  vi.stubGlobal('document', shown)
  vi.stubGlobal('navigator', {
    sendBeacon: (address: string, body: string) => beacons.push([address, measures.parse(JSON.parse(body))]),
  })
  const page = createStore(pageOf('home', 0))
  measureUse(page)
  return {
    beacons,
    options,
    page,
    entry: (type: string, ...entries: Entry[]) => observers.get(type)?.({ getEntries: () => entries }),
    step: () => target.dispatchEvent(new CustomEvent(STEP_EVENT, { detail: 'export' })),
    show: (visibilityState: 'hidden' | 'visible') => {
      shown.visibilityState = visibilityState
      target.dispatchEvent(new Event('visibilitychange'))
    },
    leave: () => target.dispatchEvent(new Event('pagehide')),
  }
}

function pageOf(routeName: string | null, arrival: number, status?: number): PageState {
  return {
    locale: 'zh',
    path: '/',
    search: '',
    routeName,
    params: {},
    payload: {},
    error: status === undefined ? null : { status, message: '' },
    arrival,
    site: { site_name: '', seo_title: '', seo_key: '', seo_desc: '', record_number: '', operator: '' },
    siteUrl: 'https://site.test',
  }
}

const visit = (page: string) => ({ kind: 'visit', page })
const vital = (page: string, name: string, rating: string) => ({ kind: 'vital', page, name, rating })

test('a page is told with its ratings when it is hidden, once; and nothing when there is nothing', () => {
  const { beacons, entry, show, leave, step } = browserWith()
  entry('largest-contentful-paint', { startTime: 900 }, { startTime: 2600 })
  step()
  show('visible')
  expect(beacons).toEqual([])
  show('hidden')
  expect(beacons).toEqual([
    [
      '/api/measure',
      [visit('home'), { kind: 'step', step: 'export' }, vital('home', 'CLS', 'good'), vital('home', 'LCP', 'fair')],
    ],
  ])
  leave()
  expect(beacons.length).toBe(1)
})

test('a page within the site has its own visit and ratings, but only the first one has a largest paint', () => {
  const { beacons, page, entry, leave } = browserWith()
  entry('layout-shift', { startTime: 10, value: 0.3, hadRecentInput: false })
  page.set({ ...pageOf('home', 0), search: '?q=x' })
  page.set(pageOf('word-gallery', 1))
  entry('largest-contentful-paint', { startTime: 100 })
  entry('event', { interactionId: 5, duration: 201 })
  leave()
  expect(beacons).toEqual([
    [
      '/api/measure',
      [
        visit('home'),
        vital('home', 'CLS', 'poor'),
        visit('word-gallery'),
        vital('word-gallery', 'CLS', 'good'),
        vital('word-gallery', 'INP', 'fair'),
      ],
    ],
  ])
})

test.each([
  ['LCP', [2500, 2501, 4000, 4001]],
  ['INP', [200, 201, 500, 501]],
  ['CLS', [0.1, 0.11, 0.25, 0.26]],
] as const)('%s is good, fair and poor up to its bounds', (name, values) => {
  const ratings = values.map((value) => {
    const { beacons, entry, leave } = browserWith()
    entry('largest-contentful-paint', { startTime: name === 'LCP' ? value : 0 })
    entry('layout-shift', { startTime: 1, value: name === 'CLS' ? value : 0, hadRecentInput: false })
    entry('event', { interactionId: 1, duration: name === 'INP' ? value : 0 })
    leave()
    const told = beacons.flatMap(([, all]) => all)
    return told.flatMap((one) => (one.kind === 'vital' && one.name === name ? [one.rating] : []))[0]
  })
  expect(ratings).toEqual(['good', 'fair', 'fair', 'poor'])
})

test.each<[string, [at: number, value: number][], string]>([
  [
    'within a second of each other are one',
    [
      [0, 0.06],
      [999, 0.06],
    ],
    'fair',
  ],
  [
    'a second apart are two',
    [
      [0, 0.06],
      [1000, 0.06],
    ],
    'good',
  ],
  [
    'of five seconds are one',
    [
      [0, 0.03],
      [900, 0],
      [1800, 0],
      [2700, 0],
      [3600, 0],
      [4500, 0.03],
      [4999, 0.05],
    ],
    'fair',
  ],
  [
    'are no longer one than that',
    [
      [0, 0.06],
      [900, 0],
      [1800, 0],
      [2700, 0],
      [3600, 0],
      [4500, 0],
      [5000, 0.06],
    ],
    'good',
  ],
])('shifts %s', (_what, shifts, rating) => {
  const { beacons, entry, leave } = browserWith()
  // What comes first is far before, so that the first of these begins one of its own.
  for (const [at, value] of shifts) entry('layout-shift', { startTime: 10_000 + at, value, hadRecentInput: false })
  leave()
  expect(beacons).toEqual([['/api/measure', [visit('home'), vital('home', 'CLS', rating)]]])
})

test.each<[string, [at: number, value: number][], string]>([
  ['counts for no more than it is', [[500, 0.1]], 'good'],
  [
    'begins with the page',
    [900, 1800, 2700, 3600, 4500, 5000].map((at) => [at, at % 5000 === 900 || at === 5000 ? 0.06 : 0]),
    'good',
  ],
  [
    'a second after it begins a span of its own',
    [1000, 1900, 2800, 3700, 4600, 5500].map((at) => [at, at === 1000 || at === 5500 ? 0.06 : 0]),
    'fair',
  ],
])('what shifts first %s', (_what, shifts, rating) => {
  const { beacons, entry, leave } = browserWith()
  for (const [at, value] of shifts) entry('layout-shift', { startTime: at, value, hadRecentInput: false })
  leave()
  expect(beacons).toEqual([['/api/measure', [visit('home'), vital('home', 'CLS', rating)]]])
})

test('what somebody’s own press moves, and what is no interaction, counts for nothing', () => {
  const { beacons, entry, leave } = browserWith()
  entry('layout-shift', { startTime: 10, value: 0.9, hadRecentInput: true }, { startTime: 20 })
  entry('event', { interactionId: 0, duration: 900 })
  leave()
  expect(beacons).toEqual([['/api/measure', [visit('home'), vital('home', 'CLS', 'good')]]])
})

test('pages that are none and pages that fail are told as such, and a browser that measures nothing tells its visits', () => {
  const { beacons, page, options, leave } = browserWith([])
  page.set(pageOf(null, 1, 404))
  page.set(pageOf('edit', 2, 500))
  page.set(pageOf('edit', 3, 499))
  leave()
  const kinds = beacons.flatMap(([, told]) => told.flatMap((one) => (one.kind === 'visit' ? [one.page] : [])))
  expect([kinds, options]).toEqual([['home', 'error-404', 'error-500', 'error-404'], []])
})

test('no more than forty are told at once, and the others never', () => {
  const { beacons, step, show, leave, options } = browserWith()
  for (let nth = 0; nth < 50; nth += 1) step()
  show('hidden')
  leave()
  expect(beacons.map(([, told]) => told.length)).toEqual([40])
  expect(options).toEqual([
    { type: 'largest-contentful-paint', buffered: true },
    { type: 'layout-shift', buffered: true },
    { type: 'event', buffered: true, durationThreshold: 40 },
  ])
})
