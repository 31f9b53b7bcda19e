import { useState } from 'react'
import { Badge } from '#client/components/badge.tsx'
import { Button } from '#client/components/button.tsx'
import { EmptyState } from '#client/components/empty-state.tsx'
import { membershipMessages } from '#client/i18n/membership.ts'
import { seasonMessages } from '#client/i18n/membership-season.ts'
import { useMessages } from '#client/i18n/messages.ts'
import { useClient } from '#client/lib/client.tsx'
import { formatYuan, priceBefore } from '#client/lib/money.ts'
import type { Plan } from '#src/contract/membership.ts'
import { offerOf, pushedPlan } from './offers.ts'
import { useStanding } from './use-standing.ts'

/** Chooses a plan and pays, laid out for one thumb. */
export function CompactPurchase({ plans }: { plans: readonly Plan[] }) {
  const t = useMessages(seasonMessages)
  const { openPurchase } = useClient()
  const standing = useStanding()
  const [chosenId, choose] = useState<number | null>(null)
  const offers = typeof standing === 'string' ? plans : standing.offers
  const chosen = offers.find(({ id }) => id === chosenId) ?? pushedPlan(offers)
  if (chosen === undefined) return <EmptyState icon="crown" title={t.highest} text={t.highestText} />
  return (
    <>
      <fieldset className="grid gap-3">
        <legend className="mb-3 text-sm text-muted">{t.choose}</legend>
        {offers.map((plan) => (
          <PlanChoice
            key={plan.id}
            plan={plan}
            renews={offerOf(plan, standing).kind === 'renew'}
            checked={plan === chosen}
            onChoose={() => choose(plan.id)}
          />
        ))}
      </fieldset>
      <div className="compact-bar">
        <p className="text-sm text-muted">
          {t.payable} <span className="text-lg font-semibold text-seal tabular-nums">{formatYuan(chosen.due)}</span>
        </p>
        <Button
          variant="primary"
          size="large"
          className="flex-1"
          onClick={() => openPurchase({ planId: chosen.id, renew: true })}
        >
          {t.pay}
        </Button>
      </div>
    </>
  )
}

type PlanChoiceProps = { plan: Plan; renews: boolean; checked: boolean; onChoose: () => void }

function PlanChoice({ plan, renews, checked, onChoose }: PlanChoiceProps) {
  const t = useMessages(membershipMessages)
  const { limits, renewal } = useMessages(seasonMessages)
  const { name, desc, price, due, days } = plan
  const before = priceBefore(due, plan)
  return (
    <label className="compact-plan">
      <input type="radio" name="plan" checked={checked} onChange={onChoose} />
      <span className="grid min-w-0 flex-1">
        <span className="flex flex-wrap items-center gap-x-2 font-medium">
          {name}
          <span className="text-sm font-normal text-muted tabular-nums">
            {days === null ? t.forever : t.days(days)}
          </span>
          {renews && <Badge tone="accent">{renewal}</Badge>}
          {desc !== undefined && <Badge tone="seal">{desc}</Badge>}
        </span>
        <span className="text-sm text-muted tabular-nums">
          {limits(plan.online_resume_management_upper_limit, plan.resume_word_download_limit)}
        </span>
        {due < price && <span className="text-sm text-accent-strong">{t.due(formatYuan(due))}</span>}
      </span>
      <span className="grid flex-none justify-items-end">
        <span className="sr-only">{t.price} </span>
        <span className="font-semibold tabular-nums">{formatYuan(due)}</span>
        {before !== undefined && (
          <>
            <span className="sr-only"> {t.originalPrice} </span>
            <s className="text-sm text-muted tabular-nums">{formatYuan(before)}</s>
          </>
        )}
      </span>
    </label>
  )
}
