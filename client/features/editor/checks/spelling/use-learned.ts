import { useStoredSet } from '#client/features/editor/checks/use-stored-set.ts'
import { storedText } from '#client/lib/stored-text.ts'

const words = storedText(() => localStorage, 'editor-words')

/** The words this browser has learned for the spelling check, in small letters. */
export function useLearned() {
  const { known: learned, stored, change } = useStoredSet(words)
  return {
    learned,
    learn: (word: string) => change(new Set([...stored(), ...learned, word.toLowerCase()])),
    forget: () => change(new Set()),
  }
}
