import type { DrawnText } from './drawn.ts'

type Placed = Omit<DrawnText, 'font'>

/** A sign of a list, alone. */
const loneSign = /^\s*[•●○◦▪■◆‣⁃]\s*$/
/** How far from its sign a text begins at most, as a multiple of its size. */
const FARTHEST = 2.6
/** In points: texts whose baselines differ by less may stand on one line. */
const BAND = 4
/** Signs drawn as near to their text as this, counted in texts, are in their place. */
const NEXT = 4

/**
 * Puts the signs of lists in front of the texts they stand beside: some programs draw all of a page after everything
 * else, each on the baseline of its text. A sign that has no text at its right stays where it is.
 */
export function withSignsBeside<T extends Placed>(texts: readonly T[]): readonly T[] {
  const signs = texts.filter(({ text }) => loneSign.test(text))
  if (signs.length === 0) return texts
  const bands = new Map<string, T[]>()
  for (const text of texts) {
    if (text.text.trim() === '' || loneSign.test(text.text)) continue
    const place = bandOf(text)
    if (!bands.get(place)?.push(text)) bands.set(place, [text])
  }
  const order = new Map(texts.map((text, index) => [text, index]))
  const moved = new Map<T, T>()
  for (const sign of signs) {
    const near = [-1, 0, 1].flatMap((shift) => bands.get(bandOf(sign, shift)) ?? [])
    const beside = near.filter((text) => isBeside(sign, text)).sort((one, other) => one.x - other.x)[0]
    const isNext = beside !== undefined && Math.abs((order.get(beside) ?? 0) - (order.get(sign) ?? 0)) < NEXT
    if (beside !== undefined && !isNext && !moved.has(beside)) moved.set(beside, sign)
  }
  if (moved.size === 0) return texts
  const apart = new Set(moved.values())
  return texts.flatMap((text) => {
    const sign = moved.get(text)
    return apart.has(text) ? [] : sign === undefined ? text : [sign, text]
  })
}

function bandOf({ page, y }: Placed, shift = 0): string {
  return `${page} ${Math.floor(y / BAND) + shift}`
}

function isBeside(sign: Placed, text: Placed): boolean {
  const size = Math.max(sign.size, text.size)
  const space = text.x - sign.x
  return Math.abs(sign.y - text.y) < Math.min(size * 0.4, BAND) && space > 0 && space < FARTHEST * size
}
