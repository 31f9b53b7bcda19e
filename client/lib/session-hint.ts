const HINT = '__Host-signed-in='

/**
 * Whether this browser has a hint of a session: it comes and goes with the session's cookie, which scripts cannot read.
 */
export function hasSessionHint(): boolean {
  return document.cookie.split('; ').some((cookie) => cookie.startsWith(HINT))
}
