import { findPeriod, isPeriod } from '#src/resume/formats/dates-read.ts'
import type { SourceLine } from '#src/resume/formats/source-line.ts'
import { isColumnLabels } from './entry-words.ts'
import { inBoth } from './traditional.ts'

const joint = /[/、及与和]/

/**
 * Parts the cells of a column that its head says to hold two things: `土木工程/本科` below `专业/学历`. The rows below
 * the head have as many cells as it has.
 */
export function withJointColumnsParted(lines: readonly SourceLine[]): readonly SourceLine[] {
  let joints: readonly number[] = []
  let count = 0
  return lines.map((line) => {
    const cells = line.text.split('\t')
    if (isColumnLabels(line.text)) {
      count = cells.length
      joints = cells.flatMap((cell, index) => (joint.test(cell) ? index : []))
    } else if (cells.length !== count) joints = []
    else if (joints.length > 0)
      return { ...line, text: cells.map((cell, at) => parted(cell, joints.includes(at))).join('\t') }
    return line
  })
}

function parted(cell: string, isJoint: boolean): string {
  const parts = cell.split(/[/／]/).map((part) => part.trim())
  return isJoint && parts.length === 2 && parts.every((part) => part !== '') ? parts.join('\t') : cell
}

/** Columns of forms that do not name an entry, beside those that do. */
const aside = inBoth(
  /^(?:离职(?:原因|理由)|证明人(?:及(?:其)?(?:联系)?(?:电话|方式))?|(?:联系)?电话|联系方式|月薪|薪资|工资|薪酬|待遇|备注)$/,
)

/**
 * Sets the last columns of a form that do not name an entry, as `离职原因` and `证明人及电话`, below their row, each
 * behind its label.
 */
export function withAsidesBelow(lines: readonly SourceLine[]): readonly SourceLine[] {
  let labels: readonly string[] = []
  let named = 0
  return lines.flatMap((line) => {
    const cells = line.text.split('\t').map((cell) => cell.trim())
    const isHead = isColumnLabels(line.text)
    if (isHead) {
      labels = cells
      named = cells.findLastIndex((cell) => !aside.test(cell)) + 1
    } else if (cells.length < 2) labels = []
    if (cells.length <= named || cells.length > labels.length) return line
    const row = { ...line, text: cells.slice(0, named).join('\t') }
    if (isHead) return row
    const isWhole = cells.length === labels.length
    const below = cells
      .slice(named)
      .map((text, at) => ({ text: isWhole ? `${labels[named + at]}：${text}` : text, said: text }))
    return [row, ...below.filter(({ said }) => /[\p{L}\d]/u.test(said)).map(({ text }) => ({ text }))]
  })
}

/** What parts the cells of a row. */
const cellGap = /( ?\| ?|\t)/

/** Joins the dates of two columns, `2015\t2018` below `From\tTo`, to the period they are. */
export function withDatesJoined(lines: readonly SourceLine[]): readonly SourceLine[] {
  return lines.map((line) => {
    const cells = line.text.split(cellGap)
    const at = cells.findIndex((cell, index) => index % 2 === 0 && areEnds(cell, cells[index + 2]))
    return at < 0 || cells.length < 5
      ? line
      : { ...line, text: cells.toSpliced(at, 3, `${cells[at]?.trim()} – ${cells[at + 2]?.trim()}`).join('') }
  })
}

/** Whether two cells are the beginning and the end of a period. */
function areEnds(from: string, to = ''): boolean {
  const period = `${from.trim()} – ${to.trim()}`
  if (to === '' || !isDate(from) || !isPeriod(period)) return false
  const { start = '', end, present } = findPeriod(period)?.period ?? {}
  return present === true || (end !== undefined && start <= end && isDate(to))
}

function isDate(cell: string): boolean {
  const { end, present } = findPeriod(cell)?.period ?? {}
  return isPeriod(cell) && end === undefined && present === undefined
}
