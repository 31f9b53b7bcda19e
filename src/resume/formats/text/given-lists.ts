import type { NestedItem } from '#src/resume/compose.ts'
import type { SectionKind } from '#src/resume/document.ts'
import { findPeriod, isPeriod } from '#src/resume/formats/dates-read.ts'
import type { SourceLine } from '#src/resume/formats/source-line.ts'
import { bodyOf } from './body.ts'

const GAP = ' · '
const label = /^issued by /i

type Giver = { org: string; date: string; isNamed: boolean }

/** Parses `Issued by Nordic Data Forum · Nov 2023`, `ACM Queue · Mar 2022`. */
function giverIn({ text }: SourceLine): Giver | undefined {
  const [said = '', date = '', ...further] = text.trim().split(GAP)
  const org = said.replace(label, '')
  const isGiven = further.length === 0 && isPeriod(date) && org !== '' && !isPeriod(org)
  return isGiven ? { org, date, isNamed: label.test(said) } : undefined
}

/**
 * Reads awards and publications as networks list them: a name, then a line with who gave it and when, then a text.
 * Undefined for any other list.
 */
export function readGiven(lines: readonly SourceLine[], kind: SectionKind): NestedItem[] | undefined {
  const givers = lines.map(giverIn)
  const at = [...givers.keys()].filter((index) => givers[index] !== undefined)
  const [first] = at
  const areApart = at.every((index, nth) => index > (at[nth - 1] ?? -1) + 1)
  const isTold = kind === 'publications' || at.length > 1 || givers.some((giver) => giver?.isNamed)
  if (first !== 1 || !areApart || !isTold || lines[0]?.bullet) return undefined
  return at.map((index, nth) => {
    const next = at[nth + 1]
    const text = lines.slice(index + 1, next === undefined ? undefined : next - 1)
    const body = bodyOf(text)
    const { org = '', date = '' } = givers[index] ?? {}
    return {
      title: lines[index - 1]?.text ?? '',
      org,
      date: findPeriod(date)?.period.start ?? '',
      ...(body ? { body } : {}),
    }
  })
}
