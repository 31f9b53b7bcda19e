/** How long React keeps a placeholder it has shown, in ms: what was waited for is shown after that at the earliest. */
const WAIT = 'globalMostRecentFallbackTime + 300 - now()'

/**
 * React's file without that wait, so that what a `<Suspense>` waited for is shown as soon as it is there.
 * @throws Error when it has another shape: look at what React changed
 */
export function atOnce(code: string): string {
  const parts = code.split(WAIT)
  if (parts.length !== 2) throw new Error('React waits in another way before it shows what a <Suspense> waited for')
  return parts.join('0')
}
