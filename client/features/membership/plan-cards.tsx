import { Badge } from '#client/components/badge.tsx'
import { Icon } from '#client/components/icon.tsx'
import { TitledSection } from '#client/components/titled-section.tsx'
import { membershipMessages } from '#client/i18n/membership.ts'
import { useMessages } from '#client/i18n/messages.ts'
import { formatYuan } from '#client/lib/money.ts'
import type { Plan } from '#src/contract/membership.ts'
import { BuyButton } from './buy-button.tsx'
import { type Offer, offerOf, pushedPlan } from './offers.ts'
import { Price } from './price.tsx'
import type { StandingState } from './use-standing.ts'

/** The plans side by side, each with its offer for this visitor. */
export function PlanCards({ plans, standing }: { plans: readonly Plan[]; standing: StandingState }) {
  const t = useMessages(membershipMessages)
  const pushed = pushedPlan(plans)
  return (
    <TitledSection id="plans" title={t.plans} titleClass="sr-only">
      <ul className="plans">
        {plans.map((plan) => (
          <li key={plan.id} className="plan" data-pushed={plan === pushed || undefined}>
            <PlanCard heading="h3" plan={plan} offer={offerOf(plan, standing)} pushed={plan === pushed} />
          </li>
        ))}
      </ul>
      <ul className="plan-facts">
        {[t.fact1, t.fact2, t.fact3].map((fact) => (
          <li key={fact} className="flex items-center gap-2">
            <Icon name="check" className="text-accent" />
            {fact}
          </li>
        ))}
      </ul>
    </TitledSection>
  )
}

type PlanCardProps = { heading: 'h2' | 'h3'; plan: Plan; offer: Offer; pushed: boolean }

/** One plan; its parts use the rows of the surrounding grid. */
export function PlanCard({ heading: Heading, plan, offer, pushed }: PlanCardProps) {
  const t = useMessages(membershipMessages)
  return (
    <>
      <div className="flex flex-wrap items-center gap-2">
        <Heading className="font-serif text-xl">{plan.name}</Heading>
        {plan.desc !== undefined && <Badge tone="seal">{plan.desc}</Badge>}
      </div>
      <Price plan={plan} due={'due' in offer ? offer.due : plan.price} />
      <ul className="plan-limits">
        <li>
          <Icon name="file" className="text-accent" />
          {t.resumes(plan.online_resume_management_upper_limit)}
        </li>
        <li>
          <Icon name="download" className="text-accent" />
          {t.downloads(plan.resume_word_download_limit)}
        </li>
        <li>
          <Icon name="clock" className="text-accent" />
          {plan.days === null ? t.forever : t.days(plan.days)}
        </li>
      </ul>
      <div className="plan-action">
        {'due' in offer && offer.due < plan.price && <p className="plan-due">{t.due(formatYuan(offer.due))}</p>}
        <BuyButton plan={plan} offer={offer} primary={pushed} />
      </div>
    </>
  )
}
