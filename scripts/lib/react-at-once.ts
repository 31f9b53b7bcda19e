import type { Plugin } from 'vite'

const FILE = /react-dom-client\.production\.js$/

/** How long React keeps a placeholder it has shown, in ms: what was waited for is shown after that at the earliest. */
const WAIT = 'globalMostRecentFallbackTime + 300 - now()'

/** Has React show what a `<Suspense>` waited for as soon as it is there. */
export function reactAtOnce(): Plugin {
  return {
    name: 'qingjian:react-at-once',
    apply: 'build',
    transform: { filter: { id: FILE }, handler: (code) => atOnce(code) },
  }
}

/**
 * React's file without that wait.
 * @throws Error when it has another shape: look at what React changed
 */
export function atOnce(code: string): string {
  const parts = code.split(WAIT)
  if (parts.length !== 2) throw new Error('React waits in another way before it shows what a <Suspense> waited for')
  return parts.join('0')
}
