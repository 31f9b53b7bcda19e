import type { Fault } from '#src/contract/faults.ts'

/** How many faults a page reports at most. */
const MAX_REPORTS = 5
const MAX_MESSAGE = 300
const MAX_STACK = 2000

/**
 * Reports to the server what breaks in this browser, each fault once: chunks that cannot be loaded, and script errors.
 * @returns a function that reports an error caught elsewhere
 */
export function watchFaults(fetcher: typeof fetch, page: () => string | null, build: string): (error: unknown) => void {
  const told = new Set<string>()

  function tell(kind: Fault['kind'], error: unknown): void {
    const { name, message: said, stack = '' } = error instanceof Error ? error : new Error(String(error))
    // Browsers say no more than the name when their storage is full.
    const message = said || name
    if (told.has(message) || told.size >= MAX_REPORTS) return
    told.add(message)
    const fault: Fault = {
      kind,
      message: message.slice(0, MAX_MESSAGE),
      stack: stack.slice(0, MAX_STACK),
      page: page(),
      build,
    }
    const body = JSON.stringify(fault)
    const init = { method: 'POST', headers: { 'content-type': 'application/json' }, body, keepalive: true }
    // A failed report is dropped, because reporting it could repeat for ever.
    fetcher('/api/report', init).catch(() => {})
  }

  addEventListener('vite:preloadError', ({ payload }) => tell('chunk', payload))
  addEventListener('error', ({ error, message }) => tell('script', error ?? message))
  addEventListener('unhandledrejection', (rejection) => {
    // React rejects a promise with the event of a style sheet that failed to load; the page is shown without that
    // sheet.
    if (rejection.reason instanceof Event) rejection.preventDefault()
    else tell('script', rejection.reason)
  })
  return (error) => tell('script', error)
}
