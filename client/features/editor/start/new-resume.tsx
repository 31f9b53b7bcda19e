import { useId } from 'react'
import { GuestOffer } from '#client/components/guest/guest-offer.tsx'
import { editorStartMessages } from '#client/i18n/editor-start.ts'
import { useMessages } from '#client/i18n/messages.ts'
import { useClient } from '#client/lib/client.tsx'
import { usePayload } from '#client/lib/page.tsx'
import { MY_RESUMES } from '#src/contract/addresses.ts'
import { RecentResumes } from './recent-resumes.tsx'
import { StartScreen } from './start-screen.tsx'

/** The start screen for an account, with its limit of résumés. */
export function NewResume() {
  const t = useMessages(editorStartMessages)
  const client = useClient()
  const { total, limit } = usePayload('editor').mine
  const noteId = useId()
  const isFull = total >= limit
  return (
    <StartScreen
      back={{ path: MY_RESUMES, label: t.back }}
      others={
        <>
          <GuestOffer />
          <RecentResumes />
        </>
      }
      full={isFull ? { id: noteId, message: t.full(limit) } : null}
      note={
        isFull ? (
          <p id={noteId} className="mr-auto max-w-text text-sm text-seal">
            {t.full(limit)}{' '}
            <button
              type="button"
              className="link"
              onClick={() => client.openPurchase({ afterwards: () => void client.reload() })}
            >
              {t.upgrade}
            </button>
          </p>
        ) : (
          <p className="mr-auto text-sm text-muted tabular-nums">{t.used(total, limit)}</p>
        )
      }
    />
  )
}
