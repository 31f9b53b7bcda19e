import { Button } from '#client/components/button.tsx'
import { Icon } from '#client/components/icon.tsx'
import { membershipMessages } from '#client/i18n/membership.ts'
import { useMessages } from '#client/i18n/messages.ts'
import { useClient } from '#client/lib/client.tsx'
import type { Plan } from '#src/contract/membership.ts'
import type { Offer } from './offers.ts'

/** Opens the purchase dialog with a plan, or says why it cannot be bought. */
export function BuyButton({ plan, offer, primary }: { plan: Plan; offer: Offer; primary: boolean }) {
  const t = useMessages(membershipMessages)
  const { openPurchase } = useClient()
  if (offer.kind === 'current' || offer.kind === 'included') {
    return (
      <p className="flex min-h-13 items-center justify-center gap-2 text-sm text-muted">
        <Icon name="check" className="text-accent" />
        {t[offer.kind]}
      </p>
    )
  }
  return (
    <Button
      variant={primary ? 'primary' : 'secondary'}
      size="large"
      wide
      onClick={() => openPurchase({ planId: plan.id, renew: true })}
    >
      {t[offer.kind](plan.name)}
    </Button>
  )
}
