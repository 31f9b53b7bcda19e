import { lineGap } from '#src/resume/print/entries.ts'
import type { Para } from '#src/resume/print/para.ts'
import { box, type Node, paragraph, row, type Style, whole } from './nodes.ts'
import type { Setting } from './setting.ts'

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

function contentOf({ sign, pieces, lead, end }: Para, setting: Setting): Node[] {
  if (sign) return [signNode(sign, setting), paragraph(pieces, setting)]
  if (!lead && !end) return [paragraph(pieces, setting)]
  return [
    row({}, [
      ...(lead ? [paragraph(lead.pieces, setting, { style: { width: lead.width } })] : []),
      paragraph(pieces, setting, { style: rest }),
      ...(end ? [paragraph(end, setting, { style: { marginLeft: lineGap, flexShrink: 0 } })] : []),
    ]),
  ]
}

/** Before the text of a point, at the height of its first line. */
function signNode({ piece, at }: NonNullable<Para['sign']>, setting: Setting): Node {
  return box({ position: 'absolute', left: at, top: 0 }, [paragraph([piece], setting)])
}
