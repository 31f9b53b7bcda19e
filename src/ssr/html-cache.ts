import type { Locale } from '#src/contract/index.ts'
import { joinBytes } from '#src/lib/bytes.ts'
import { HOUR_MS, MINUTE_MS } from '#src/lib/time.ts'
import type { Marks, Reader } from './marks.ts'

/** How long a rendered page is fresh, in ms. */
const FRESH_MS = MINUTE_MS
/** The age up to which a page is served stale while it is rendered again, in ms; each stale hit makes it younger. */
const STALE_MS = HOUR_MS
/** How long a refresh may take before the next request starts another, in ms. */
const REFRESH_GRACE_MS = 5000
const MAX_BYTES = 16 * 1024 * 1024

/**
 * What an answer from memory needs besides its body: headers (policy and id are set anew for each answer), the policy
 * split at its nonces, the route for the log, and the language.
 */
export type Head = { headers: Headers; policy: readonly string[]; route: string; locale: Locale }

/** A kept page: its bytes, the places of the nonce, and the places where the reader's strings go. */
type Page = {
  bytes: Uint8Array<ArrayBuffer>
  nonceAt: number[]
  holes: { at: number; mark: Parameters<Marks['stringAt']>[0] }[]
  storedAt: number
  /** The version of the site when the page was rendered. */
  version: number
  /** Set once the page has been served from here. */
  head: Head | null
}

/** The present time, in ms, and the present version of the site. */
export type SiteState = { now: number; version: number }

/**
 * A cache of rendered public pages, as bytes in the memory of the isolate. The reader's strings are filled in when a
 * page is served.
 */
export type HtmlCache = {
  /**
   * The page for its reader, and whether it should be rendered again; null when there is none of this version of the
   * site. The bytes are valid until the next call: a `Response` made of them has its own.
   */
  read: (key: string, reader: Reader, state: SiteState) => { bytes: Uint8Array<ArrayBuffer>; stale: boolean } | null
  /** The head of a page that is fresh, of whichever version; null when there is none. */
  readHead: (key: string, now: number) => Head | null
  /** Stores a page that was rendered with the marks. */
  write: (key: string, html: string, state: SiteState) => void
  /** Stores the head a page was served with. */
  writeHead: (key: string, head: Head) => void
  /** The marks with which pages for this cache are rendered. */
  marks: Marks
}

/** The number of bytes one UTF-16 unit takes in UTF-8, at most. */
const MOST_BYTES = 3

const encoder = new TextEncoder()
/** The buffer in which the page of a signed-in reader is put together. */
let scratch = new Uint8Array(0)

/** Creates the cache. When it is full, the pages unused for longest are evicted. */
export function createHtmlCache(marks: Marks): HtmlCache {
  const pages = new Map<string, Page>()
  let size = 0

  function drop(key: string): void {
    size -= pages.get(key)?.bytes.length ?? 0
    pages.delete(key)
  }

  return {
    read(key, reader, { now, version }) {
      const page = pages.get(key)
      if (page === undefined) return null
      const age = now - page.storedAt
      if (age > STALE_MS || page.version !== version) {
        drop(key)
        return null
      }
      // Moves the page to the end; the first ones are evicted first.
      pages.delete(key)
      pages.set(key, page)
      const stale = age > FRESH_MS
      // Only one request refreshes; meanwhile others get the page as fresh.
      if (stale) page.storedAt = now - FRESH_MS + REFRESH_GRACE_MS
      return { bytes: filled(page, marks, reader), stale }
    },
    readHead(key, now) {
      const page = pages.get(key)
      return page !== undefined && now - page.storedAt <= FRESH_MS ? page.head : null
    },
    write(key, html, { now, version }) {
      drop(key)
      const page = { ...pageOf(html, marks), storedAt: now, version, head: null }
      pages.set(key, page)
      size += page.bytes.length
      for (const oldest of pages.keys()) {
        if (size <= MAX_BYTES) break
        drop(oldest)
      }
    },
    writeHead(key, head) {
      const page = pages.get(key)
      if (page !== undefined) page.head = head
    },
    marks,
  }
}

/** Nonces all have the same length, so each can be written over the last one. */
function pageOf(html: string, marks: Marks): Pick<Page, 'bytes' | 'nonceAt' | 'holes'> {
  const nonceAt: number[] = []
  const holes: Page['holes'] = []
  const texts: Uint8Array[] = []
  let length = 0
  for (const piece of marks.split(html)) {
    if ('mark' in piece && piece.mark !== 'nonce') {
      holes.push({ at: length, mark: piece.mark })
      continue
    }
    if ('mark' in piece) nonceAt.push(length)
    const text = encoder.encode('mark' in piece ? marks.nonce : piece.text)
    texts.push(text)
    length += text.length
  }
  return { bytes: joinBytes(texts), nonceAt, holes }
}

/** Returns the page with its reader's strings. It reuses a buffer: making one costs more than copying the page. */
function filled({ bytes, nonceAt, holes }: Page, marks: Marks, reader: Reader): Uint8Array<ArrayBuffer> {
  const [first = 0, ...others] = nonceAt
  if (nonceAt.length > 0) encoder.encodeInto(reader.nonce, bytes.subarray(first))
  for (const at of others) bytes.copyWithin(at, first, first + reader.nonce.length)
  if (holes.length === 0) return bytes
  const texts = holes.map(({ mark }) => marks.stringAt(mark, reader))
  const most = texts.reduce((sum, text) => sum + MOST_BYTES * text.length, bytes.length)
  if (most > scratch.length) scratch = new Uint8Array(most)
  let [from, to] = [0, 0]
  for (const [index, { at }] of holes.entries()) {
    scratch.set(bytes.subarray(from, at), to)
    to += at - from
    to += encoder.encodeInto(texts[index] ?? '', scratch.subarray(to)).written
    from = at
  }
  scratch.set(bytes.subarray(from), to)
  return scratch.subarray(0, to + bytes.length - from)
}
