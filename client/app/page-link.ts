/** The address of the link around an element if it is a page of this site in this tab; the browser handles hashes. */
export function pageLink(target: EventTarget | null): string | null {
  const link = target instanceof Element ? target.closest('a') : null
  if (link === null || !link.href || link.origin !== location.origin) return null
  if (link.target || link.hasAttribute('download') || link.dataset.reload !== undefined) return null
  const samePage = link.pathname === location.pathname && link.search === location.search
  return samePage && link.hash ? null : link.href
}
