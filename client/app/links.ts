import type { Client } from '#client/lib/client.tsx'
import { loadAhead } from './load-ahead.ts'
import { pageLink } from './page-link.ts'

/** Handles plain clicks on links of this site without a reload, loads pages ahead, and handles back and forward. */
export function followLinks(client: Client): void {
  document.addEventListener('click', (event) => {
    const href = plainClick(event) ? pageLink(event.target) : null
    if (href === null) return
    event.preventDefault()
    void client.navigate(href)
  })
  loadAhead(client)
  // From now on only an entry that the browser makes, for another part of a page, is without a state.
  if (history.state === null) history.replaceState({ entry: 0 }, '')
  // Scroll positions are restored by `restore`, once the page's data is there; after a reload, by the browser.
  history.scrollRestoration = 'manual'
  addEventListener('pagehide', () => {
    history.scrollRestoration = 'auto'
  })
  addEventListener('popstate', (event) => void client.restore(event.state))
}

function plainClick(event: MouseEvent): boolean {
  return (
    event.button === 0 &&
    !event.defaultPrevented &&
    !event.metaKey &&
    !event.ctrlKey &&
    !event.shiftKey &&
    !event.altKey
  )
}
