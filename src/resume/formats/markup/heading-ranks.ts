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

/** A heading, and its rank from 1 to 6. */
type Ranked = { rank: number; title: string }

/** The rank that most of the headings of sections have, the higher one of two; undefined if no heading is one. */
export function rankOfSections(headings: readonly Ranked[]): number | undefined {
  const own = headings.filter(({ title }) => headingOf(title) !== undefined)
  const counts = [1, 2, 3, 4, 5, 6].map((rank) => own.filter((one) => one.rank === rank).length)
  return own.length === 0 ? undefined : counts.indexOf(Math.max(...counts)) + 1
}

/**
 * Headings of sections on the second rank, whatever rank their writer gave them, those below them on the third:
 * `# Experience` with `## Acme` below it, or `### Experience` with `#### Acme`.
 */
export function inRanks(text: string): string {
  const lines = text.split('\n')
  const found = lines.map((line): Ranked | undefined => {
    const [, marks = '', title = ''] = heading.exec(line) ?? []
    return marks === '' ? undefined : { rank: marks.length, title }
  })
  const usual = rankOfSections(found.filter((one) => one !== undefined))
  if (usual === undefined) return text
  // The name above everything may have the rank of the sections.
  const first = found.find((one) => one !== undefined)
  const isName = (one: Ranked) => one === first && headingOf(one.title) === undefined && one.rank <= usual
  return lines
    .map((line, index) => {
      const one = found[index]
      if (one === undefined) return line
      const marks = isName(one) || one.rank < usual ? '#' : one.rank === usual ? '##' : '###'
      return `${marks} ${one.title.trim()}`
    })
    .join('\n')
}
