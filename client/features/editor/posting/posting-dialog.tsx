import { useState } from 'react'
import { ApplicationDetails } from '#client/components/applications/application-details.tsx'
import { Button } from '#client/components/button.tsx'
import { Dialog } from '#client/components/dialog.tsx'
import { LoadFailure } from '#client/components/load-failure.tsx'
import type { PdfFile } from '#client/features/editor/shell/use-pdf.ts'
import { applicationMessages } from '#client/i18n/applications.ts'
import { postingMessages } from '#client/i18n/editor-posting.ts'
import { useMessages } from '#client/i18n/messages.ts'
import { useLocale } from '#client/lib/page.tsx'
import { localePath } from '#client/lib/paths.ts'
import { applicationsPath } from '#src/contract/own-addresses.ts'
import { NewApplication } from './new-application.tsx'
import { SendForm } from './send-form.tsx'
import { type ResumeApplications, useApplications } from './use-applications.tsx'

type PostingDialogProps = { onClose: () => void; current: PdfFile['current'] }

/** A dialog for the application the résumé is meant for, or for a new one. Load it lazily. */
export function PostingDialog({ onClose, current }: PostingDialogProps) {
  const t = useMessages(postingMessages)
  const applications = useApplications()
  const [isNew, setNew] = useState(false)
  const isNone = applications === null || applications.isNone
  return (
    <Dialog open onClose={onClose} title={t.dialog} width="medium" closesOutside={false}>
      {isNew || isNone ? (
        <>
          {!isNone && (
            <Button size="small" className="mt-3" onClick={() => setNew(false)}>
              {t.back}
            </Button>
          )}
          <NewApplication onKept={() => setNew(false)} />
        </>
      ) : (
        <Kept applications={applications} current={current} onNew={() => setNew(true)} />
      )}
    </Dialog>
  )
}

type KeptProps = { applications: ResumeApplications; current: PdfFile['current']; onNew: () => void }

function Kept({ applications: { list, failed, reload, open, choose }, current, onNew }: KeptProps) {
  const t = useMessages(postingMessages)
  const names = useMessages(applicationMessages)
  const locale = useLocale()
  const { application } = open
  if (application === null) {
    const isFailed = failed || open.failed
    return isFailed ? (
      <LoadFailure text={t.failed} onRetry={failed ? reload : open.reload} className="mt-4" />
    ) : (
      <p className="mt-4 text-muted">{t.loading}</p>
    )
  }
  // An application created just now may not be in the list yet.
  const others = list ?? []
  const all = others.some(({ id }) => id === application.id) ? others : [application, ...others]
  return (
    <>
      {all.length > 1 && (
        <label className="mt-4 block text-sm">
          <span className="mb-1.5 block font-medium">{t.several}</span>
          <select
            value={application.id}
            onChange={({ target }) => choose(target.value)}
            className="h-12 w-full rounded-md border border-field bg-surface px-3 text-base"
          >
            {all.map(({ id, title, employer }) => (
              <option key={id} value={id}>
                {names.at(title, employer)}
              </option>
            ))}
          </select>
        </label>
      )}
      <div className="mt-4">
        <ApplicationDetails application={application} actions={open}>
          <SendForm onSend={open.send} current={current} />
        </ApplicationDetails>
      </div>
      <div className="mt-6 flex flex-wrap items-center gap-4">
        <Button icon="plus" onClick={onNew}>
          {t.another}
        </Button>
        <a href={localePath(locale, applicationsPath())} className="link inline-flex min-h-11 items-center">
          {t.overview}
        </a>
      </div>
    </>
  )
}
