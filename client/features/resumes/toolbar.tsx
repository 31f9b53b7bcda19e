import { type FormEvent, useRef } from 'react'
import { Icon } from '#client/components/icon.tsx'
import { overviewMessages } from '#client/i18n/applications-overview.ts'
import { useMessages } from '#client/i18n/messages.ts'
import { resumeSortMessages, resumesMessages } from '#client/i18n/resumes.ts'
import { useClient } from '#client/lib/client.tsx'
import { useLocale, usePayload } from '#client/lib/page.tsx'
import { localePath } from '#client/lib/paths.ts'
import { useSearchText } from '#client/lib/use-search-text.ts'
import { MY_RESUMES } from '#src/contract/addresses.ts'
import { applicationsPath, resumesPath } from '#src/contract/own-addresses.ts'
import type { PayloadOf } from '#src/contract/payloads.ts'
import { SEARCH_MAX } from '#src/contract/text-limits.ts'

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
          <Search query={query} />
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

/** A plain form; with scripts it is answered without a reload. */
function Search({ query }: { query: Query }) {
  const t = useMessages(resumesMessages)
  const client = useClient()
  const locale = useLocale()
  const field = useRef<HTMLInputElement>(null)
  const noteAsked = useSearchText(query.q, field)
  const search = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const q = String(new FormData(event.currentTarget).get('q') ?? '').trim()
    noteAsked(q)
    void client.navigate(localePath(locale, resumesPath({ ...query, q, page: 1 })))
  }
  return (
    <search className="min-w-56 flex-1">
      <form action={localePath(locale, MY_RESUMES)} onSubmit={search} className="search-box min-h-11">
        {query.sort !== 'updated' && <input type="hidden" name="sort" value={query.sort} />}
        <input
          ref={field}
          type="search"
          name="q"
          defaultValue={query.q}
          maxLength={SEARCH_MAX}
          aria-label={t.search}
          placeholder={t.searchHint}
          enterKeyHint="search"
          className="search-input"
        />
        <button type="submit" aria-label={t.searchButton} className="icon-btn h-10.5">
          <Icon name="search" />
        </button>
      </form>
    </search>
  )
}
