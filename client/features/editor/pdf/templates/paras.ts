import { Canvas } from '@react-pdf/renderer'
import { createElement } from 'react'
import { lineGap } from '#src/resume/print/entries.ts'
import type { Para } from '#src/resume/print/para.ts'
import { colourOf, lineHeight } from '#src/resume/print/place.ts'
import { box, type Node, paragraph, row, type Style, whole } from './nodes.ts'
import type { Setting } from './setting.ts'

/** What of the engine's drawing commands is used. */
type Painter = { circle: (x: number, y: number, radius: number) => { fill: (colour: string) => void } }

const rest: Style = { flexGrow: 1, flexShrink: 1, flexBasis: 0 }

/**
 * A paragraph with the space above it.
 * @param beside what stands in another column, at the height of its first line
 */
export function paraNode(para: Para, setting: Setting, beside: readonly Node[] = []): Node {
  const style: Style = { marginTop: para.space, paddingLeft: para.indent }
  const children = [...beside, ...contentOf(para, setting)]
  // A sign and its text would otherwise part at the end of a page.
  return para.long ? box(style, children) : whole(style, children)
}

function contentOf(para: Para, setting: Setting): Node[] {
  const { role, pieces, lead, end } = para
  if (role === 'bullet') return [bullet(setting), paragraph(pieces, setting)]
  if (role === 'number') return [numeral(para, setting), paragraph(pieces, setting)]
  if (!lead && !end) return [paragraph(pieces, setting)]
  return [
    row({}, [
      ...(lead ? [paragraph(lead.pieces, setting, { style: { width: lead.width } })] : []),
      paragraph(pieces, setting, { style: rest }),
      ...(end ? [paragraph(end, setting, { style: { marginLeft: lineGap, flexShrink: 0 } })] : []),
    ]),
  ]
}

/** Drawn, because the typeface has one sign for the bullet and the dot between words. */
function bullet(setting: Setting): Node {
  const { design, onPanel } = setting
  const size = design.type.body
  const colour = colourOf(setting, onPanel ? 'muted' : 'accent')
  const dash = design.bullet === '–'
  const height = dash ? size * 0.08 : size * 0.32
  const place: Style = { position: 'absolute', left: 0, top: (lineHeight(setting) - height) / 2, height }
  if (dash) return box({ ...place, width: size * 0.5, backgroundColor: colour })
  // Painted, not a box with round corners: those are cut out of a square, and on a screen without smoothing.
  const paint = (painter: Painter, width: number) => {
    painter.circle(width / 2, width / 2, width / 2).fill(colour)
    return null
  }
  return createElement(Canvas, { style: { ...place, width: height }, paint })
}

function numeral({ number }: Para, setting: Setting): Node {
  return box({ position: 'absolute', left: 0, top: 0 }, [paragraph([{ text: `${number}.` }], setting)])
}
