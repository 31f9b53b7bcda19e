/** The place of a line: its page, its left and its right edge in points. */
type Placed = { page: number; x: number; right: number }

/** The fewest lines of a column. */
const FEWEST = 3

/** Sorts lines of two columns that run over several pages, one column after the other; otherwise keeps their order. */
export function inColumns<T extends Placed>(lines: readonly T[]): readonly T[] {
  if (new Set(lines.map(({ page }) => page)).size < 2) return lines
  const starts = [...new Set(lines.map(({ x }) => Math.floor(x)))]
  const gutter = starts.find((x) => isGutter(x, lines))
  if (gutter === undefined) return lines
  const isFirst = ({ x }: T) => x >= gutter === (lines[0]?.x ?? 0) >= gutter
  return [...lines.filter(isFirst), ...lines.filter((line) => !isFirst(line))]
}

/** Whether no line crosses this x, and on every page one side was drawn completely before the other. */
function isGutter(place: number, lines: readonly Placed[]): boolean {
  if (lines.some(({ x, right }) => x < place && right > place)) return false
  const isRight = lines.map(({ x }) => x >= place)
  const turns = lines.filter(({ page }, index) => {
    return page === lines[index - 1]?.page && isRight[index] !== isRight[index - 1]
  })
  const right = isRight.filter(Boolean).length
  const isOften = right >= FEWEST && lines.length - right >= FEWEST
  return isOften && turns.length > 0 && new Set(turns.map(({ page }) => page)).size === turns.length
}
