/** A text as drawn, and its font. */
type Drawn = { text: string; page: number; font: string }

/** From this many fonts for Chinese on a page on they are slices of one, unless one of them has most of the text. */
const MANY = 10
const MOST = 0.4

/**
 * Gives the texts of a page one face whose Chinese font comes in slices: browsers make a font of each few hundred
 * characters, so that those of a word differ and those of a heading do not from the text below it.
 */
export function withoutSlices<T extends Drawn>(texts: readonly T[]): T[] {
  const pages = new Map<number, Map<string, number>>()
  for (const { text, page, font } of texts) {
    if (!/\p{Script=Han}/u.test(text)) continue
    const fonts = pages.get(page) ?? new Map<string, number>()
    pages.set(page, fonts.set(font, (fonts.get(font) ?? 0) + text.length))
  }
  const sliced = new Set([...pages].flatMap(([page, fonts]) => (areSlices([...fonts.values()]) ? page : [])))
  return texts.map((drawn) => (sliced.has(drawn.page) ? { ...drawn, font: '' } : drawn))
}

function areSlices(lengths: readonly number[]): boolean {
  const all = lengths.reduce((sum, length) => sum + length, 0)
  return lengths.length >= MANY && Math.max(...lengths) < all * MOST
}

/**
 * Creates a test for whether a text's face differs from that of most words in the same script, in the file and on its
 * page; some programs rename the same face on every page.
 */
export function otherFaces(texts: readonly Drawn[]): (drawn: Drawn) => boolean {
  const counts = new Map<string, Map<string, number>>()
  const groupsOf = ({ text, page }: Drawn) => {
    const script = /\p{Script=Han}/u.test(text) ? 'han' : 'other'
    return [script, `${script} ${page}`]
  }
  for (const drawn of texts) {
    for (const group of groupsOf(drawn)) {
      const fonts = counts.get(group) ?? new Map<string, number>()
      counts.set(group, fonts.set(drawn.font, (fonts.get(drawn.font) ?? 0) + drawn.text.length))
    }
  }
  const usual = new Map([...counts].map(([group, fonts]) => [group, [...fonts].sort((a, b) => b[1] - a[1])[0]?.[0]]))
  return (drawn) => /\p{L}/u.test(drawn.text) && groupsOf(drawn).every((group) => usual.get(group) !== drawn.font)
}
