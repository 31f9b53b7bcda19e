import { breaksAfter } from '#client/features/editor/pdf/fonts/shaping.ts'
import { isChinese } from './chinese.ts'
import { latinQuotes } from './quotes.ts'

/** The sign that a line may end here. The layout engine removes it. */
const mark = '\u00ad'

/** What no line may start with, and what none may end with (GB/T 15834, and what goes with numbers). */
const noStart = new Set([...'，。、；：！？）】》」』〕〉”’…—～·%‰℃,.;:!?)]}>/°', ...latinQuotes.closing])
const noEnd = new Set([...'（【《「『〔〈“‘([{<￥$#@`', ...latinQuotes.opening])

/**
 * Latin text without a space that is longer may be broken after one of its signs, as addresses are; what is longer
 * still anywhere, because no column has room for it.
 */
const longToken = 12
const endlessToken = 40
const tokenSigns = new Set('/@._-?&=')

/**
 * Marks every place of a paragraph where a line may end besides its spaces. It has to see the whole paragraph: what
 * may stand together depends on both neighbours.
 */
export function markBreaks(paragraph: string): string {
  const signs = [...paragraph.replaceAll(mark, '')]
  const lengths = tokenLengths(signs)
  return signs.map((sign, index) => sign + (mayBreak(sign, signs[index + 1], lengths[index] ?? 0) ? mark : '')).join('')
}

/** The same for a paragraph cut into runs; a mark on a cut goes to the run before it. */
export function markRuns(runs: readonly string[]): string[] {
  const marked = markBreaks(runs.join(''))
  let from = 0
  return runs.map((run) => {
    let until = from
    for (let left = run.replaceAll(mark, '').length; left > 0; until += 1) if (marked[until] !== mark) left -= 1
    while (marked[until] === mark) until += 1
    const part = marked.slice(from, until)
    from = until
    return part
  })
}

/**
 * What the layout engine asks for every word. An empty syllable becomes space of no width, so that a line ending
 * there gets no hyphen.
 */
export function splitAtMarks(word: string): string[] {
  return word.split(mark).flatMap((part, index) => (index > 0 ? ['', part] : [part]))
}

/** @param token the length of the stretch of Latin text that the sign stands in */
function mayBreak(sign: string, next: string | undefined, token: number): boolean {
  if (next === undefined || sign === ' ' || next === ' ') return false
  if (sign === next && (sign === '—' || sign === '…')) return false
  if (breaksAfter(sign)) return !noStart.has(next)
  if (!isChinese(sign) && !isChinese(next)) {
    return token > endlessToken || (token > longToken && tokenSigns.has(sign) && /\w/.test(next))
  }
  return !noStart.has(next) && !noEnd.has(sign)
}

/** For each sign how long the stretch of Latin text is that it stands in; 0 for spaces and Chinese. */
function tokenLengths(signs: readonly string[]): number[] {
  const lengths = signs.map(() => 0)
  let from = 0
  for (let index = 0; index <= signs.length; index += 1) {
    const sign = signs[index]
    if (sign !== undefined && sign !== ' ' && !isChinese(sign)) continue
    lengths.fill(index - from, from, index)
    from = index + 1
  }
  return lengths
}
