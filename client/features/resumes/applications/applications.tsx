import { useState } from 'react'
import { Button, ButtonLink } from '#client/components/button.tsx'
import { EmptyState } from '#client/components/empty-state.tsx'
import { PartBoundary } from '#client/components/part-boundary.tsx'
import { PastLastPage } from '#client/components/past-last-page.tsx'
import { applicationStatusMessages } from '#client/i18n/applications.ts'
import { overviewMessages } from '#client/i18n/applications-overview.ts'
import { useMessages } from '#client/i18n/messages.ts'
import { useLocale, usePayload } from '#client/lib/page.tsx'
import { lazyPart } from '#client/lib/part.ts'
import { localePath } from '#client/lib/paths.ts'
import { useFocusAfterRemoval } from '#client/lib/use-focus-after-removal.ts'
import { applicationStatuses } from '#src/contract/application-limits.ts'
import { applicationsPath } from '#src/contract/own-addresses.ts'
import type { PayloadOf } from '#src/contract/payloads.ts'
import { ApplicationEntry } from './application-entry.tsx'

const ChooseResume = lazyPart(
  import.meta.env.SSR ? null : async () => (await import('./choose-resume.tsx')).ChooseResume,
)

type ApplicationsProps = {
  list: NonNullable<PayloadOf<'myResumes'>['applications']>
  /** Moves the focus, because an application that had it has disappeared. */
  onGone: () => void
}

/** The user's applications: what is due soonest first, of one status if the address says so. */
export function Applications({ list, onGone }: ApplicationsProps) {
  const t = useMessages(overviewMessages)
  const [isChoosing, setChoosing] = useState(false)
  const begin = () => setChoosing(true)
  useFocusAfterRemoval(
    list.items.map(({ id }) => id),
    onGone,
  )
  const all = applicationStatuses.reduce((sum, status) => sum + list.counts[status], 0)
  return (
    <>
      {all > 0 && (
        <div className="mb-6 flex flex-wrap items-center justify-between gap-3">
          <Filter counts={list.counts} all={all} />
          <Button icon="plus" onClick={begin}>
            {t.begin}
          </Button>
        </div>
      )}
      {list.items.length > 0 ? (
        <ul className="grid gap-4">
          {list.items.map((application) => (
            <li key={application.id}>
              <ApplicationEntry application={application} />
            </li>
          ))}
        </ul>
      ) : (
        <NoApplications all={all} onBegin={begin} />
      )}
      <PartBoundary onGone={() => setChoosing(false)}>
        {isChoosing && <ChooseResume onClose={() => setChoosing(false)} />}
      </PartBoundary>
    </>
  )
}

type Counts = NonNullable<PayloadOf<'myResumes'>['applications']>['counts']

/** Links to the applications of each status there are some of. */
function Filter({ counts, all }: { counts: Counts; all: number }) {
  const t = useMessages(overviewMessages)
  const statuses = useMessages(applicationStatusMessages)
  const locale = useLocale()
  const { status: chosen } = usePayload('myResumes').query
  const shown = applicationStatuses.filter((status) => counts[status] > 0 || status === chosen)
  return (
    <nav aria-label={t.filter} className="flex flex-wrap gap-1">
      {[null, ...shown].map((status) => (
        <a
          key={status}
          href={localePath(locale, applicationsPath(status))}
          aria-current={status === chosen ? 'page' : undefined}
          className="chip"
        >
          {status === null ? t.all : statuses[status]} <small>{status === null ? all : counts[status]}</small>
        </a>
      ))}
    </nav>
  )
}

function NoApplications({ all, onBegin }: { all: number; onBegin: () => void }) {
  const t = useMessages(overviewMessages)
  const statuses = useMessages(applicationStatusMessages)
  const locale = useLocale()
  const { status, page } = usePayload('myResumes').query
  if (all > 0 && page > 1) {
    return <PastLastPage icon="file" first={localePath(locale, applicationsPath(status))} />
  }
  if (all > 0 && status !== null) {
    return (
      <EmptyState icon="file" title={t.noneOf(statuses[status])}>
        <ButtonLink href={localePath(locale, applicationsPath())}>{t.showAll}</ButtonLink>
      </EmptyState>
    )
  }
  return (
    <EmptyState icon="file" title={t.empty} text={t.emptyText}>
      <Button variant="primary" icon="plus" onClick={onBegin}>
        {t.begin}
      </Button>
    </EmptyState>
  )
}
