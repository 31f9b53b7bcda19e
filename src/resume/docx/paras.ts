import { AlignmentType, type ParagraphChild, TabStopType } from 'docx'
import type { Para } from '#src/resume/print/para.ts'
import type { PrintedItem } from '#src/resume/print/sections.ts'
import { pieceRuns, tabRun } from './runs.ts'
import { points, type Spec, type WordSetting } from './setting.ts'

/** Names of the two list definitions of every file. */
export const bulletList = 'bullets'
export const numberList = 'numbers'

const styles = {
  head: 'Heading2',
  detail: 'EntryDetail',
  term: 'TableText',
  paragraph: 'BodyText',
  bullet: 'ListBullet',
  number: 'ListNumber',
} as const satisfies Record<Para['role'], string>

/** The items of a section as paragraphs, each numbered list counting from one. */
export function itemSpecs(items: readonly PrintedItem[], setting: WordSetting): Spec[] {
  return items.flatMap(({ paras }) => paras.map((para) => paraSpec(para, setting)))
}

function paraSpec(para: Para, setting: WordSetting): Spec {
  const { role, space, tied, indent } = para
  const isList = role === 'bullet' || role === 'number'
  return {
    style: styles[role],
    spacing: { before: points(space) },
    keepNext: tied,
    ...(setting.narrow && (isList || role === 'paragraph') ? { alignment: AlignmentType.LEFT } : {}),
    ...(setting.locale === 'zh' && role === 'term' && para.long ? { alignment: AlignmentType.BOTH } : {}),
    ...(isList ? { numbering: numbering(para, setting) } : { indent: { left: points(indent) } }),
    ...stops(para, setting),
    children: children(para, setting),
  }
}

function numbering({ role, number }: Para, { onPanel, ledger }: WordSetting) {
  const level = onPanel ? 1 : 0
  if (role === 'bullet') return { reference: bulletList, level }
  if (number === 1) ledger.lists += 1
  return { reference: numberList, level, instance: ledger.lists }
}

function stops({ lead, end }: Para, { width }: WordSetting): Pick<Spec, 'tabStops'> {
  if (!lead && !end) return {}
  return {
    tabStops: [
      ...(lead ? [{ type: TabStopType.LEFT, position: points(lead.width) }] : []),
      ...(end ? [{ type: TabStopType.RIGHT, position: points(width) }] : []),
    ],
  }
}

function children({ lead, pieces, end }: Para, setting: WordSetting): ParagraphChild[] {
  return [
    ...(lead ? [...pieceRuns(lead.pieces, setting), tabRun()] : []),
    ...pieceRuns(pieces, setting),
    ...(end ? [tabRun(), ...pieceRuns(end, setting)] : []),
  ]
}
