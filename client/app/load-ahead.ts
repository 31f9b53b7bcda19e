import type { Client } from '#client/lib/client.tsx'
import { savesData } from '#client/lib/saves-data.ts'
import { pageLink } from './page-link.ts'

/** How long the pointer stays on a link before its page is loaded, in ms: who passes over it does not mean it. */
const HOVER_MS = 65
/** How long the focus stays there: who goes through links by the keyboard passes over them more slowly. */
const FOCUS_MS = 250

/** Loads the page of a link ahead once somebody seems to mean it: by pointer, finger or focus. */
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
