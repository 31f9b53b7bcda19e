import type { Client } from '#client/lib/client.tsx'

/** Handles plain clicks on links of this site without a reload, prefetches pages, and handles back and forward. */
export function followLinks(client: Client): void {
  document.addEventListener('click', (event) => {
    const href = plainClick(event) ? pageLink(event.target) : null
    if (href === null) return
    event.preventDefault()
    void client.navigate(href)
  })
  for (const type of ['pointerover', 'touchstart', 'focusin'] as const) {
    document.addEventListener(
      type,
      (event) => {
        const href = pageLink(event.target)
        if (href !== null) client.prefetch(href)
      },
      { passive: true },
    )
  }
  // Going back waits for the page's data, and the browser would scroll before. After a reload it may.
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

/** The address of the link around an element if it is a page of this site in this tab; the browser handles hashes. */
function pageLink(target: EventTarget | null): string | null {
  const link = target instanceof Element ? target.closest('a') : null
  if (link === null || !link.href || link.origin !== location.origin) return null
  if (link.target || link.hasAttribute('download') || link.dataset.reload !== undefined) return null
  const samePage = link.pathname === location.pathname && link.search === location.search
  return samePage && link.hash ? null : link.href
}
