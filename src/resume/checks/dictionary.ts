import type { Misspelling } from './finding.ts'

/** Looks a word up: null when it is right, otherwise what may be meant. */
export type Dictionary = (word: string) => Misspelling | null

const MOST_PROPOSALS = 4
/** The highest cost of a proposal; short words, which have too many neighbours, allow less. */
const dearest = (length: number) => (length < 5 ? 1.2 : 2.2)
const NEAR = 1.2
/** By how many letters a proposal may differ from the word. */
const MOST_LETTERS = 4
/** A proposal is dropped if it costs this much more than the best one. */
const FARTHER = 0.4
/** The costs of typing errors; the commonest cost least. */
const cost = { swapped: 0.6, doubled: 0.5, vowel: 0.8, missing: 0.9, other: 1.1, first: 0.6, name: 0.3 }
const vowels = 'aeiouy'
/** Parts that are put before words with a hyphen, and are no words. */
const prefixes = new Set(
  'anti auto bi co counter cross de e ex extra hyper inter intra macro mega meta micro mid mini mono multi non omni para poly post pre pro pseudo quasi re self semi sub super tele tri ultra un uni vice'.split(
    ' ',
  ),
)

/** Creates a dictionary from a list of words, one a line, as they are written within a sentence. */
export function createDictionary(list: string): Dictionary {
  const words = new Set(list.split('\n'))
  const byLength = Map.groupBy(
    Array.from(words, (text) => ({ text, small: text.toLowerCase(), letters: lettersOf(text) })),
    ({ small }) => small.length,
  )

  const has = (word: string) =>
    words.has(word) || words.has(word.toLowerCase()) || (isCapitals(word) && words.has(titled(word)))

  /** Regular forms that lists leave out: plurals of some endings, and a few prefixes before words long enough. */
  const isDerived = (word: string) => {
    const [, plain, rest] =
      /^(?:(.*(?:[ts]ion|ment|er|or|ist|al))s|(?:re|pre|over|under|sub|non|multi|micro|post)(.{5,}))$/iu.exec(word) ??
      []
    return (plain !== undefined && has(plain)) || (rest !== undefined && has(rest))
  }

  function proposalsFor(word: string): Misspelling {
    const small = word.toLowerCase()
    const letters = lettersOf(small)
    const most = dearest(small.length)
    const found: { text: string; price: number }[] = []
    for (let length = small.length - 2; length <= small.length + 2; length += 1) {
      for (const meant of byLength.get(length) ?? []) {
        if (bitsOf(letters ^ meant.letters) > MOST_LETTERS) continue
        const price = priceOf(small, meant.small, most) + (meant.text === meant.small ? 0 : cost.name)
        if (price <= most) found.push({ text: meant.text, price })
      }
    }
    found.sort((a, b) => a.price - b.price || (a.text < b.text ? -1 : 1))
    const best = found[0]?.price ?? Number.POSITIVE_INFINITY
    const proposals = found.filter(({ price }) => price <= best + FARTHER).map(({ text }) => likeCase(text, word))
    return { proposals: [...new Set(proposals)].slice(0, MOST_PROPOSALS), isNear: best <= NEAR }
  }

  return (word) => {
    const [, said = '', genitive = ''] = /^(.+?)('[sd]?)?$/u.exec(word.normalize('NFC').replaceAll('’', "'")) ?? []
    if (has(said) || has(said + genitive) || isDerived(said) || has(said.replaceAll('-', ''))) return null
    const parts = said.split('-')
    const wrong = parts.findIndex((part) => !(part.length < 2 || prefixes.has(part.toLowerCase()) || has(part)))
    if (wrong < 0) return null
    const { proposals, isNear } = proposalsFor(parts[wrong] ?? '')
    const whole = (proposal: string) => parts.with(wrong, proposal).join('-') + word.slice(said.length)
    return { proposals: proposals.map(whole), isNear }
  }
}

/** The letters of a word as a set of bits; words whose sets differ too much are not compared. */
function lettersOf(word: string): number {
  let bits = 0
  for (const sign of word.toLowerCase()) bits |= 1 << (sign.charCodeAt(0) & 31)
  return bits
}

function bitsOf(bits: number): number {
  let count = 0
  for (let left = bits; left !== 0; left &= left - 1) count += 1
  return count
}

function isCapitals(word: string): boolean {
  return word === word.toUpperCase()
}

function titled(word: string): string {
  return word.slice(0, 1) + word.slice(1).toLowerCase()
}

/** Gives a proposal the initial capital of the word it replaces. */
function likeCase(text: string, word: string): string {
  return /^\p{Lu}/u.test(word) ? text.slice(0, 1).toUpperCase() + text.slice(1) : text
}

/**
 * The cost of the typing errors that turn one word into another (Damerau’s distance, weighted); more than `most` when
 * it is too high.
 */
function priceOf(typed: string, meant: string, most: number): number {
  const width = meant.length + 1
  let [older, old]: [number[], number[]] = [[], Array.from({ length: width }, (_, at) => at * cost.missing)]
  for (let row = 1; row <= typed.length; row += 1) {
    const next = [row * cost.missing]
    let least = next[0] ?? 0
    const a = typed[row - 1] ?? ''
    for (let column = 1; column < width; column += 1) {
      const b = meant[column - 1] ?? ''
      const isDoubleA = a === typed[row - 2]
      const isDoubleB = b === meant[column - 2]
      let price = Math.min(
        (old[column - 1] ?? 0) + (a === b ? 0 : replaced(a, b) + (row === 1 && column === 1 ? cost.first : 0)),
        (old[column] ?? 0) + (isDoubleA ? cost.doubled : cost.missing),
        (next[column - 1] ?? 0) + (isDoubleB ? cost.doubled : cost.missing),
      )
      if (row > 1 && column > 1 && a !== b && a === meant[column - 2] && b === typed[row - 2])
        price = Math.min(price, (older[column - 2] ?? 0) + cost.swapped)
      next.push(price)
      least = Math.min(least, price)
    }
    if (least > most) return least
    older = old
    old = next
  }
  return old[meant.length] ?? most + 1
}

function replaced(a: string, b: string): number {
  return vowels.includes(a) && vowels.includes(b) ? cost.vowel : cost.other
}
