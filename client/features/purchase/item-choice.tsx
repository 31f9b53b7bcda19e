import { useSelector } from '@xstate/react'
import { useId } from 'react'
import { Badge } from '#client/components/badge.tsx'
import { Icon } from '#client/components/icon.tsx'
import { Skeleton } from '#client/components/skeleton.tsx'
import { useMessages } from '#client/i18n/messages.ts'
import { purchaseMessages } from '#client/i18n/purchase.ts'
import { useUser } from '#client/lib/client.tsx'
import { formatYuan, priceBefore } from '#client/lib/money.ts'
import type { PurchaseFlow } from '#client/machines/membership-purchase/membership-purchase.machine.ts'
import { selectItem } from '#client/machines/membership-purchase/membership-purchase.selectors.ts'
import type { PurchaseItem } from '#client/machines/membership-purchase/membership-purchase.types.ts'
import type { Plan } from '#src/contract/membership.ts'
import { Choice } from './choice.tsx'

/** The item to buy: a choice of plans, or the one template. */
export function ItemChoice({ flow }: { flow: PurchaseFlow }) {
  const t = useMessages(purchaseMessages)
  const group = useId()
  const items = useSelector(flow, ({ context }) => context.items)
  const chosen = useSelector(flow, selectItem)
  const asked = useSelector(flow, ({ context }) => context.request.planId)
  if (chosen?.kind === 'template') return <TemplateCard template={chosen} />
  return (
    <fieldset className="min-w-0">
      <legend className="mb-3 text-sm font-medium">
        {t.plans}
        <span className="sr-only">{t.choiceKeys}</span>
      </legend>
      {asked !== undefined && items.every(({ id }) => id !== asked) && (
        <p className="mb-3 text-sm text-seal">{t.notOffered}</p>
      )}
      <div className="grid gap-3">
        {items.map(
          (item) =>
            item.kind === 'plan' && (
              <Choice
                key={item.id}
                group={group}
                checked={item.id === chosen?.id}
                onChoose={() => flow.send({ type: 'item.choose', id: item.id })}
                className="items-start gap-3 p-4 [&>input]:mt-1 max-sm:gap-2.5 max-sm:p-3"
              >
                <PlanText plan={item} />
              </Choice>
            ),
        )}
      </div>
    </fieldset>
  )
}

function PlanText({ plan }: { plan: Plan & { renews?: boolean } }) {
  const t = useMessages(purchaseMessages)
  const { name, desc, days, price, due } = plan
  const before = priceBefore(due, plan)
  return (
    <span className="grid min-w-0 flex-1 grid-cols-[1fr_auto] items-baseline gap-x-4 gap-y-1 max-sm:gap-x-2">
      <span className="flex flex-wrap items-center gap-x-2">
        <span className="font-semibold break-keep">{name}</span>
        {plan.renews && <Badge tone="accent">{t.renews}</Badge>}
        {desc !== undefined && <Badge tone="seal">{desc}</Badge>}
      </span>
      <span className="flex flex-wrap items-baseline justify-end gap-x-2 tabular-nums">
        <span className="sr-only">{t.price}</span>
        <span className="text-lg font-semibold text-seal max-sm:text-base">{formatYuan(due)}</span>
        {before !== undefined && (
          <>
            <span className="sr-only">{t.originalPrice}</span>
            <s className="text-sm text-muted">{formatYuan(before)}</s>
          </>
        )}
      </span>
      <span className="col-span-2 flex flex-wrap gap-x-4 text-sm text-muted tabular-nums">
        <span>{days === null ? t.forever : t.days(days)}</span>
        <span>{t.resumes(plan.online_resume_management_upper_limit)}</span>
        <span>{t.downloads(plan.resume_word_download_limit)}</span>
      </span>
      {plan.renews && <span className="col-span-2 text-sm text-muted">{t.renewsText}</span>}
      {due < price && <Deduction due={due} />}
    </span>
  )
}

/** Why less than the full price is due. */
function Deduction({ due }: { due: number }) {
  const t = useMessages(purchaseMessages)
  const user = useUser()
  return (
    <span className="col-span-2 mt-1 flex flex-wrap gap-x-2 text-sm">
      <span className="font-medium text-accent-strong tabular-nums">{t.due(formatYuan(due))}</span>
      {user !== null && <span className="text-muted">{t.deducted(user.vip_level_name)}</span>}
    </span>
  )
}

function TemplateCard({ template }: { template: Extract<PurchaseItem, { kind: 'template' }> }) {
  const t = useMessages(purchaseMessages)
  const { name, preview } = template
  return (
    <div className="flex items-start gap-5">
      {preview && (
        <img
          src={preview.small}
          width={preview.width}
          height={preview.height}
          alt=""
          className="h-auto w-28 flex-none rounded-sm border border-line bg-white sm:w-36"
        />
      )}
      <div className="min-w-0">
        <p className="text-lg font-medium text-balance">{name}</p>
        <p className="mt-2 flex gap-2 text-sm text-muted">
          <Icon name="download" className="mt-0.5 text-base text-accent" />
          {t.templateText}
        </p>
      </div>
    </div>
  )
}

/** Placeholders while the plans load. */
export function ItemSkeletons() {
  const t = useMessages(purchaseMessages)
  return (
    <div role="status" className="grid gap-3">
      <span className="sr-only">{t.loading}</span>
      <Skeleton className="mb-1 h-4 w-24" />
      <Skeleton className="h-22 rounded-md" />
      <Skeleton className="h-22 rounded-md" />
      <Skeleton className="h-22 rounded-md" />
    </div>
  )
}
