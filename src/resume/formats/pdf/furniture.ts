import { isPageFoot, isPageNumber } from '#src/resume/formats/page-number.ts'

type Placed = { text: string; page: number; x: number; y: number; size: number }

/**
 * Separates running headers and footers: text in the same place on several pages is kept once; page numbers, with the
 * name and title beside them, are dropped.
 */
export function partFurniture<T extends Placed>(lines: readonly T[]): [said: T[], furniture: T[]] {
  const placeOf = ({ text, x, y }: Placed) => [text, Math.round(x), Math.round(y)].join(' ')
  const levelOf = ({ text, y }: Placed) => [text.replace(/\d+/g, '0'), Math.round(y)].join(' ')
  const firsts = new Map<string, Placed>()
  const repeated = new Set<Placed>()
  const margins = marginsOf(lines)
  const levels = new Map<string, Placed[]>()
  for (const line of lines) {
    const first = firsts.get(placeOf(line))
    if (first === undefined) firsts.set(placeOf(line), line)
    else if (first.page !== line.page) repeated.add(line)
    levels.set(levelOf(line), [...(levels.get(levelOf(line)) ?? []), line])
  }
  const pages = [...new Set(lines.map(({ page }) => page))].sort((a, b) => a - b)
  const isFoot = ({ text, page }: Placed) => pages.length > 1 && isPageFoot(text, pages.indexOf(page) + 1, pages.length)
  const isFurniture = (line: Placed) => {
    if (repeated.has(line)) return true
    if (!margins.has(line)) return false
    return countsPages(line, levels.get(levelOf(line)) ?? []) || isPageNumber(line.text) || isFoot(line)
  }
  return [lines.filter((line) => !isFurniture(line)), lines.filter(isFurniture)]
}

/** Whether a number in a line grows with the pages, in all lines that differ from it only in their numbers. */
function countsPages(line: Placed, alike: readonly Placed[]): boolean {
  const shifts = ({ text, page }: Placed) => (text.match(/\d+/g) ?? []).map((number) => Number(number) - page)
  const isOnSeveral = alike.some(({ page }) => page !== line.page)
  return isOnSeveral && shifts(line).some((shift, at) => alike.every((other) => shifts(other)[at] === shift))
}

/** The topmost and the bottommost lines of each page. */
function marginsOf(lines: readonly Placed[]): Set<Placed> {
  const pages = [...new Set(lines.map(({ page }) => page))]
  return new Set(
    pages.flatMap((number) => {
      const own = lines.filter(({ page }) => page === number)
      const heights = own.map(({ y }) => y)
      const [top, foot] = [Math.max(...heights), Math.min(...heights)]
      return own.filter(({ y, size }) => y > top - size || y < foot + size)
    }),
  )
}
