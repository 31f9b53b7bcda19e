import { AlignmentType, BorderStyle } from 'docx'
import type { PrintedHeading } from '#src/resume/print/headings.ts'
import { colourOf } from '#src/resume/print/place.ts'
import { pieceRuns, textRun } from './runs.ts'
import { hex, points, type Spec, type WordLedger, type WordSetting } from './setting.ts'

const hairline = 4
const firm = 12
/** The distance between a label's text and its frame, which is aligned with the margin, in points. */
const boxInset = 7
/** The space beside the text of a label, in points. */
const labelSpace = 24

/** A section's title in the style of the design. */
export function headingSpec(heading: PrintedHeading, ledger: WordLedger, pageBreak = false): Spec {
  const setting: WordSetting = { ...heading.place, ledger }
  return { ...decorate(heading, setting), ...(pageBreak ? { pageBreakBefore: true } : {}) }
}

function decorate(heading: PrintedHeading, setting: WordSetting): Spec {
  const { palette } = setting.design
  const accent = hex(palette.accent)
  const line = hex(colourOf(setting, 'line'))
  const words = textRun({ text: heading.title, tone: heading.onAccent ? 'on-accent' : 'accent' }, setting)
  const base: Spec = { style: 'Heading1', children: [words, ...pieceRuns(heading.english, setting)] }
  const ground = (space: number) => border(hairline, hex(palette.panel), space)
  const right = Math.max(0, points(setting.width - heading.width - labelSpace))
  switch (heading.kind) {
    case 'plain':
      return base
    case 'rule':
    case 'bilingual':
      return { ...base, border: { bottom: border(hairline, line, 3) } }
    case 'overline':
      return { ...base, border: { top: border(firm, accent, 5) } }
    case 'bar':
      return { ...base, indent: { left: points(9) }, border: { left: border(24, accent, 6) } }
    case 'centred':
      return { ...base, alignment: AlignmentType.CENTER, border: { bottom: border(hairline, line, 3) } }
    case 'tint':
      return {
        ...base,
        shading: { fill: hex(palette.panel) },
        border: { top: ground(3), bottom: ground(3), left: ground(boxInset), right: ground(boxInset) },
      }
    case 'tag':
      return {
        ...base,
        alignment: AlignmentType.CENTER,
        shading: { fill: accent },
        indent: { right },
        border: { top: border(4, accent, 2), bottom: border(4, accent, 2) },
      }
    case 'box':
      return {
        ...base,
        children: [textRun({ text: heading.title, tone: 'accent' }, setting, { border: border(6, accent, 3) })],
        border: { bottom: border(6, accent, 0) },
      }
  }
}

function border(size: number, color: string, space: number) {
  return { style: BorderStyle.SINGLE, size, color, space }
}
