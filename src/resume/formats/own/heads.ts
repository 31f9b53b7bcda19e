import type { SectionKind } from '#src/resume/document.ts'
import { findPeriod } from '#src/resume/formats/dates-read.ts'
import type { ItemView } from '#src/resume/view.ts'

type Head = Pick<ItemView, 'secondary' | 'note' | 'place' | 'period'>

/** The placeholder for a missing name or time. */
const NONE = '–'

/**
 * The text beside the name of an entry, in parts that can be parsed again: names, then time and place. `Lead`,
 * `Platform team`, `Mar 2020 – Present, London`; unreadable dates are put in brackets.
 */
export function headParts({ secondary, note, place, period }: Head, kind: SectionKind): string[] {
  const isClear = period !== '' && isPeriod(period)
  const isPlaceAlone = period === '' && !place.includes(', ')
  const inBrackets = isPlaceAlone ? place : `${period || NONE}, ${place || NONE}`
  const clear = [period, place].filter(Boolean).join(', ')
  const when = isClear ? clear : inBrackets && `(${inBrackets})`
  // Publications have no second name.
  const isOdd = secondary === '' && note !== '' && kind !== 'publications'
  const names = [isOdd ? NONE : secondary, note].filter(Boolean)
  if (when !== '') return [...names, when]
  // A last name that reads like a time is followed by the placeholder.
  return readWhen(names.at(-1) ?? '') === undefined ? names : [...names, NONE]
}

/** Parses the parts written by `headParts`. */
export function readHead(parts: readonly string[]): Head {
  const last = parts.at(-1) ?? ''
  const when = last === NONE ? { period: '', place: '' } : readWhen(last)
  const [secondary = '', ...note] = when === undefined ? parts : parts.slice(0, -1)
  return { secondary: secondary === NONE ? '' : secondary, note: note.join(' | '), period: '', place: '', ...when }
}

function readWhen(text: string): Pick<Head, 'period' | 'place'> | undefined {
  if (isPeriod(text)) return { period: text, place: '' }
  const [, inner] = /^\((.+)\)$/.exec(text) ?? []
  if (inner !== undefined) {
    const [first = '', second] = inner.split(/, (.+)/)
    const said = (text: string) => (text === NONE ? '' : text)
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
