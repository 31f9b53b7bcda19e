import { useState } from 'react'
import { CoverageChange } from '#client/components/applications/coverage-change.tsx'
import { Due } from '#client/components/applications/due.tsx'
import { SentList } from '#client/components/applications/sent-list.tsx'
import { StatusSelect } from '#client/components/applications/status-select.tsx'
import { Button } from '#client/components/button.tsx'
import { PartBoundary } from '#client/components/part-boundary.tsx'
import { applicationMessages, applicationStatusMessages } from '#client/i18n/applications.ts'
import { overviewMessages } from '#client/i18n/applications-overview.ts'
import { useMessages } from '#client/i18n/messages.ts'
import { useClient } from '#client/lib/client.tsx'
import { inTurn } from '#client/lib/in-turn.ts'
import { useLocale } from '#client/lib/page.tsx'
import { lazyPart } from '#client/lib/part.ts'
import { localePath } from '#client/lib/paths.ts'
import { say } from '#client/lib/say.ts'
import type { ApplicationStatus } from '#src/contract/application-limits.ts'
import type { ApplicationCard } from '#src/contract/applications.ts'
import { editorPath } from '#src/contract/own-addresses.ts'

const ApplicationDialog = lazyPart(
  import.meta.env.SSR ? null : async () => (await import('./application-dialog.tsx')).ApplicationDialog,
)

/** An application in the overview: its status, the next step, how well the résumé fits, and what was sent. */
export function ApplicationEntry({ application }: { application: ApplicationCard }) {
  const t = useMessages(applicationMessages)
  const overview = useMessages(overviewMessages)
  const statuses = useMessages(applicationStatusMessages)
  const client = useClient()
  const [isOpen, setOpen] = useState(false)
  const [queue] = useState(inTurn)
  const { id, title, employer, status, next_step, next_on, coverage, sendings } = application
  const name = t.at(title, employer)

  async function change(next: ApplicationStatus): Promise<void> {
    try {
      await client.withLoading(queue(() => client.call('user.Application/change', { id, status: next })))
      say(t.changed(name, statuses[next]))
      await client.reload()
    } catch (error) {
      client.report(error, () => void change(next))
    }
  }

  return (
    <article className="rounded-lg border border-line bg-surface p-4 sm:p-5">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-3">
        <div className="min-w-0 flex-1 basis-52">
          <h2 className="text-base font-medium wrap-anywhere">{title}</h2>
          {employer !== '' && <p className="text-sm text-muted wrap-anywhere">{employer}</p>}
        </div>
        <div className="flex flex-wrap items-center gap-2">
          <StatusSelect name={name} status={status} onChange={(next) => void change(next)} />
          <Button aria-label={overview.detailsOf(name)} className="min-h-11" onClick={() => setOpen(true)}>
            {overview.details}
          </Button>
        </div>
      </div>
      <dl className="mt-4 grid gap-x-8 gap-y-3 text-sm sm:grid-cols-2 lg:grid-cols-4">
        <Fact name={t.next}>
          {next_step === '' && next_on === null ? (
            <span className="text-muted">{t.noNext}</span>
          ) : (
            <span className="wrap-anywhere">
              {next_on !== null && (
                <>
                  <Due on={next_on} />{' '}
                </>
              )}
              {next_step}
            </span>
          )}
        </Fact>
        <Fact name={t.coverage}>
          <CoverageChange coverage={coverage} />
        </Fact>
        <Fact name={t.resume}>
          <ResumeLink resume={application.resume} />
        </Fact>
        {sendings.length > 0 && (
          <Fact name={t.sent}>
            <SentList sendings={sendings.slice(-1)} />
          </Fact>
        )}
      </dl>
      <PartBoundary onGone={() => setOpen(false)}>
        {isOpen && (
          <ApplicationDialog
            id={id}
            onClose={() => {
              setOpen(false)
              void client.reload()
            }}
          />
        )}
      </PartBoundary>
    </article>
  )
}

function Fact({ name, children }: { name: string; children: React.ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-muted">{name}</dt>
      <dd className="mt-0.5">{children}</dd>
    </div>
  )
}

function ResumeLink({ resume }: Pick<ApplicationCard, 'resume'>) {
  const t = useMessages(applicationMessages)
  const { untitled } = useMessages(overviewMessages)
  const locale = useLocale()
  if (resume === null) return <span className="text-muted">{t.resumeGone}</span>
  const title = resume.title || untitled
  if (resume.deleted) return <span className="text-muted">{t.resumeDeleted(title)}</span>
  return (
    <a
      href={localePath(locale, editorPath(resume.id))}
      className="link inline-flex min-h-8 items-center wrap-anywhere pointer-coarse:min-h-11"
    >
      {title}
    </a>
  )
}
