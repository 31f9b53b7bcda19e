import { headingOf, plainTitle } from './text/headings.ts'
import { fieldOf } from './text/person-labels.ts'

/** A sign before a line, but for those that Markdown and brackets have. */
export const leadingSign = /^\s*([^\p{L}\p{N}\s\-–—*+>#|(（【[“"'‘<《「]){1,2}\s*(?=\p{L})/u

const LONGEST = 30

/**
 * The rows that a sign marks as headings, `▎社交主页`: at least two known headings begin with it, and hardly anything
 * else does.
 */
export function headingsBySign(rows: readonly string[]): ReadonlySet<string> {
  const bySign = Map.groupBy(
    rows.filter((row) => leadingSign.test(row)),
    (row) => leadingSign.exec(row)?.[1],
  )
  const headings = [...bySign.values()].filter((own) => {
    const known = own.flatMap((row) => headingOf(row.replace(leadingSign, ''))?.kind ?? [])
    return new Set(known).size > 1 && known.length * 2 > own.length && own.every((row) => row.trim().length <= LONGEST)
  })
  // `■生年月日` and `■求职意向：护士` are labels.
  const isLabel = (row: string) => fieldOf(plainTitle(row)) !== undefined || /[:：]\s*\S/.test(row)
  return new Set(headings.flat().filter((row) => headingOf(row) !== undefined || !isLabel(row)))
}
