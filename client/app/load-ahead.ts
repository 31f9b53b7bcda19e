import type { Client } from '#client/lib/client.tsx'
import { savesData } from '#client/lib/saves-data.ts'
import { pageLink } from './page-link.ts'

/** How long the pointer rests on a link before its page is prefetched, in ms, so that passing over it is not enough. */
const HOVER_MS = 65
/** The same for the focus, which moves through links more slowly, in ms. */
const FOCUS_MS = 250

/** Prefetches the page of a link that the user is likely to follow, by pointer, touch or focus. */
export function loadAhead(client: Client): void {
  let meant: string | null = null
  let waiting: ReturnType<typeof setTimeout>
  // A finger that scrolls cancels its pointer.
  for (const type of ['pointerover', 'pointercancel', 'focusin'] as const) {
    document.addEventListener(type, ({ target }) => {
      const href = type === 'pointercancel' || savesData() ? null : pageLink(target)
      if (href === meant) return
      meant = href
      clearTimeout(waiting)
      if (href !== null) waiting = setTimeout(client.prefetch, type === 'focusin' ? FOCUS_MS : HOVER_MS, href)
    })
  }
}
