/** After a navigation: to the target of the hash, otherwise smoothly to the top. */
export function scrollToTarget(hash: string): void {
  const target = hash.length > 1 ? document.getElementById(decodeURIComponent(hash.slice(1))) : null
  const behavior = matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth'
  if (target === null) window.scrollTo({ top: 0, behavior })
  else target.scrollIntoView({ behavior })
}

/** At once to where a page was left. A smooth scroll under way still moves on by a frame: so once more after it. */
export function jumpTo(top: number): void {
  const jump = () => window.scrollTo({ top, behavior: 'instant' })
  jump()
  requestAnimationFrame(jump)
}
