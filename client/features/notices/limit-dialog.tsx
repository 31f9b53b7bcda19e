import { useState } from 'react'
import { Button } from '#client/components/button.tsx'
import { ConfirmDialog } from '#client/components/confirm-dialog.tsx'
import { useMessages } from '#client/i18n/messages.ts'
import { noticesMessages } from '#client/i18n/notices.ts'
import { useClient } from '#client/lib/client.tsx'
import { useStore } from '#client/lib/store.ts'

/** What a reached limit leads to: the server's words and the way to a higher one. */
export function LimitDialog() {
  const t = useMessages(noticesMessages)
  const { limitReached, openPurchase, reload } = useClient()
  const message = useStore(limitReached)
  const text = useLast(message)
  return (
    <ConfirmDialog
      open={message !== null}
      onClose={() => limitReached.set(null)}
      title={t.limitTitle}
      text={text}
      cancel={t.notNow}
    >
      <Button variant="primary" icon="crown" onClick={() => openPurchase({ afterwards: () => void reload() })}>
        {t.upgrade}
      </Button>
    </ConfirmDialog>
  )
}

/** The last message there was, so that a closing dialog does not empty first. */
function useLast(message: string | null): string {
  const [last, setLast] = useState(message ?? '')
  if (message !== null && message !== last) setLast(message)
  return message ?? last
}
