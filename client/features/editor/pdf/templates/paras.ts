import type { ContentTag } from '#client/features/editor/pdf/structure.ts'
import { lineGap } from '#src/resume/print/entries.ts'
import type { Para } from '#src/resume/print/para.ts'
import { box, type Node, paragraph, row, type Style, whole } from './nodes.ts'
import type { Setting } from './setting.ts'

const rest: Style = { flexGrow: 1, flexShrink: 1, flexBasis: 0 }

/**
 * A paragraph with the space above it.
 * @param beside content of another column, at the height of its first line
 */
export function paraNode(para: Para, setting: Setting, beside: readonly Node[] = []): Node {
  const style: Style = {
    marginTop: para.space,
    ...(para.rightToLeft ? { paddingRight: para.indent } : { paddingLeft: para.indent }),
  }
  const children = [...beside, ...contentOf(para, setting)]
  // Kept whole, because otherwise a page could end between a bullet and its text.
  return para.long ? box(style, children) : whole(style, children)
}

function contentOf(para: Para, setting: Setting): Node[] {
  const { sign, level, pieces, lead, end, rightToLeft } = para
  const of = para.item && `items/${para.item}`
  if (sign) {
    const text = paragraph([sign.piece], setting, { tag: { role: 'Lbl', level } })
    return [
      // At the height of the first line.
      box({ position: 'absolute', top: 0, ...(rightToLeft ? { right: sign.at } : { left: sign.at }) }, [text]),
      paragraph(pieces, setting, { tag: { role: 'LBody', level }, of, rightToLeft }),
    ]
  }
  const tag = tagOf(para)
  if (!lead && !end) return [paragraph(pieces, setting, { tag, of, rightToLeft })]
  return [
    row({}, [
      ...(lead ? [paragraph(lead.pieces, setting, { style: { width: lead.width }, of })] : []),
      paragraph(pieces, setting, { style: rest, tag, of }),
      ...(end ? [paragraph(end, setting, { style: { marginLeft: lineGap, flexShrink: 0 }, of })] : []),
    ]),
  ]
}

/** The line that names an entry heads it; one that only lists a term has no emphasis. */
function tagOf({ role, pieces }: Para): ContentTag {
  return { role: role === 'head' && pieces[0]?.bold ? 'H3' : 'P' }
}
