import { applicationMessages } from '#client/i18n/applications.ts'
import { useMessages } from '#client/i18n/messages.ts'
import type { ApplicationCard } from '#src/contract/applications.ts'

/** How many of the posting's terms the résumé covers: at first, and now. */
export function CoverageChange({ coverage }: Pick<ApplicationCard, 'coverage'>) {
  const t = useMessages(applicationMessages)
  const first = coverage[0]
  const last = coverage.at(-1)
  if (first === undefined || last === undefined) return null
  if (last.total === 0) return <span className="text-muted">{t.noTerms}</span>
  return (
    <span className="inline-flex flex-wrap items-center gap-x-2 gap-y-1 tabular-nums">
      <svg aria-hidden="true" viewBox="0 0 64 6" className="h-1.5 w-16 flex-none rounded-sm bg-sunken">
        <rect width={(64 * last.covered) / last.total} height="6" className="fill-accent" />
      </svg>
      {first.covered === last.covered
        ? t.coverageNow(last.covered, last.total)
        : t.coverageChange(first.covered, last.covered, last.total)}
    </span>
  )
}
