import { Button } from '#client/components/button.tsx'
import { Icon, type IconName } from '#client/components/icon.tsx'
import { useMessages } from '#client/i18n/messages.ts'
import { purchaseMessages } from '#client/i18n/purchase.ts'
import type { PaymentFace } from '#client/machines/membership-purchase/membership-purchase.selectors.ts'
import type { FaceWords } from './face-words.ts'

type CoverFace = Exclude<PaymentFace, 'payable'>
type Look = { icon: IconName; className: string; again?: string }

type PaymentCoverProps = {
  face: PaymentFace
  words: FaceWords
  onRenew: () => void
}

/** Covers the place of the QR code while there is none: not yet, no longer, or no longer needed. */
export function PaymentCover({ face, words: { title, text }, onRenew }: PaymentCoverProps) {
  const t = useMessages(purchaseMessages)
  if (face === 'payable' || face === 'creating') return <Spinner />
  const { icon, className, again } = lookOf(face)
  return (
    <div className="grid min-h-50 w-full animate-[appear_160ms_var(--ease-out)] place-content-center justify-items-center gap-1">
      <span className={`grid size-12 place-items-center rounded-full text-xl ${className}`}>
        <Icon name={icon} />
      </span>
      <p className="mt-2 font-medium text-balance">{title}</p>
      <p className="text-sm text-balance text-muted">{text}</p>
      {again !== undefined && (
        <Button variant="primary" size="small" icon="refresh" className="mt-3" onClick={onRenew}>
          {again}
        </Button>
      )}
    </div>
  )

  function lookOf(face: Exclude<CoverFace, 'creating'>): Look {
    const trouble = { icon: 'warning', className: 'bg-seal-soft text-seal' } as const
    const calm = 'bg-accent-soft text-accent-strong'
    switch (face) {
      case 'unavailable':
        return { ...trouble, again: t.retry }
      case 'expired':
      case 'over':
        return { icon: 'clock', className: calm, again: t.renew }
      case 'refunded':
        return { icon: 'info', className: calm, again: t.renew }
      case 'paid':
        return { icon: 'check', className: 'bg-accent text-on-accent' }
    }
  }
}

function Spinner() {
  const t = useMessages(purchaseMessages)
  return (
    <div className="grid min-h-50 place-content-center justify-items-center gap-3">
      <span
        aria-hidden="true"
        className="size-9 animate-[spin_900ms_linear_infinite] rounded-full border-3 border-line-strong border-t-accent"
      />
      <p className="text-sm text-muted">{t.creating}</p>
    </div>
  )
}
