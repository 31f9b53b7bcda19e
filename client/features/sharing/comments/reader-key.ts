import { storedText } from '#client/lib/stored-text.ts'

/**
 * The secret by which this browser's comments on a link are its own. `isKnown`: it is from an earlier visit. `keep`
 * stores it when something is written; `isKept` is false where the browser stores nothing.
 */
export type ReaderKey = { key: string; isKnown: boolean; isKept: boolean; keep: () => void }

/** Returns this browser's key for a link: the stored one, or a new one. */
export function readerKeyAt(token: string): ReaderKey {
  const name = nameAt(token)
  try {
    const known = localStorage.getItem(name)
    const key = known ?? crypto.randomUUID()
    // If storage is full, the comment is still sent and reaches the résumé's owner.
    return { key, isKnown: known !== null, isKept: true, keep: () => storedText(() => localStorage, name).write(key) }
  } catch {
    return { key: crypto.randomUUID(), isKnown: false, isKept: false, keep: () => {} }
  }
}

/** Whether this browser has a key for a link, because something was written with it. */
export function hasReaderKey(token: string): boolean {
  return storedText(() => localStorage, nameAt(token)).read() !== null
}

function nameAt(token: string): string {
  return `reader-${token.slice(0, 8)}`
}
