import { headingOf } from '#src/resume/formats/text/headings.ts'

const LONGEST_HEADING = 60
const heading = /^(#{1,6})[ \t]+(\S.*)$/

/** Headings with a line of signs below them, `Education` over `---------`, as headings with signs before them. */
export function underlined(text: string): string {
  const lines = text.split('\n')
  const rankBelow = lines.map((line, index) => (canBeHeading(lines, index) ? rankOf(line, lines[index + 1] ?? '') : 0))
  if (!rankBelow.some((rank) => rank > 0)) return text
  return lines
    .flatMap((line, index) => {
      const rank = rankBelow[index] ?? 0
      if (rank > 0) return [`${'#'.repeat(rank)} ${line.trim()}`]
      return (rankBelow[index - 1] ?? 0) > 0 ? [] : [line]
    })
    .join('\n')
}

/** Whether a line stands alone above the next: nothing but an empty line, a rule or a heading is before it. */
function canBeHeading(lines: readonly string[], index: number): boolean {
  const [before = '', line = ''] = [lines[index - 1], lines[index]]
  return /^[^\s#>|:*+-]/.test(line) && line.length <= LONGEST_HEADING && !/[\p{L}\d]/u.test(before)
}

function rankOf(line: string, below: string): number {
  if (!/[\p{L}]/u.test(line) || /[.。；;，,:：]\s*$/.test(line)) return 0
  if (/^={3,}\s*$/.test(below)) return 1
  if (/^-{3,}\s*$/.test(below)) return 2
  return /^[~^"]{4,}\s*$/.test(below) ? 3 : 0
}

/**
 * Headings of sections on the second rank, whatever rank their writer gave them, those below them on the third:
 * `# Experience` with `## Acme` below it, or `### Experience` with `#### Acme`.
 */
export function inRanks(text: string): string {
  const lines = text.split('\n')
  const ranks = lines.map((line) => heading.exec(line)).map((found) => found?.[1]?.length ?? 0)
  const isSection = lines.map((line) => headingOf(heading.exec(line)?.[2] ?? '') !== undefined)
  const counts = [1, 2, 3, 4, 5, 6].map((rank) => ranks.filter((own, index) => own === rank && isSection[index]).length)
  const most = Math.max(...counts)
  if (most === 0) return text
  const usual = counts.indexOf(most) + 1
  // The name above everything may have the rank of the sections.
  const first = ranks.findIndex((rank) => rank > 0)
  const isName = (index: number) => index === first && !isSection[index] && (ranks[index] ?? 0) <= usual
  return lines
    .map((line, index) => {
      const rank = ranks[index] ?? 0
      if (rank === 0) return line
      const marks = isName(index) || rank < usual ? '#' : rank === usual ? '##' : '###'
      return `${marks} ${line.slice(rank).trim()}`
    })
    .join('\n')
}
