import type { NestedItem } from '#src/resume/compose.ts'
import type { Period } from '#src/resume/formats/dates-read.ts'
import { findPeriod, isPeriod } from '#src/resume/formats/dates-read.ts'
import type { SourceLine } from '#src/resume/formats/source-line.ts'
import { bodyOf } from './body.ts'
import { isPlace } from './chinese-places.ts'
import { isTown } from './entry-names.ts'
import { isNamedTown } from './places.ts'

/** `5 years 3 months` */
const total = /^(?=\d)(?:(\d{1,2}) years?)?\s?(?:(\d{1,2}) months?)?$/
/** `March 2022 - Present (2 years 8 months)`, as a network's own PDF has it below each position. */
const held =
  /^(\p{Lu}\p{L}{2,12} \d{4} - (?:Present|\p{Lu}\p{L}{2,12} \d{4})) \((?=\d)(?:(\d{1,2}) years?)?\s?(?:(\d{1,2}) months?)?\)$/u
/** The months by which the positions of a group may fall short of its duration: networks round. */
const ROUNDED = 1

/**
 * Reads the jobs of the PDF that a network makes of a profile. An employer stands above each position, or once above
 * several with the duration of them all, which tells how many of them there are. Undefined for any other list.
 */
export function readNetworkJobs(lines: readonly SourceLine[]): NestedItem[] | undefined {
  const texts = lines.map(({ text }) => text)
  const periods = [...texts.keys()].filter((index) => held.test(texts[index] ?? ''))
  const heads = headsOf(texts, periods)
  if (heads === undefined) return undefined
  let above: NestedItem = {}
  return periods.map((at, nth): NestedItem => {
    const { org = '', title = '', isBelow = false } = heads[nth] ?? {}
    const [, time = ''] = held.exec(texts[at] ?? '') ?? []
    const said = lines.slice(at + 1, heads[nth + 1]?.from)
    const own = isWhere(said[0]?.text ?? '') ? said[0]?.text : undefined
    const city = own ?? (isBelow ? above.city : undefined)
    const body = bodyOf(own === undefined ? said : said.slice(1))
    above = { org, title, ...periodOf(time), ...(city && { city }), ...(body && { body }) }
    return above
  })
}

/** What stands above a period: `from` is the index of its first line. `isBelow`: its employer stands further up. */
type Head = { from: number; org: string; title: string; isBelow?: true }

/** The heads of all positions; undefined where the first lines, or those of an employer, are not as they should be. */
function headsOf(texts: readonly string[], periods: readonly number[]): Head[] | undefined {
  const heads: Head[] = []
  // The months of a group that are left, and how many of its positions were read.
  let [org, left, count] = ['', 0, 0]
  for (const at of periods) {
    const title = texts[at - 1]
    if (title === undefined) return undefined
    if (left > ROUNDED) heads.push({ from: at - 1, org, title, isBelow: true })
    else {
      const whole = monthsIn(total.exec(texts[at - 2] ?? ''))
      const from = whole > 0 ? at - 3 : at - 2
      org = texts[from] ?? ''
      // Above the first there is nothing, and no position reaches into the one before.
      if (org === '' || (heads.length === 0 ? from !== 0 : from <= (periods[heads.length - 1] ?? 0))) return undefined
      heads.push({ from, org, title })
      left = whole
      count = 0
    }
    if (left === 0) continue
    left -= monthsIn(held.exec(texts[at] ?? ''), 2)
    count += 1
    // Positions at the same time, or with a gap between them: their durations do not tell how many there are.
    if (left < -count) return undefined
  }
  return heads.length > 0 && left <= ROUNDED && !texts.some((text, index) => isPeriod(text) && !periods.includes(index))
    ? heads
    : undefined
}

/** The months of a duration whose years are in a group of a match. */
function monthsIn(found: RegExpExecArray | null, group = 1): number {
  return Number(found?.[group] ?? 0) * 12 + Number(found?.[group + 1] ?? 0)
}

function periodOf(time: string): Period {
  return findPeriod(time)?.period ?? {}
}

/** Whether the line below a period says where that was: `Gouda`, `Greater Seattle Area`, `Porto, Portugal`. */
function isWhere(text: string): boolean {
  const [town = ''] = text.split(', ')
  return isNamedTown(text) || isPlace(text) || (text.length <= 60 && !text.endsWith('.') && isTown(town))
}
