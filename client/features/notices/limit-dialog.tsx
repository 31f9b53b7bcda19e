import { useState } from 'react'
import { Button } from '#client/components/button.tsx'
import { ConfirmDialog } from '#client/components/confirm-dialog.tsx'
import { useMessages } from '#client/i18n/messages.ts'
import { noticesMessages } from '#client/i18n/notices.ts'
import { type LimitReached, useClient } from '#client/lib/client.tsx'
import { useIsHighest } from '#client/lib/highest-level.ts'
import { formatYuan } from '#client/lib/money.ts'
import { useStore } from '#client/lib/store.ts'
import { resumesKept } from '#src/contract/membership.ts'
import { singleOffer } from '#src/contract/word.ts'

const NONE: LimitReached = { message: '' }

/** The dialog about a reached limit: the server's message, higher plans, and the single template. */
export function LimitDialog() {
  const t = useMessages(noticesMessages)
  const { limitReached, openPurchase, reload } = useClient()
  const isHighest = useIsHighest()
  const reached = useStore(limitReached)
  const { message, data, again } = useLast(reached)
  const offer = singleOffer.safeParse(data).data
  const kept = resumesKept.safeParse(data).data
  const room = kept && { resumes: kept.online_resumes + 1 }
  const single = offer && (
    <Button onClick={() => openPurchase({ templateId: offer.template_id, afterwards: again })}>
      {t.buySingle(formatYuan(offer.price))}
    </Button>
  )
  return (
    <ConfirmDialog
      open={reached !== null}
      onClose={() => limitReached.set(null)}
      title={t.limitTitle}
      text={message}
      cancel={isHighest ? t.close : t.notNow}
      other={single}
    >
      {isHighest ? null : (
        <Button
          variant="primary"
          icon="crown"
          onClick={() => openPurchase({ ...room, afterwards: again ?? (() => void reload()) })}
        >
          {t.upgrade}
        </Button>
      )}
    </ConfirmDialog>
  )
}

/** The last limit, so that the dialog keeps its content during its closing animation. */
function useLast(reached: LimitReached | null): LimitReached {
  const [last, setLast] = useState(reached ?? NONE)
  if (reached !== null && reached !== last) setLast(reached)
  return reached ?? last
}
