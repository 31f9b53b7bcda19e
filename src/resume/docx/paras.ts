import { AlignmentType, type ParagraphChild, TabStopType } from 'docx'
import { listIndent } from '#src/resume/print/body.ts'
import type { Para } from '#src/resume/print/para.ts'
import type { PrintedItem } from '#src/resume/print/sections.ts'
import { pieceRuns, tabRun } from './runs.ts'
import { points, type Spec, type WordSetting } from './setting.ts'

/** Names of a file's list definitions: of bullets on the page and on a panel, and of the numbered lists, in turn. */
export const bulletLists = { page: 'bullets', panel: 'bullets-on-panel' }
export const numberList = (count: number) => `numbers-${count}`

const styles = {
  head: 'Heading2',
  detail: 'EntryDetail',
  term: 'TableText',
  paragraph: 'BodyText',
  bullet: 'ListBullet',
  number: 'ListNumber',
} as const satisfies Record<Para['role'], string>

/** The items of a section as paragraphs; each numbered list starts at one. */
export function itemSpecs(items: readonly PrintedItem[], setting: WordSetting): Spec[] {
  return items.flatMap(({ paras }) => {
    const outer = paras.map((_, index) => paras.slice(0, index).findLast(({ level }) => level === 0)?.role)
    return paras.map((para, index) => {
      // Word itself restarts a numbered list nested in a numbered one; in any other place it needs its own definition.
      const isInner = para.level === 1 && outer[index] === 'number'
      if (para.number === 1 && !isInner) setting.ledger.lists += 1
      return paraSpec(para, setting)
    })
  })
}

function paraSpec(para: Para, setting: WordSetting): Spec {
  const { role, space, tied, indent, rightToLeft } = para
  const isList = role === 'bullet' || role === 'number'
  return {
    style: styles[role],
    spacing: { before: points(space) },
    keepNext: tied,
    ...(rightToLeft ? { bidirectional: true } : {}),
    ...(setting.narrow && (isList || role === 'paragraph') ? { alignment: AlignmentType.LEFT } : {}),
    ...(setting.locale === 'zh' && role === 'term' && para.long ? { alignment: AlignmentType.BOTH } : {}),
    ...(isList
      ? { numbering: numbering(para, setting), ...roomForSign(para, setting) }
      : { indent: { left: points(indent) } }),
    ...stops(para, setting),
    children: children(para, setting),
  }
}

/** The indent of a list with long numbers; that of others is part of their definition. */
function roomForSign({ level, indent, sign }: Para, setting: WordSetting): Pick<Spec, 'indent'> {
  const usual = listIndent(setting)
  if (sign === undefined || (sign.at === usual * level && indent === usual * (level + 1))) return {}
  return { indent: { left: points(indent), hanging: points(indent - sign.at) } }
}

function numbering({ role, level }: Para, { onPanel, ledger }: WordSetting) {
  if (role === 'bullet') return { reference: bulletLists[onPanel ? 'panel' : 'page'], level }
  return { reference: numberList(ledger.lists), level }
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
