import { STEP_EVENT } from '#client/lib/count-step.ts'
import type { PageState } from '#client/lib/page.tsx'
import type { Store } from '#client/lib/store.ts'
import type { Measure } from '#src/contract/measures.ts'
import { type PageKind, pageKinds } from '#src/contract/page-kinds.ts'

type Vital = Extract<Measure, { kind: 'vital' }>['name']

/**
 * The upper bounds of a good and of a fair vital; LCP and INP in ms.
 * @see https://web.dev/articles/vitals
 */
const BOUNDS: Record<Vital, [number, number]> = { LCP: [2500, 4000], CLS: [0.1, 0.25], INP: [200, 500] }
/** Layout shifts less than a second apart are one session window, of five seconds at most. */
const SHIFT_GAP_MS = 1000
const SHIFT_SPAN_MS = 5000
/** Interactions shorter than this are not observed, in ms; they are good in any case. */
const SHORTEST_MS = 40
const MAX_TOLD = 40

/**
 * Counts opened pages, their vitals and the steps taken. They are kept in memory and reported when the page is hidden;
 * nothing is stored in the browser, and no report identifies anybody.
 */
export function measureUse(page: Store<PageState>): void {
  const waiting: Measure[] = []
  let here = opened()

  function opened() {
    const { arrival } = page.get()
    const kind = pageKindOf(page.get())
    waiting.push({ kind: 'visit', page: kind })
    return { kind, arrival, told: false, vitals: new Map<Vital, number>([['CLS', 0]]) }
  }

  /** Adds the vitals of the page that is left or hidden, once. */
  function close(): void {
    const { kind, told, vitals } = here
    if (told) return
    here.told = true
    for (const [name, value] of vitals) waiting.push({ kind: 'vital', page: kind, name, rating: ratingOf(name, value) })
  }

  function tell(): void {
    close()
    if (waiting.length > 0) navigator.sendBeacon('/api/measure', JSON.stringify(waiting.splice(0).slice(0, MAX_TOLD)))
  }

  const atLeast = (name: Vital, value: number) => here.vitals.set(name, Math.max(value, here.vitals.get(name) ?? 0))

  page.subscribe(() => {
    if (page.get().arrival === here.arrival) return
    close()
    here = opened()
  })
  addEventListener(STEP_EVENT, (event) => {
    if (event instanceof CustomEvent) waiting.push({ kind: 'step', step: event.detail })
  })
  addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && tell(), true)
  addEventListener('pagehide', tell, true)

  const first = here
  observe('largest-contentful-paint', ({ startTime }) => first.vitals.set('LCP', startTime))
  let shift = { from: 0, last: 0, value: 0 }
  observe('layout-shift', ({ startTime: at, value = 0, hadRecentInput }) => {
    if (hadRecentInput) return
    const isMore = at - shift.last < SHIFT_GAP_MS && at - shift.from < SHIFT_SPAN_MS
    shift = { from: isMore ? shift.from : at, last: at, value: value + (isMore ? shift.value : 0) }
    atLeast('CLS', shift.value)
  })
  observe('event', ({ interactionId, duration }) => {
    if (interactionId) atLeast('INP', duration)
  })
}

function pageKindOf({ routeName, error }: PageState): PageKind {
  const known = error === null && pageKinds.find((kind) => kind === routeName)
  return known || (error === null || error.status < 500 ? 'error-404' : 'error-500')
}

/** A performance entry, with the fields that only some types have. */
type Entry = PerformanceEntry & { value?: number; hadRecentInput?: boolean; interactionId?: number }

/** Observes performance entries of a type; a browser without that type reports none. */
function observe(type: string, on: (entry: Entry) => void): void {
  if (!PerformanceObserver.supportedEntryTypes.includes(type)) return
  const observer = new PerformanceObserver((list) => list.getEntries().forEach(on))
  observer.observe({ type, buffered: true, ...(type === 'event' && { durationThreshold: SHORTEST_MS }) })
}

function ratingOf(name: Vital, value: number): 'good' | 'fair' | 'poor' {
  const [good, fair] = BOUNDS[name]
  return value <= good ? 'good' : value <= fair ? 'fair' : 'poor'
}
