import { expose } from 'comlink'
import { createDictionary } from '#src/resume/checks/dictionary.ts'
import type { Misspelling } from '#src/resume/checks/finding.ts'
import { englishWords } from './english-words.ts'

const dictionary = createDictionary(englishWords)

/** Looks words up in the dictionary: a misspelling or null for each, in the same order. */
export type LookUp = (words: readonly string[]) => (Misspelling | null)[]

const lookUp: LookUp = (words) => words.map(dictionary)

expose(lookUp)
