import type { SectionKind } from '#src/resume/document.ts'
import { findPeriod } from '#src/resume/formats/dates-read.ts'
import type { ItemView } from '#src/resume/view.ts'

type Head = Pick<ItemView, 'secondary' | 'note' | 'place' | 'period'>

export type LoneName = 'secondary' | 'note' | 'neither'

/** The name that stands alone beside that of an entry: publications have no second one, only a note. */
export const loneName = (kind: SectionKind): LoneName => (kind === 'publications' ? 'note' : 'secondary')

/** The placeholder for a missing name or time. */
const NONE = '–'

/**
 * The text beside the name of an entry, in parts that can be parsed again: names, then time and place. `Lead`,
 * `Platform team`, `Mar 2020 – Present, London`; unreadable dates are put in brackets.
 * @param alone which of the two names may stand alone; for the other a placeholder is beside it
 */
export function headParts({ secondary, note, place, period }: Head, alone: LoneName): string[] {
  const isClear = period !== '' && isPeriod(period)
  const isPlaceAlone = period === '' && !place.includes(', ')
  const inBrackets = isPlaceAlone ? place : `${period || NONE}, ${place || NONE}`
  const clear = [period, place].filter(Boolean).join(', ')
  const when = isClear ? clear : inBrackets && `(${inBrackets})`
  const isOdd = (secondary !== '') !== (note !== '') && alone !== (secondary ? 'secondary' : 'note')
  const names = isOdd ? [secondary || NONE, note || NONE] : [secondary, note].filter(Boolean)
  if (when !== '') return [...names, when]
  // A last name that reads like a time or like none is followed by the placeholder.
  return isWhen(names.at(-1) ?? '') ? [...names, NONE] : names
}

/** Parses the parts written by `headParts`. */
export function readHead(parts: readonly string[]): Head {
  const [secondary = '', ...note] = namesIn(parts)
  const when = readWhen(parts.at(-1) ?? '')
  return { secondary: said(secondary), note: said(note.join(' | ')), period: '', place: '', ...when }
}

/** The names in the parts written by `headParts`, placeholders too. */
export function namesIn(parts: readonly string[]): readonly string[] {
  return isWhen(parts.at(-1) ?? '') ? parts.slice(0, -1) : parts
}

function isWhen(part: string): boolean {
  return part === NONE || readWhen(part) !== undefined
}

/** The text, or nothing where the placeholder stands. */
export function said(text: string): string {
  return text === NONE ? '' : text
}

function readWhen(text: string): Pick<Head, 'period' | 'place'> | undefined {
  if (isPeriod(text)) return { period: text, place: '' }
  const [, inner] = /^\((.+)\)$/.exec(text) ?? []
  if (inner !== undefined) {
    const [first = '', second] = inner.split(/, (.+)/)
    return second === undefined ? { period: '', place: first } : { period: said(first), place: said(second) }
  }
  const comma = text.indexOf(', ')
  const period = text.slice(0, comma)
  return comma > 0 && isPeriod(period) ? { period, place: text.slice(comma + 2) } : undefined
}

function isPeriod(text: string): boolean {
  const found = findPeriod(text)
  return found !== undefined && found.before === '' && found.after === ''
}
