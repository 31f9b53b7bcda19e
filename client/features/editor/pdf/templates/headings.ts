import { Path, Svg } from '@react-pdf/renderer'
import { createElement } from 'react'
import { type SectionIcon, sectionIcons } from '#src/resume/icons.ts'
import { headingLeading, type PrintedHeading } from '#src/resume/print/headings.ts'
import { colourOf } from '#src/resume/print/place.ts'
import { box, type Node, paragraph, row, type Style } from './nodes.ts'
import { type Setting, settingAt } from './setting.ts'

const hairline = 0.5
const frameLine = 0.75
/** The distance between a label's text and its frame, in points. */
const inset = 7

/** A section's title in the style of the design, with the space around it. */
export function heading(section: PrintedHeading, setting: Setting, first = false): Node {
  const { spacing, palette } = section.place.design
  const around: Style = { marginTop: first ? 0 : spacing.section, marginBottom: spacing.heading }
  const words = [title(section, setting)]
  switch (section.kind) {
    case 'plain':
      return box(around, words)
    case 'rule':
    case 'bilingual':
    case 'centred': {
      const line = { borderBottomWidth: hairline, borderBottomColor: colourOf(section.place, 'line'), paddingBottom: 3 }
      return box({ ...around, ...line }, words)
    }
    case 'overline':
      return box({ ...around, borderTopWidth: 1.5, borderTopColor: palette.accent, paddingTop: 5 }, words)
    case 'bar':
      return box({ ...around, borderLeftWidth: 3, borderLeftColor: palette.accent, paddingLeft: 7 }, words)
    case 'tint': {
      // Wider than the column, so that its text is aligned with the text below.
      const wider = { marginHorizontal: -inset, paddingHorizontal: inset, paddingVertical: 2 }
      return box({ ...around, ...wider, backgroundColor: palette.panel }, words)
    }
    case 'tag':
      return label(around, { backgroundColor: palette.accent, paddingVertical: 2 }, words)
    case 'box': {
      const line = { borderBottomWidth: frameLine, borderBottomColor: palette.accent }
      const framed = { borderWidth: frameLine, borderBottomWidth: 0, borderColor: palette.accent, paddingVertical: 1.5 }
      return label({ ...around, ...line }, framed, words)
    }
  }
}

/** The text of a section's title, after its icon if there is one. */
export function title(section: PrintedHeading, setting: Setting, style: Style = {}): Node {
  const { place, icon, size, tracking, bold, english } = section
  const colour = colourOf(place, section.onAccent ? 'on-accent' : 'accent')
  const aligned: Style = section.centred ? { textAlign: 'center', ...style } : style
  const text = section.caps ? section.title.toUpperCase() : section.title
  const words = paragraph([{ text }, ...english], settingAt(place, setting), {
    ...{ size, leading: headingLeading, bold, colour, tracking, tag: { role: 'H2', title: section.title } },
    of: section.section && `sections/${section.section}`,
    style: icon ? { ...aligned, flexShrink: 1 } : aligned,
  })
  if (!icon) return words
  const justifyContent = aligned.textAlign === 'center' ? 'center' : 'flex-start'
  return row({ alignItems: 'center', justifyContent }, [drawing(icon, colour, size), words])
}

/** Draws an icon about as high as the letters beside it. */
function drawing(icon: SectionIcon, stroke: string, size: number): Node {
  const side = size * 1.15
  const line = { stroke, strokeWidth: 1.6, strokeLinecap: 'round', strokeLinejoin: 'round', fill: 'none' } as const
  return createElement(
    Svg,
    { viewBox: '0 0 24 24', style: { width: side, height: side, marginRight: size * 0.4, flexShrink: 0 } },
    createElement(Path, { d: sectionIcons[icon], ...line }),
  )
}

/** A frame as wide as its text. */
function label(around: Style, style: Style, words: readonly Node[]): Node {
  return row(around, [box({ ...style, paddingHorizontal: inset + 4 }, words)])
}
