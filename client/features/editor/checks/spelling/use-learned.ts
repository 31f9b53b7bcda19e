import { useState } from 'react'

const KEY = 'editor-words'

/** The words this browser has learned for the spelling check, in small letters. */
export function useLearned() {
  const [learned, setLearned] = useState(read)

  function change(next: ReadonlySet<string>): void {
    setLearned(next)
    try {
      if (next.size === 0) localStorage.removeItem(KEY)
      else localStorage.setItem(KEY, [...next].join('\n'))
    } catch {
      // Not stored where the browser forbids it.
    }
  }

  return {
    learned,
    learn: (word: string) => change(new Set([...read(), ...learned, word.toLowerCase()])),
    forget: () => change(new Set()),
  }
}

function read(): ReadonlySet<string> {
  try {
    return new Set((localStorage.getItem(KEY) ?? '').split('\n').filter(Boolean))
  } catch {
    return new Set()
  }
}
