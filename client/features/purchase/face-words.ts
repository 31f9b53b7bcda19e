import type { purchaseMessages } from '#client/i18n/purchase.ts'
import { formatYuan } from '#client/lib/money.ts'
import type { PaymentFace } from '#client/machines/membership-purchase/membership-purchase.selectors.ts'
import type { MembershipPurchaseContext } from '#client/machines/membership-purchase/membership-purchase.types.ts'

/** The texts about the state of a payment. */
export type FaceWords = { title: string; text: string }

/** The texts when there is no payable order: shown in place of the code, and read out. */
export function faceWords(
  face: PaymentFace,
  { failure, closing, refund }: Pick<MembershipPurchaseContext, 'failure' | 'closing' | 'refund'>,
  t: (typeof purchaseMessages)['zh'],
): FaceWords {
  switch (face) {
    case 'unavailable':
      return { title: t.unavailable, text: failure?.message ?? '' }
    case 'expired':
      return { title: t.expired, text: t.closing }
    case 'over':
      return { title: t.expired, text: t.closedBecause[closing ?? 'time'] }
    case 'refunded': {
      const { title, text } = t.refunds[refund?.state ?? 'under_way']
      return { title, text: refund === null ? '' : text(formatYuan(refund.amount)) }
    }
    case 'paid':
      return { title: t.paid, text: t.paidText }
    case 'creating':
    case 'payable':
      return { title: '', text: '' }
  }
}
