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
  const { space, indent, long, rightToLeft } = para
  const content = contentOf(para, setting)
  const sign = signOf(para, setting)
  if (!long) {
    const style = { marginTop: space, ...(rightToLeft ? { paddingRight: indent } : { paddingLeft: indent }) }
    // Kept whole, because otherwise a page could end between a bullet and its text.
    return whole(style, [...beside, ...sign, ...content])
  }
  // In a row, because what is beside a text could otherwise be left behind when the text moves to the next page.
  const style: Style = { marginTop: space, alignItems: 'flex-start' }
  return rightToLeft
    ? row({ ...style, flexDirection: 'row-reverse' }, [
        box({}, sign),
        box({ ...rest, marginRight: indent }, content),
        box({}, beside),
      ])
    : row(style, [box({}, [...beside, ...sign]), box({ ...rest, marginLeft: indent }, content)])
}

/** The sign of a list, at the height of the first line. */
function signOf({ sign, level, rightToLeft }: Para, setting: Setting): Node[] {
  if (!sign) return []
  const text = paragraph([sign.piece], setting, { tag: { role: 'Lbl', level } })
  return [box({ position: 'absolute', top: 0, ...(rightToLeft ? { right: sign.at } : { left: sign.at }) }, [text])]
}

function contentOf(para: Para, setting: Setting): Node[] {
  const { sign, level, pieces, lead, end, rightToLeft } = para
  const of = para.item && `items/${para.item}`
  if (sign) return [paragraph(pieces, setting, { tag: { role: 'LBody', level }, of, rightToLeft })]
  const tag = tagOf(para)
  if (!lead && !end) return [paragraph(pieces, setting, { tag, of, rightToLeft })]
  return [
    // Not stretched: stretched to the height of the longest text, a single line could not be split between pages.
    row({ alignItems: 'flex-start' }, [
      ...(lead ? [paragraph(lead.pieces, setting, { style: { width: lead.width }, of })] : []),
      paragraph(pieces, setting, { style: rest, tag, of }),
      ...(end ? [paragraph(end, setting, { style: { marginLeft: lineGap, flexShrink: 0 }, of })] : []),
    ]),
  ]
}

/** The line that names an entry is a heading, unless it is not bold: then it only lists a term. */
function tagOf({ role, pieces }: Para): ContentTag {
  return { role: role === 'head' && pieces[0]?.bold ? 'H3' : 'P' }
}
