import { applicationMessages } from '#client/i18n/applications.ts'
import { useMessages } from '#client/i18n/messages.ts'
import { formatDay } from '#client/lib/dates.ts'
import { useLocale } from '#client/lib/page.tsx'
import type { ApplicationCard } from '#src/contract/applications.ts'

const WIDTH = 240
const HEIGHT = 48
/** The length of the level line after the latest measure. */
const TAIL = 24
/** Half of the line's thickness, so that its ends are not cut off. */
const EDGE = 2

/** Draws how the coverage of a posting has changed over time: as a stepped line, and as a list for screen readers. */
export function CoverageSteps({ coverage }: Pick<ApplicationCard, 'coverage'>) {
  const t = useMessages(applicationMessages)
  const locale = useLocale()
  const first = coverage[0]
  const last = coverage.at(-1)
  if (first === undefined || last === undefined || first === last || last.total === 0) return null
  return (
    <div className="mt-2 w-60 max-w-full text-sm">
      <svg
        aria-hidden="true"
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        className="block w-full rounded-sm bg-sunken text-accent"
      >
        <path d={pathOf(coverage)} className="fill-none stroke-current" strokeWidth={2 * EDGE} />
      </svg>
      <p aria-hidden="true" className="mt-1 flex flex-wrap justify-between gap-x-3 text-muted tabular-nums">
        <span>{formatDay(first.at, locale)}</span>
        <span>{formatDay(last.at, locale)}</span>
      </p>
      <ol aria-label={t.coverageOverTime} className="sr-only">
        {coverage.map(({ covered, total, at }) => (
          <li key={at}>{t.coverageOn(formatDay(at, locale), covered, total)}</li>
        ))}
      </ol>
    </div>
  )
}

/**
 * The path of the line: level between two measures, and from the latest one to the right edge. The top stands for all
 * terms of the posting.
 */
function pathOf(coverage: ApplicationCard['coverage']): string {
  const began = coverage[0]?.at ?? 0
  const span = Math.max((coverage.at(-1)?.at ?? 0) - began, 1)
  const steps = coverage.map(({ covered, total, at }) => {
    const x = ((at - began) / span) * (WIDTH - TAIL)
    const share = total === 0 ? 0 : covered / total
    const y = HEIGHT - EDGE - share * (HEIGHT - 2 * EDGE)
    return { x: x.toFixed(1), y: y.toFixed(1) }
  })
  return `M0 ${steps[0]?.y}${steps.map(({ x, y }) => `H${x}V${y}`).join('')}H${WIDTH}`
}
