import { displayAddress } from '#src/resume/address.ts'
import type { Fact } from '#src/resume/view.ts'
import { box, type Node, type Piece, paragraph, row, type Style } from './nodes.ts'
import type { Setting } from './setting.ts'

/** Details side by side, as many to a line as fit. */
export function factLine(facts: readonly Fact[], setting: Setting, justifyContent: Style['justifyContent']): Node[] {
  if (facts.length === 0) return []
  const space = setting.design.type.small * 1.6
  return [
    row(
      { flexWrap: 'wrap', columnGap: space, justifyContent },
      facts.map((fact) => factText(fact, setting)),
    ),
  ]
}

/** Details one below the other. */
export function factList(facts: readonly Fact[], setting: Setting, textAlign: 'left' | 'right' = 'left'): Node[] {
  return facts.map((fact) => box({}, [factText(fact, setting, { textAlign })]))
}

/** The value alone, linked where it leads somewhere. */
export function valuePiece(fact: Fact): Piece {
  const text = fact.href.startsWith('http') ? displayAddress(fact.value) : fact.value
  return { text, href: fact.href }
}

function factText(fact: Fact, setting: Setting, style: Style = {}): Node {
  const colon = setting.locale === 'zh' ? '：' : ': '
  const pieces: Piece[] = fact.bare
    ? [valuePiece(fact)]
    : [{ text: fact.label + colon, tone: 'muted' }, valuePiece(fact)]
  return paragraph(pieces, setting, { size: setting.design.type.small, style })
}
