import { useState } from 'react'
import { Button } from '#client/components/button.tsx'
import { Dialog } from '#client/components/dialog.tsx'
import { LoadFailure } from '#client/components/load-failure.tsx'
import { useDocument, useEditor } from '#client/features/editor/session/use-editor.tsx'
import { useMessages } from '#client/i18n/messages.ts'
import { sharingMessages } from '#client/i18n/sharing.ts'
import { useClient } from '#client/lib/client.tsx'
import { say } from '#client/lib/say.ts'
import { useAction } from '#client/lib/use-action.ts'
import { ShareEntry } from './share-entry.tsx'
import { ShareForm } from './share-form.tsx'
import { type ShareInput, useShares } from './use-shares.ts'

/** Manages the links to this résumé. Load it lazily. */
export function ShareDialog({ onClose }: { onClose: () => void }) {
  const t = useMessages(sharingMessages)
  return (
    <Dialog open onClose={onClose} title={t.share} width="medium">
      <Links />
    </Dialog>
  )
}

function Links() {
  const t = useMessages(sharingMessages)
  const client = useClient()
  const { id, newId } = useEditor()
  const { locale } = useDocument()
  const { shares, failed, reload, create, change, revoke } = useShares(id, newId)
  const [isMaking, setMaking] = useState(false)
  const { run } = useAction()
  const isFirst = shares !== null && shares.length === 0

  async function make(input: ShareInput): Promise<void> {
    await create(input)
    setMaking(false)
    say(t.made(input.label))
  }

  function withdraw(share: string): void {
    run(async () => {
      await revoke(share)
      client.notify({ kind: 'success', title: t.revoked })
    })
  }

  return (
    <>
      <p className="mt-2 text-sm text-muted">{t.about}</p>
      {failed && <LoadFailure text={t.failed} onRetry={reload} className="mt-6" />}
      {shares === null && !failed && <p className="mt-6 text-muted">{t.loading}</p>}
      {isFirst && <p className="mt-6">{t.none}</p>}
      {(isFirst || isMaking) && (
        <div className="mt-5">
          <ShareForm submit={t.createFirst} onSubmit={make} onCancel={isMaking ? () => setMaking(false) : undefined} />
        </div>
      )}
      {shares !== null && !isFirst && !isMaking && (
        <Button icon="plus" className="mt-5" onClick={() => setMaking(true)}>
          {t.create}
        </Button>
      )}
      {shares !== null && !isFirst && (
        <>
          <ul aria-label={t.links} className="mt-4 rows border-t border-line">
            {shares.map((share) => (
              <ShareEntry
                key={share.id}
                share={share}
                language={locale}
                onChange={(input) => change(share.id, input)}
                onRevoke={() => withdraw(share.id)}
              />
            ))}
          </ul>
          <p className="border-t border-line pt-4 text-sm text-muted">{t.countNote}</p>
        </>
      )}
    </>
  )
}
