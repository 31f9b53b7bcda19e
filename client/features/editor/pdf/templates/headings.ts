import { Path, Svg } from '@react-pdf/renderer'
import { createElement } from 'react'
import { headingTracking } from '#src/resume/designs/type.ts'
import { type SectionIcon, sectionIcons } from '#src/resume/icons.ts'
import type { SectionView } from '#src/resume/view.ts'
import { box, type Node, type Piece, paragraph, row, type Style } from './nodes.ts'
import { colourOf, gap, type Setting } from './setting.ts'

type Titled = Pick<SectionView, 'title' | 'englishTitle' | 'icon'>

const leading = 1.4
const hairline = 0.5
/** Points between a label's words and its frame. */
const inset = 7

/** A section's title in the manner of the design, with the space around it. */
export function heading(section: Titled, setting: Setting, first = false): Node {
  const { spacing } = setting.design
  const around: Style = { marginTop: first ? 0 : spacing.section, marginBottom: spacing.heading }
  return setting.onPanel || setting.narrow
    ? box({ ...around, ...underline(setting, 3) }, [title(section, setting)])
    : decorated(section, setting, around)
}

/** A section's title without what the design puts around it: its words, after its icon where one was chosen. */
export function title(section: Titled, setting: Setting, style: Style = {}, colour?: string): Node {
  const { type } = setting.design
  const text = type.headingCaps && setting.locale === 'en' ? section.title.toUpperCase() : section.title
  const tracking = safeTracking(headingTracking(setting.design, setting.locale), type.heading)
  const words = paragraph([{ text }, ...english(section, setting)], setting, {
    size: type.heading,
    leading,
    bold: type.headingBold,
    tone: 'accent',
    ...(colour ? { colour } : {}),
    tracking,
    style: section.icon ? { ...style, flexShrink: 1 } : style,
  })
  if (!section.icon) return words
  const icon = drawing(section.icon, colour ?? colourOf(setting, 'accent'), type.heading)
  return row({ alignItems: 'center', justifyContent: style.textAlign === 'center' ? 'center' : 'flex-start' }, [
    icon,
    words,
  ])
}

/** About as high as the letters beside it. */
function drawing(icon: SectionIcon, stroke: string, size: number): Node {
  const side = size * 1.15
  const line = { stroke, strokeWidth: 1.6, strokeLinecap: 'round', strokeLinejoin: 'round', fill: 'none' } as const
  return createElement(
    Svg,
    { viewBox: '0 0 24 24', style: { width: side, height: side, marginRight: size * 0.4, flexShrink: 0 } },
    createElement(Path, { d: sectionIcons[icon], ...line }),
  )
}

/** Letter-spacing in points that programs reading the file do not take for spaces: they see one in a tenth of an em. */
export function safeTracking(tracking: number, size: number): number {
  return Math.min(tracking, size * 0.08)
}

function decorated(section: Titled, setting: Setting, around: Style): Node {
  const { palette, heading: kind } = setting.design
  const words = () => title(section, setting)
  switch (kind) {
    case 'plain':
      return box(around, [words()])
    case 'rule':
    case 'bilingual':
      return box({ ...around, ...underline(setting, 3) }, [words()])
    case 'overline':
      return box({ ...around, borderTopWidth: 1.5, borderTopColor: palette.accent, paddingTop: 5 }, [words()])
    case 'bar':
      return box({ ...around, borderLeftWidth: 3, borderLeftColor: palette.accent, paddingLeft: 7 }, [words()])
    case 'centred':
      return box({ ...around, ...underline(setting, 3) }, [title(section, setting, { textAlign: 'center' })])
    case 'tint':
      return box({ ...around, backgroundColor: palette.panel, paddingHorizontal: inset, paddingVertical: 2 }, [words()])
    case 'tag':
      return label(around, { backgroundColor: palette.accent, paddingVertical: 2 }, [
        title(section, setting, {}, palette.onPanel),
      ])
    case 'box':
      return label(around, { borderWidth: 0.75, borderColor: palette.accent, paddingVertical: 1.5 }, [words()])
  }
}

/** As wide as its words. */
function label(around: Style, style: Style, words: readonly Node[]): Node {
  return row(around, [box({ ...style, paddingHorizontal: inset + 4 }, words)])
}

function underline(setting: Setting, space: number): Style {
  return { borderBottomWidth: hairline, borderBottomColor: colourOf(setting, 'line'), paddingBottom: space }
}

function english(section: Titled, setting: Setting): Piece[] {
  if (setting.design.heading !== 'bilingual' || !section.englishTitle || setting.narrow) return []
  const text = gap(setting) + section.englishTitle.toUpperCase()
  return [{ text, tone: 'muted', size: setting.design.type.small - 1, bold: false, tracking: 0.6 }]
}
