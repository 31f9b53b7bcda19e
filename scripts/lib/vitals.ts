/** The measures of a visit to a page: times in ms since the request; `shift` has no unit. */
export type Vitals = {
  firstByte: number
  firstPaint: number
  largestPaint: number
  hydrated: number
  /** Total Blocking Time: what tasks take beyond 50 ms each after the first paint. */
  blocked: number
  shift: number
  /** The longest time from a press to the next frame. */
  interaction: number
}

declare global {
  var vitals: Vitals
}

/** Runs in the page before its own scripts, and fills `vitals`. */
export function watchVitals(): void {
  const told: Vitals = {
    firstByte: 0,
    firstPaint: 0,
    largestPaint: 0,
    hydrated: 0,
    blocked: 0,
    shift: 0,
    interaction: 0,
  }
  globalThis.vitals = told
  const LONG_MS = 50
  const watch = (type: string, note: (entry: PerformanceEntry) => void) => {
    // By default, browsers report presses from 104 ms on.
    const options = { type, buffered: true, durationThreshold: 16 }
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe(options)
  }
  const longTasks: PerformanceEntry[] = []
  const sumUp = () => {
    const beyond = longTasks.map(({ startTime, duration }) => {
      return startTime + duration - Math.max(startTime, told.firstPaint) - LONG_MS
    })
    told.blocked = told.firstPaint === 0 ? 0 : beyond.reduce((sum, ms) => sum + Math.max(0, ms), 0)
  }
  watch('navigation', (entry) => {
    told.firstByte = Number(Reflect.get(entry, 'responseStart'))
  })
  watch('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') told.firstPaint = startTime
    sumUp()
  })
  watch('largest-contentful-paint', ({ startTime }) => {
    told.largestPaint = startTime
  })
  watch('longtask', (entry) => {
    longTasks.push(entry)
    sumUp()
  })
  watch('layout-shift', (entry) => {
    if (Reflect.get(entry, 'hadRecentInput') === false) told.shift += Number(Reflect.get(entry, 'value'))
  })
  watch('event', ({ duration }) => {
    told.interaction = Math.max(told.interaction, duration)
  })
  const look = () => {
    const main = document.getElementById('main')
    const isHydrated = main !== null && Object.keys(main).some((key) => key.startsWith('__reactFiber'))
    if (isHydrated) told.hydrated = performance.now()
    else requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
}
