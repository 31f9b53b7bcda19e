/** For how long a path is not loaded anew once more, in ms. */
const GUARD_MS = 10_000
const KEY = 'reloaded '

/**
 * Whether a path may be loaded anew because scripts of this build are gone, and remembers that it was. What a reload
 * does not help does not reload for ever.
 */
export function mayReload(path: string): boolean {
  const now = Date.now()
  try {
    if (now - Number(sessionStorage.getItem(KEY + path)) < GUARD_MS) return false
    sessionStorage.setItem(KEY + path, String(now))
    return true
  } catch {
    // Where nothing is remembered, nothing would end it.
    return false
  }
}
