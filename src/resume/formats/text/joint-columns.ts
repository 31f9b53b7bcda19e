import type { SourceLine } from '#src/resume/formats/source-line.ts'
import { isColumnLabels } from './entry-words.ts'

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
