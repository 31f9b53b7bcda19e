import { AlignmentType, BorderStyle, type ParagraphChild } from 'docx'
import { ems, headingTracking } from '#src/resume/designs/type.ts'
import type { SectionView } from '#src/resume/view.ts'
import { textRun } from './runs.ts'
import { colourOf, hex, points, type Spec, type WordSetting } from './setting.ts'

const hairline = 4
const firm = 12
/** Points between a label's words and its frame, which stands on the margin. */
const boxInset = 7

/** A section's title in the manner of the design. */
export function headingSpec(section: SectionView, setting: WordSetting): Spec {
  const base: Spec = { style: 'Heading1', children: [titleRun(section, setting)] }
  const decorated = setting.onPanel || setting.narrow ? narrowHeading(base, setting) : decorate(base, section, setting)
  return section.pageBreak ? { ...decorated, pageBreakBefore: true } : decorated
}

function titleRun(section: SectionView, setting: WordSetting): ParagraphChild {
  return textRun(section.title, setting, { tone: 'accent' })
}

function narrowHeading(base: Spec, setting: WordSetting): Spec {
  return { ...base, border: { bottom: border(hairline, colourOf(setting, 'line'), 3) } }
}

function decorate(base: Spec, section: SectionView, setting: WordSetting): Spec {
  const { palette } = setting.design
  const accent = hex(palette.accent)
  const line = hex(palette.line)
  const indent = { right: labelIndent(section.title, setting) }
  switch (setting.design.heading) {
    case 'plain':
      return base
    case 'rule':
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
        indent: { left: points(boxInset), right: points(boxInset) },
        border: frame(4, hex(palette.panel), 3, boxInset),
      }
    case 'tag':
      return {
        ...base,
        children: [textRun(section.title, { ...setting, onPanel: true })],
        alignment: AlignmentType.CENTER,
        shading: { fill: accent },
        indent,
        border: { top: border(4, accent, 2), bottom: border(4, accent, 2) },
      }
    case 'box':
      return {
        ...base,
        alignment: AlignmentType.CENTER,
        indent: { ...indent, left: points(boxInset) },
        border: frame(6, accent, 2, boxInset),
      }
    case 'bilingual':
      return {
        ...base,
        children: [...base.children, ...englishRuns(section, setting)],
        border: { bottom: border(hairline, line, 4) },
      }
  }
}

function englishRuns(section: SectionView, setting: WordSetting): ParagraphChild[] {
  if (!section.englishTitle) return []
  const size = setting.design.type.small - 1
  return [
    textRun('\u3000', setting),
    textRun(section.englishTitle.toUpperCase(), setting, { tone: 'muted', size, bold: false, tracking: 24 }),
  ]
}

/** The space left to the right of a label as wide as its words. */
function labelIndent(title: string, setting: WordSetting): number {
  const { type, fonts } = setting.design
  const tracking = [...title].length * headingTracking(setting.design, setting.locale)
  return Math.max(
    0,
    setting.width -
      points(ems(type.headingCaps ? title.toUpperCase() : title, fonts.display) * type.heading + tracking + 24),
  )
}

function frame(size: number, colour: string, vertical: number, horizontal: number) {
  return {
    top: border(size, colour, vertical),
    bottom: border(size, colour, vertical),
    left: border(size, colour, horizontal),
    right: border(size, colour, horizontal),
  }
}

function border(size: number, color: string, space: number) {
  return { style: BorderStyle.SINGLE, size, color, space }
}
