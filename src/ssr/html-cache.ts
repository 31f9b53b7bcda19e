/** How long a rendered page is served without a second thought, in ms. */
const FRESH_MS = 60_000
/** How long it is served while a new one is being rendered, in ms. */
const STALE_MS = 3_600_000
/** How long a refresh may take before the next request starts another, in ms. */
const REFRESH_GRACE_MS = 5000
const MAX_BYTES = 16 * 1024 * 1024

type Page = { bytes: Uint8Array<ArrayBuffer>; nonceLength: number; nonceAt: number[]; storedAt: number }

/** Rendered anonymous pages as bytes, in the memory of the isolate; the nonce is written in when one is served. */
export type HtmlCache = {
  /** The page with `nonce` in its places, and whether it should be rendered again; null when there is none. */
  read: (key: string, nonce: string, now: number) => { bytes: Uint8Array<ArrayBuffer>; stale: boolean } | null
  /** Keeps a page that was rendered with `nonce`. */
  write: (key: string, html: string, nonce: string, now: number) => void
}

export function createHtmlCache(): HtmlCache {
  const pages = new Map<string, Page>()
  let size = 0

  function drop(key: string): void {
    size -= pages.get(key)?.bytes.length ?? 0
    pages.delete(key)
  }

  return {
    read(key, nonce, now) {
      const page = pages.get(key)
      if (page === undefined) return null
      const age = now - page.storedAt
      if (age > STALE_MS || nonce.length !== page.nonceLength) {
        drop(key)
        return null
      }
      // Last used goes to the end: the first ones are the first to go.
      pages.delete(key)
      pages.set(key, page)
      const stale = age > FRESH_MS
      // One refresh is enough: until it arrives, others take the page as fresh.
      if (stale) page.storedAt = now - FRESH_MS + REFRESH_GRACE_MS
      return { bytes: withNonce(page, nonce), stale }
    },
    write(key, html, nonce, now) {
      drop(key)
      const bytes = new TextEncoder().encode(html)
      pages.set(key, { bytes, nonceLength: nonce.length, nonceAt: positions(bytes, nonce), storedAt: now })
      size += bytes.length
      for (const oldest of pages.keys()) {
        if (size <= MAX_BYTES) break
        drop(oldest)
      }
    },
  }
}

function withNonce({ bytes, nonceAt }: Page, nonce: string): Uint8Array<ArrayBuffer> {
  const copy = bytes.slice()
  const replacement = new TextEncoder().encode(nonce)
  for (const at of nonceAt) copy.set(replacement, at)
  return copy
}

function positions(bytes: Uint8Array, nonce: string): number[] {
  const found: number[] = []
  const needle = new TextEncoder().encode(nonce)
  for (let at = bytes.indexOf(needle[0] ?? 0); at >= 0; at = bytes.indexOf(needle[0] ?? 0, at + 1)) {
    if (needle.every((byte, offset) => bytes[at + offset] === byte)) found.push(at)
  }
  return found
}
