import { type ReactNode, useState } from 'react'
import { Button } from '#client/components/button.tsx'
import { ConfirmDialog } from '#client/components/confirm-dialog.tsx'
import { Icon } from '#client/components/icon.tsx'
import { NewWindow } from '#client/components/new-window.tsx'
import { applicationMessages, applicationStatusMessages } from '#client/i18n/applications.ts'
import { useMessages } from '#client/i18n/messages.ts'
import { formatCalendarDay } from '#client/lib/calendar-day.ts'
import { formatDay } from '#client/lib/dates.ts'
import { useLocale } from '#client/lib/page.tsx'
import { say } from '#client/lib/say.ts'
import { useAction } from '#client/lib/use-action.ts'
import type { Application, Sending } from '#src/contract/applications.ts'
import { CoverageChange } from './coverage-change.tsx'
import { CoverageSteps } from './coverage-steps.tsx'
import { FactsForm } from './facts-form.tsx'
import { NextStepForm } from './next-step-form.tsx'
import { SentList } from './sent-list.tsx'
import { StatusSelect } from './status-select.tsx'
import type { OpenApplication } from './use-application.ts'

type ApplicationDetailsProps = {
  application: Application
  actions: Pick<OpenApplication, 'change' | 'unsend'>
  /** Shown below the sendings: the form or link for adding another one. */
  children: ReactNode
}

/** Shows everything about an application, with the fields its owner can change. */
export function ApplicationDetails({ application, actions, children }: ApplicationDetailsProps) {
  const t = useMessages(applicationMessages)
  const statuses = useMessages(applicationStatusMessages)
  const locale = useLocale()
  const { title, employer, link, status, coverage, sendings, posting, states } = application
  const name = t.at(title, employer)
  const { run } = useAction()
  const [unwanted, setUnwanted] = useState<Sending | null>(null)

  return (
    <div className="grid gap-6">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <div className="min-w-0 flex-1 basis-52">
          <h3 className="text-lg font-medium wrap-anywhere">{name}</h3>
          {link !== '' && (
            <a href={link} target="_blank" rel="noreferrer noopener" className="link text-sm">
              {t.postingLink}
              <NewWindow />
            </a>
          )}
        </div>
        <StatusSelect
          name={name}
          status={status}
          onChange={(next) =>
            run(async () => {
              await actions.change({ status: next })
              say(t.changed(name, statuses[next]))
            })
          }
        />
      </div>
      <Part title={t.coverage}>
        <CoverageChange coverage={coverage} />
        <CoverageSteps coverage={coverage} />
      </Part>
      <NextStepForm key={`next ${application.id}`} application={application} onChange={actions.change} />
      <Part title={t.sent}>
        {sendings.length === 0 ? (
          <p className="text-sm text-muted">{t.notSent}</p>
        ) : (
          <SentList sendings={sendings} onRemove={setUnwanted} />
        )}
        {children}
        <ConfirmDialog
          open={unwanted !== null}
          onClose={() => setUnwanted(null)}
          title={t.removeSent(unwanted ? formatCalendarDay(unwanted.on, locale) : '')}
          text={t.removeSentText}
          cancel={t.cancel}
        >
          <Button
            variant="danger"
            onClick={() =>
              unwanted &&
              run(async () => {
                await actions.unsend(unwanted.id)
                say(t.sentRemoved)
              })
            }
          >
            {t.removeYes}
          </Button>
        </ConfirmDialog>
      </Part>
      <FactsForm key={`facts ${application.id}`} application={application} onChange={actions.change} />
      <details className="group">
        <summary className="flex min-h-11 items-center gap-2 rounded-md font-medium">
          <span className="flex-1">{t.posting}</span>
          <Icon name="chevron-down" className="text-muted transition-transform group-open:rotate-180" />
        </summary>
        <p className="rounded-md bg-sunken p-3 text-sm whitespace-pre-wrap wrap-anywhere">{posting}</p>
      </details>
      <Part title={t.history}>
        <ol className="text-sm text-muted">
          {states.map(({ status: was, at }) => (
            <li key={at}>
              <time dateTime={new Date(at).toISOString()}>{formatDay(at, locale)}</time> {statuses[was]}
            </li>
          ))}
        </ol>
      </Part>
    </div>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h4 className="mb-1.5 font-medium">{title}</h4>
      {children}
    </section>
  )
}
