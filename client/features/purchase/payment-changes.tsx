import { Announcements } from '#client/components/announcements.tsx'
import { useMessages } from '#client/i18n/messages.ts'
import { purchaseMessages } from '#client/i18n/purchase.ts'
import { formatYuan } from '#client/lib/money.ts'
import type { PaymentFace } from '#client/machines/membership-purchase/membership-purchase.selectors.ts'
import type { FaceWords } from './face-words.ts'

type PaymentChangesProps = { face: PaymentFace; method: string; amount: number | null; words: FaceWords }

/** Announces what becomes of a payment. */
export function PaymentChanges({ face, method, amount, words }: PaymentChangesProps) {
  const t = useMessages(purchaseMessages)
  return <Announcements status={status()} alert={alert()} />

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
