/** A text that the browser stores under a name, as long as it stores anything. */
export type StoredText = {
  /** Null when there is none. */
  read: () => string | null
  /** Null deletes it. */
  write: (text: string | null) => void
}

/**
 * Creates access to one text in a store of the browser. Without storage, nothing is read or written.
 * @param reach returns the store at each use, because a browser may refuse it
 */
export function storedText(reach: () => Storage, name: string): StoredText {
  return {
    read() {
      try {
        return reach().getItem(name)
      } catch {
        return null
      }
    },
    write(text) {
      try {
        if (text === null) reach().removeItem(name)
        else reach().setItem(name, text)
      } catch {
        // Not stored where the browser forbids it.
      }
    },
  }
}
