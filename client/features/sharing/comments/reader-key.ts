/**
 * What this browser knows its comments on a link by. `isKnown`: from an earlier visit. `keep` stores it when
 * something is written; `isKept` is false where the browser keeps nothing.
 */
export type ReaderKey = { key: string; isKnown: boolean; isKept: boolean; keep: () => void }

/** The key of this browser at a link: the one it has, or a new one. */
export function readerKeyAt(token: string): ReaderKey {
  const name = nameAt(token)
  try {
    const known = localStorage.getItem(name)
    const key = known ?? crypto.randomUUID()
    return { key, isKnown: known !== null, isKept: true, keep: () => keep(name, key) }
  } catch {
    return { key: crypto.randomUUID(), isKnown: false, isKept: false, keep: () => {} }
  }
}

/** Whether something was written with this browser at a link. */
export function hasReaderKey(token: string): boolean {
  try {
    return localStorage.getItem(nameAt(token)) !== null
  } catch {
    return false
  }
}

function nameAt(token: string): string {
  return `reader-${token.slice(0, 8)}`
}

function keep(name: string, key: string): void {
  try {
    localStorage.setItem(name, key)
  } catch {
    // A full store: the comment was sent all the same, and the owner has it.
  }
}
