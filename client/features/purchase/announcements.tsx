import { useMessages } from '#client/i18n/messages.ts'
import { purchaseMessages } from '#client/i18n/purchase.ts'
import { formatYuan } from '#client/lib/money.ts'
import type { PaymentFace } from '#client/machines/membership-purchase/membership-purchase.selectors.ts'
import type { FaceWords } from './face-words.ts'

type AnnouncementsProps = { face: PaymentFace; method: string; amount: number | null; words: FaceWords }

/** Announces changes once: success politely, problems assertively. Both live regions exist from the start. */
export function Announcements({ face, method, amount, words }: AnnouncementsProps) {
  const t = useMessages(purchaseMessages)
  return (
    <div className="sr-only">
      <p role="status">{status()}</p>
      <p role="alert">{alert()}</p>
    </div>
  )

  function status(): string {
    if (face === 'creating') return t.creating
    if (face === 'paid') return t.paid
    return face === 'payable' && amount !== null ? t.ready(method, formatYuan(amount)) : ''
  }

  function alert(): string {
    if (face === 'unavailable') return words.title
    return face === 'expired' || face === 'over' || face === 'refunded' ? `${words.title} ${words.text}` : ''
  }
}
