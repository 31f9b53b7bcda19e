/** Scrolls after a navigation: to the target of the hash, otherwise smoothly to the top. */
export function scrollToTarget(hash: string): void {
  const target = hash.length > 1 ? document.getElementById(decodeURIComponent(hash.slice(1))) : null
  const behavior = matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth'
  if (target === null) window.scrollTo({ top: 0, behavior })
  else target.scrollIntoView({ behavior })
}

/**
 * Jumps to a scroll position. A smooth scroll in progress moves on for one more frame, so it jumps again after that.
 */
export function jumpTo(top: number): void {
  const jump = () => window.scrollTo({ top, behavior: 'instant' })
  jump()
  requestAnimationFrame(jump)
}
