import { applicationLimits } from '#src/contract/application-limits.ts'
import type { ApplicationCard } from '#src/contract/applications.ts'
import { utcDay } from '#src/lib/time.ts'

type Measures = ApplicationCard['coverage']

/** Adds a measure as the server does: it keeps the first one, and the last of each later day. */
export function withMeasure([first, ...later]: Measures, measure: Measures[number]): Measures {
  if (first === undefined) return [measure]
  const day = utcDay(measure.at)
  const days = [...later.filter(({ at }) => utcDay(at) !== day), measure]
  return [first, ...days.slice(-applicationLimits.days)]
}
