import { createStore } from '#client/lib/store.ts'

/** The entry that gets a sentence, and the line its caret is in; null at the end. */
export type PhraseTarget = { item: string; line: number | null }

/** The entry for which sentences are being chosen; null while they are not. */
export const phraseTarget = createStore<PhraseTarget | null>(null)
