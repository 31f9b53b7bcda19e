/** How long a path is not reloaded again, in ms. */
const GUARD_MS = 10_000
const KEY = 'reloaded '

/**
 * Whether a path may be reloaded because its scripts no longer exist; remembers that it was. This keeps a page from
 * reloading for ever.
 */
export function mayReload(path: string): boolean {
  const now = Date.now()
  try {
    if (now - Number(sessionStorage.getItem(KEY + path)) < GUARD_MS) return false
    sessionStorage.setItem(KEY + path, String(now))
    return true
  } catch {
    // Without storage a reload could repeat for ever.
    return false
  }
}
