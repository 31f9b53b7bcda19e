import type { NestedItem } from '#src/resume/compose.ts'
import { findPeriod, isPeriod } from '#src/resume/formats/dates-read.ts'
import type { SourceLine } from '#src/resume/formats/source-line.ts'
import { bodyOf, markupOf } from './body.ts'

/** `[SwiftCharts](https://…) (2019 – 2021) — a charting library`, `SwiftCharts — a charting library`. */
const namedPoint =
  /^(?:\[([^[\]]{1,80})\]\((https?:\/\/[^\s()]+)\)|([^[\]()（）:：。|\t]{2,50}?))(?: ?[(（]([^()（）]{4,24})[)）])?(?:(?:[:：]| ?[–—] ?| - )\s*(?=\S)|$)/u

/**
 * Reads points that each begin with the name of a thing, and say behind a dash what it is, as developers list their
 * projects. Undefined for any other list.
 */
export function readNamedPoints(lines: readonly SourceLine[]): NestedItem[] | undefined {
  const least = Math.min(...lines.map(({ indent = 0 }) => indent))
  const isTop = ({ indent = 0 }: SourceLine) => indent === least
  const named = lines.map((line) => (isTop(line) ? namedPoint.exec(line.text) : null))
  const areNamed = lines.every((line, index) => line.bullet && (!isTop(line) || isNamedPoint(named[index] ?? null)))
  const starts = [...lines.keys()].filter((index) => named[index] !== null)
  const isLinked = starts.every((index) => named[index]?.[2] !== undefined)
  // One point with a dash is a sentence.
  if (!areNamed || starts.length === 0 || (starts.length === 1 && !isLinked)) return undefined
  return starts.map((start, nth) => {
    const line = lines[start] ?? { text: '' }
    const [whole = '', label = '', url = '', name = '', time = ''] = named[start] ?? []
    const said = whole.length < line.text.length ? markupOf(line, whole.length) : ''
    const more = bodyOf(lines.slice(start + 1, starts[nth + 1]))
    const body = [said, more].filter(Boolean).join('\n')
    const period = time === '' ? {} : findPeriod(time)?.period
    return { title: label || name.trim(), ...(url && { url }), ...period, ...(body && { body }) }
  })
}

function isNamedPoint(found: RegExpExecArray | null): boolean {
  if (found === null) return false
  const [whole, , url, name = '', time] = found
  // Without a link, what parts a name from a text has to be a dash: `Role: lead` is a label.
  const isApart = url !== undefined || (/[–—] ?$/.test(whole) && findPeriod(name) === undefined)
  return isApart && (time === undefined || isPeriod(time))
}
