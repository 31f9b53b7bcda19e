import type { DrawnText } from './drawn.ts'

/** The fewest icons of a font. */
const FEWEST = 3

/**
 * Leaves out the letters of fonts of icons, which come out as `U` before a period and `Z` before a town: single ones
 * only, each in front of a text in another face and apart from what stands at its left.
 */
export function withoutIcons<T extends DrawnText>(texts: readonly T[]): readonly T[] {
  const said = texts.filter(({ text }) => text.trim() !== '')
  const icons = new Map<string, T[]>()
  const others = new Set<string>()
  said.forEach((drawn, index) => {
    if (!/\p{L}/u.test(drawn.text)) return
    const own = icons.get(drawn.font) ?? []
    if (isIcon(drawn, said[index - 1], said[index + 1])) icons.set(drawn.font, own).get(drawn.font)?.push(drawn)
    else others.add(drawn.font)
  })
  const found = new Set([...icons].flatMap(([font, own]) => (own.length >= FEWEST && !others.has(font) ? own : [])))
  return found.size === 0 ? texts : texts.filter((drawn) => !found.has(drawn))
}

function isIcon(drawn: DrawnText, before: DrawnText | undefined, next: DrawnText | undefined): boolean {
  const isLevel = (other: DrawnText) =>
    other.page === drawn.page && Math.abs(other.y - drawn.y) < Math.max(other.size, drawn.size) * 0.5
  const isBefore = next !== undefined && isLevel(next) && next.font !== drawn.font
  const space = isBefore ? next.x - drawn.x - drawn.width : Infinity
  const isApart =
    before === undefined || !isLevel(before) || before.x + before.width + drawn.size < drawn.x || before.x > drawn.x
  return /^[A-Z\u00c0-\u00ff]$/.test(drawn.text.trim()) && isApart && space > 0 && space < 1.5 * drawn.size
}
