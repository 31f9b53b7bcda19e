import { useState } from 'react'
import type { StoredText } from '#client/lib/stored-text.ts'

/** A set of texts that this browser stores, one a line; `stored` reads it again, because other tabs change it too. */
export function useStoredSet(text: StoredText) {
  const stored = (): ReadonlySet<string> => new Set((text.read() ?? '').split('\n').filter(Boolean))
  const [known, setKnown] = useState(stored)

  function change(next: ReadonlySet<string>): void {
    setKnown(next)
    text.write(next.size === 0 ? null : [...next].join('\n'))
  }

  return { known, stored, change }
}
