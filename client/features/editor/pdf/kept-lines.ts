// Takes the place of the layout engine's text engine (`scripts/lib/vite/kept-lines.ts`), so that unchanged paragraphs are
// not broken into lines again: an edit changes one paragraph of a hundred.
import setLines, { bidi as readDirections } from '@react-pdf/textkit'
import { asWritten } from './fonts/written-as.ts'

export * from '@react-pdf/textkit'

/**
 * Finds the parts of a paragraph that run from right to left, by the characters the file will contain: to Unicode, those
 * used in the layout only are none, and a space or a quotation mark would stand on the wrong side of a Hebrew word.
 */
export const bidi: typeof readDirections = () => {
  const directions = readDirections()
  return (text) => ({ ...text, runs: directions({ ...text, string: asWritten(text.string) }).runs })
}

/** How many paragraphs are kept: those of a few pages are about 70, and each keeps its fonts too. */
const MOST = 500

/** The number of each font and function that was ever asked about. */
const numbers = new WeakMap<object, number>()
let count = 0

/** Replacer for `JSON.stringify`: writes fonts and functions as a number for their identity, other values as usual. */
function toKey(_: string, value: unknown): unknown {
  const isData = typeof value !== 'function' && (typeof value !== 'object' || value === null || isPlain(value))
  if (isData) return value === Number.POSITIVE_INFINITY ? 'Infinity' : value
  const known = numbers.get(value)
  if (known !== undefined) return known
  count += 1
  numbers.set(value, count)
  return count
}

function isPlain(value: object): boolean {
  return Array.isArray(value) || Object.getPrototypeOf(value) === Object.prototype
}

/** Creates an engine that breaks text into lines and caches the lines of each paragraph. */
// biome-ignore lint/style/noDefaultExport: as in the library it stands for
export default function keptLines(...[engines]: Parameters<typeof setLines>): ReturnType<typeof setLines> {
  const set = setLines(engines)
  const known = new Map<string, ReturnType<typeof set>>()
  return (text, container, options) => {
    const key = JSON.stringify([text, container, options], toKey)
    const lines = known.get(key) ?? set(text, container, options)
    // Moves the entry to the end of the map; the entries unused for longest are dropped first.
    known.delete(key)
    known.set(key, lines)
    for (const [oldest] of known) {
      if (known.size <= MOST) break
      known.delete(oldest)
    }
    return lines
  }
}
