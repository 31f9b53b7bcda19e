import american from 'dictionary-en'
import british from 'dictionary-en-gb'
import { knownWords } from './known-words.ts'

// The build runs this module and puts what it exports in its place; see `computedAtBuild` in vite.config.ts.

/** A rule of an affix file: words that match `at` lose `strip` at their end (or beginning) and get `add` there. */
type Affix = { isPrefix: boolean; strip: string; add: string; at: RegExp }

/** American and British spelling: both are right. */
const dictionaries = [american, british]

/** Every form of every word, one a line. Genitives are missing: callers remove their ending before a look-up. */
export const englishWords = [...new Set([...dictionaries.flatMap(wordsOf), ...knownWords])].sort().join('\n')

function wordsOf({ aff, dic }: typeof american): string[] {
  const [affixes, words] = [aff, dic].map((bytes) => new TextDecoder().decode(bytes))
  return formsOf(words ?? '', affixesOf(affixes ?? ''))
}

/** Reads the rules of a Hunspell affix file, by their letter. */
function affixesOf(source: string): ReadonlyMap<string, readonly Affix[]> {
  const rules = new Map<string, Affix[]>()
  for (const line of source.split('\n')) {
    const [kind, letter = '', strip = '', add = '', condition] = line.split(/\s+/u)
    if ((kind !== 'PFX' && kind !== 'SFX') || condition === undefined || condition === '') continue
    const isPrefix = kind === 'PFX'
    const at = new RegExp(isPrefix ? `^${condition}` : `${condition}$`, 'u')
    rules.set(letter, [...(rules.get(letter) ?? []), { isPrefix, strip: strip.replace('0', ''), add, at }])
  }
  return rules
}

/** All forms of a dictionary's words: with suffixes, prefixes, and both. */
function formsOf(source: string, affixes: ReadonlyMap<string, readonly Affix[]>): string[] {
  return source
    .split('\n')
    .slice(1)
    .flatMap((line) => {
      const [word = '', letters = ''] = line.trim().split('/')
      // Entries that begin with a digit form ordinals such as 1st, which are never looked up.
      if (word === '' || /^\d/u.test(word)) return []
      const rules = [...letters.replace('M', '')].flatMap((letter) => affixes.get(letter) ?? [])
      const suffixed = [word, ...rules.filter(({ isPrefix }) => !isPrefix).flatMap((rule) => applied(word, rule))]
      const prefixed = rules
        .filter(({ isPrefix }) => isPrefix)
        .flatMap((rule) => suffixed.flatMap((form) => applied(form, rule)))
      return [...suffixed, ...prefixed]
    })
}

function applied(word: string, { isPrefix, strip, add, at }: Affix): string[] {
  if (!at.test(word)) return []
  return [isPrefix ? add + word.slice(strip.length) : word.slice(0, word.length - strip.length) + add]
}
