import { liveEntries, type ResumeDocument } from '#src/resume/document.ts'
import {
  documentFields,
  itemThere,
  itemTwinFields,
  saidIn,
  sectionFields,
  sectionThere,
  type TwinField,
} from './fields.ts'
import { markOf, type TwinMark } from './marks.ts'
import { needsTranslation } from './words.ts'

/**
 * The state of a field compared with the twin. `translate`: only the twin has a text, in its language; `typed`:
 * translated here, but not confirmed; `awaited`: the twin has no translation yet; `theirs`, `mine`, `both`: the side
 * that has changed since the last agreement.
 */
export type TwinState = 'same' | 'translate' | 'typed' | 'awaited' | 'theirs' | 'mine' | 'both'

/** A field of both twins. `before`: the values of the last agreement, if known. */
export type TwinRow = TwinField & {
  mine: string
  theirs: string
  before: { mine: string | undefined; theirs: string | undefined } | undefined
  state: TwinState
}

type Values = { mine: string; theirs: string }
/** The values both sides had when the field was last up to date; a missing value was not translated yet. */
type Agreement = { mine: string | undefined; theirs: string | undefined }

/** Compares every field that is on at least one side, from the point of view of the first document. */
export function compareTwins(mine: ResumeDocument, theirs: ResumeDocument): TwinRow[] {
  const sections = joined(liveEntries(theirs.sections), liveEntries(mine.sections))
  return [
    ...documentFields.flatMap((field) => rowOf(mine, theirs, field)),
    ...sections.flatMap((id) => sectionRows(mine, theirs, id)),
  ]
}

/** The fields that need attention or have changed. */
export function openRows(rows: readonly TwinRow[]): TwinRow[] {
  return rows.filter(({ state }) => state !== 'same')
}

/** Compares one field; nothing where neither side has it. */
function rowOf(mine: ResumeDocument, theirs: ResumeDocument, field: TwinField): TwinRow[] {
  const now = { mine: saidIn(mine, field), theirs: saidIn(theirs, field) }
  if (now.mine === '' && now.theirs === '') return []
  const agreed = agreementsOf(markOf(mine, field.entry, field.field), markOf(theirs, field.entry, field.field))
  const isOrder = field.kind === 'order'
  const state = isOrder ? orderState(now, agreed) : stateOf(now, agreed)
  const isForeign = field.kind === 'text' && now.mine === '' && needsTranslation(now.theirs, theirs.locale)
  const shown = state === 'theirs' && isForeign ? 'translate' : state
  return [{ ...field, ...now, before: agreed[0], state: shown }]
}

function sectionRows(mine: ResumeDocument, theirs: ResumeDocument, id: string): TwinRow[] {
  const there = rowOf(mine, theirs, sectionThere(id))
  if (!there.every((row) => row.mine && row.theirs)) return there
  const isOf = ([, { section }]: [string, { section: string }]) => section === id
  const theirItems = liveEntries(theirs.items).filter(isOf)
  const items = joined(theirItems, liveEntries(mine.items).filter(isOf)).filter((item) => {
    // A moved entry is compared once, in the section where the twin has it.
    const other = theirs.items[item]
    const isElsewhere = other !== undefined && other.del === undefined && other.section !== id
    return !(isElsewhere && isLive(theirs, other.section) && isLive(mine, other.section))
  })
  return [
    ...sectionFields(id).flatMap((field) => rowOf(mine, theirs, field)),
    ...items.flatMap((item) => itemRows(mine, theirs, item)),
  ]
}

function itemRows(mine: ResumeDocument, theirs: ResumeDocument, id: string): TwinRow[] {
  const there = rowOf(mine, theirs, itemThere(id))
  if (!there.every((row) => row.mine && row.theirs)) return there
  return itemTwinFields(id).flatMap((field) => rowOf(mine, theirs, field))
}

function isLive({ sections }: ResumeDocument, id: string): boolean {
  return sections[id] !== undefined && sections[id].del === undefined
}

function joined(first: readonly [string, unknown][], second: readonly [string, unknown][]): string[] {
  return [...new Set([...first, ...second].map(([id]) => id))]
}

/** The agreements of both twins, because either may have been brought up to date. */
function agreementsOf(mine: TwinMark | undefined, theirs: TwinMark | undefined): Agreement[] {
  const here = mine && { mine: mine.own, theirs: mine.other }
  const there = theirs && { mine: theirs.other, theirs: theirs.own }
  return [here, there].flatMap((agreement) => agreement ?? [])
}

function stateOf(now: Values, agreed: readonly Agreement[]): TwinState {
  if (now.mine === now.theirs) return 'same'
  const opinions = agreed.map((agreement) => opinionOf(now, agreement))
  if (opinions.includes('same')) return 'same'
  for (const opinion of ['typed', 'awaited', 'translate'] as const) if (opinions.includes(opinion)) return opinion
  if (agreed.length === 0) return now.mine === '' ? 'theirs' : now.theirs === '' ? 'mine' : 'both'
  return sideOf(opinions.includes('theirs'), opinions.includes('mine'))
}

/** The state of a field by one agreement. */
function opinionOf({ mine, theirs }: Values, agreed: Agreement): TwinState {
  if (agreed.mine === undefined) {
    if (mine === '') return 'translate'
    return agreed.theirs === theirs ? 'typed' : 'theirs'
  }
  if (agreed.theirs === undefined) {
    if (theirs === '') return 'awaited'
    return agreed.mine === mine ? 'same' : 'mine'
  }
  const [isMine, isTheirs] = [agreed.mine === mine, agreed.theirs === theirs]
  if (isMine === isTheirs) return isMine ? 'same' : 'both'
  return isMine ? 'theirs' : 'mine'
}

function sideOf(theirs: boolean, mine: boolean): TwinState {
  if (theirs === mine) return 'both'
  return theirs ? 'theirs' : 'mine'
}

/** Orders are compared by the ids both lists have, because adding and removing does not change an order. */
function orderState(now: Values, agreed: readonly Agreement[]): TwinState {
  const theirIds = new Set(now.theirs.split(' '))
  const common = now.mine.split(' ').filter((id) => theirIds.has(id))
  const among = (list: string, ids: Iterable<string>) => {
    const wanted = new Set(ids)
    return list
      .split(' ')
      .filter((id) => wanted.has(id))
      .join(' ')
  }
  const seen = { mine: among(now.mine, common), theirs: among(now.theirs, common) }
  if (seen.mine === seen.theirs) return 'same'
  const opinions = agreed.map(({ mine = '', theirs = '' }) => {
    const known = common.filter((id) => ` ${mine} `.includes(` ${id} `) && ` ${theirs} `.includes(` ${id} `))
    const then = { mine: among(mine, known), theirs: among(theirs, known) }
    return opinionOf({ mine: among(now.mine, known), theirs: among(now.theirs, known) }, then)
  })
  if (opinions.includes('same')) return 'same'
  return sideOf(opinions.includes('theirs'), opinions.includes('mine'))
}
