import * as z from 'zod/mini'

/** The times of an update's parts, in ms after the last key, and the longest task of the page meanwhile. */
export const update = z.object({
  drawn: z.number(),
  firstPage: z.number(),
  allPages: z.number(),
  longestTask: z.number(),
})
export type Update = z.infer<typeof update>

/** Runs in the page: returns the update once the preview shows the last key. */
export function readUpdate(): unknown {
  const read: unknown = Reflect.get(window, 'readUpdate')
  return typeof read === 'function' ? read() : null
}

/**
 * Puts `readUpdate` into the page. Runs there before its own scripts: notes keys, drawn pages that arrive from the
 * worker (answers of Comlink with pictures), pages that are put into the preview, and tasks that block the page. A
 * page counts when its last picture is there: one of an earlier edit may still come after the last key.
 */
export function watchPreview(): void {
  let key = 0
  let drawn = 0
  let longest = 0
  const pages = new Map<Element, number>()
  const later = (): void => {
    key = performance.now()
  }
  addEventListener('input', later, true)
  addEventListener('keydown', ({ ctrlKey }) => {
    if (ctrlKey) longest = 0
  })
  window.Worker = class extends Worker {
    constructor(address: string | URL, options?: WorkerOptions) {
      super(address, options)
      this.addEventListener('message', ({ data }) => {
        if (data?.value?.pictures?.length > 0) drawn = performance.now()
      })
    }
  }
  new MutationObserver((records) => {
    for (const { target, addedNodes } of records) {
      const isPicture = [...addedNodes].some((node) => node instanceof HTMLCanvasElement)
      if (isPicture && target instanceof Element) pages.set(target, performance.now())
    }
  }).observe(document, { childList: true, subtree: true })
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) longest = Math.max(longest, duration)
  }).observe({ type: 'longtask' })
  const read = (): Update | null => {
    const times = [...pages].flatMap(([page, time]) => (page.isConnected ? [time] : []))
    const [first, last] = [Math.min(...times), Math.max(...times)]
    if (times.length === 0 || drawn < key || first < drawn) return null
    return { drawn: drawn - key, firstPage: first - key, allPages: last - key, longestTask: longest }
  }
  Reflect.set(window, 'readUpdate', read)
}
