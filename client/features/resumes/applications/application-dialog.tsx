import { useState } from 'react'
import { ApplicationDetails } from '#client/components/applications/application-details.tsx'
import { useApplication } from '#client/components/applications/use-application.ts'
import { Button, ButtonLink } from '#client/components/button.tsx'
import { ConfirmDialog } from '#client/components/confirm-dialog.tsx'
import { Dialog } from '#client/components/dialog.tsx'
import { LoadFailure } from '#client/components/load-failure.tsx'
import { overviewMessages } from '#client/i18n/applications-overview.ts'
import { useMessages } from '#client/i18n/messages.ts'
import { useClient } from '#client/lib/client.tsx'
import { useLocale } from '#client/lib/page.tsx'
import { localePath } from '#client/lib/paths.ts'
import { editorPath } from '#src/contract/own-addresses.ts'

/** A dialog to see, change and remove an application. Load it lazily. */
export function ApplicationDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const t = useMessages(overviewMessages)
  const locale = useLocale()
  const { application, failed, reload, ...actions } = useApplication(id)
  const resume = application?.resume
  return (
    <Dialog open onClose={onClose} title={t.dialog} width="medium">
      {application === null &&
        (failed ? (
          <LoadFailure text={t.failed} onRetry={reload} className="mt-4" />
        ) : (
          <p className="mt-4 text-muted">{t.loading}</p>
        ))}
      {application && (
        <>
          <div className="mt-4">
            <ApplicationDetails application={application} actions={actions}>
              {resume && !resume.deleted && (
                <ButtonLink
                  size="small"
                  href={localePath(locale, editorPath(resume.id, { posting: true }))}
                  className="mt-3"
                >
                  {t.sendIn}
                </ButtonLink>
              )}
            </ApplicationDetails>
          </div>
          <Removal id={id} onRemoved={onClose} />
        </>
      )}
    </Dialog>
  )
}

function Removal({ id, onRemoved }: { id: string; onRemoved: () => void }) {
  const t = useMessages(overviewMessages)
  const client = useClient()
  const [isAsking, setAsking] = useState(false)

  async function remove(): Promise<void> {
    try {
      await client.withLoading(client.call('user.Application/remove', { id }))
      client.notify({ kind: 'success', title: t.removed })
      onRemoved()
    } catch (error) {
      client.report(error, () => void remove())
    }
  }

  return (
    <div className="mt-6 border-t border-line pt-4">
      <Button variant="danger" icon="bin" onClick={() => setAsking(true)}>
        {t.remove}
      </Button>
      <ConfirmDialog
        open={isAsking}
        onClose={() => setAsking(false)}
        title={t.remove}
        text={t.removeText}
        cancel={t.cancel}
      >
        <Button variant="danger" onClick={() => void remove()}>
          {t.removeYes}
        </Button>
      </ConfirmDialog>
    </div>
  )
}
