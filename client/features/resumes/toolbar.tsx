import { SearchBox } from '#client/components/search-box.tsx'
import { overviewMessages } from '#client/i18n/applications-overview.ts'
import { useMessages } from '#client/i18n/messages.ts'
import { resumeSortMessages, resumesMessages } from '#client/i18n/resumes.ts'
import { useLocale, usePayload } from '#client/lib/page.tsx'
import { localePath } from '#client/lib/paths.ts'
import { MY_RESUMES } from '#src/contract/addresses.ts'
import { applicationsPath, resumesPath } from '#src/contract/own-addresses.ts'
import type { PayloadOf } from '#src/contract/payloads.ts'

type Query = PayloadOf<'myResumes'>['query']

const sorts = ['updated', 'created', 'title'] as const

/** Which list, its order and its search; all of it is kept in the address. */
export function Toolbar() {
  const t = useMessages(resumesMessages)
  const sortNames = useMessages(resumeSortMessages)
  const locale = useLocale()
  const { view } = useMessages(overviewMessages)
  const { query, status, deleted, applications } = usePayload('myResumes')
  const all: Query = { deleted: false, applications: false, status: null, q: '', sort: query.sort, page: 1 }
  const isResumes = !query.deleted && !query.applications
  const isWorthIt = status.online_resumes.used > 1 || query.q !== ''
  return (
    <div className="mb-6 flex flex-wrap items-center gap-x-6 gap-y-3">
      <nav aria-label={t.views} className="flex flex-wrap gap-1">
        <View href={resumesPath(all)} current={isResumes} text={t.all} count={status.online_resumes.used} />
        <View
          href={resumesPath({ ...all, sort: 'updated', deleted: true })}
          current={query.deleted}
          text={t.deleted}
          count={deleted}
        />
        {applications !== null && (
          <View
            href={applicationsPath()}
            current={query.applications}
            text={view}
            count={Object.values(applications.counts).reduce((sum, count) => sum + count, 0)}
          />
        )}
      </nav>
      {isResumes && isWorthIt && (
        <>
          <div className="min-w-56 flex-1">
            <SearchBox
              action={localePath(locale, MY_RESUMES)}
              kept={query.sort === 'updated' ? {} : { sort: query.sort }}
              q={query.q}
              label={t.search}
              hint={t.searchHint}
              hrefOf={(q) => localePath(locale, resumesPath({ ...query, q, page: 1 }))}
              compact
            />
          </div>
          <nav aria-label={t.sort} className="flex gap-1">
            {sorts.map((sort) => (
              <a
                key={sort}
                href={localePath(locale, resumesPath({ ...query, sort, page: 1 }))}
                aria-current={sort === query.sort || undefined}
                className="chip"
              >
                {sortNames[sort]}
              </a>
            ))}
          </nav>
        </>
      )}
    </div>
  )
}

function View({ href, current, text, count }: { href: string; current: boolean; text: string; count: number }) {
  const locale = useLocale()
  return (
    <a href={localePath(locale, href)} aria-current={current ? 'page' : undefined} className="chip">
      {text} <small>{count}</small>
    </a>
  )
}
