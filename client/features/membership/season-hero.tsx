import { seasonMessages } from '#client/i18n/membership-season.ts'
import { useMessages } from '#client/i18n/messages.ts'
import { useLocale } from '#client/lib/page.tsx'
import { localePath } from '#client/lib/paths.ts'
import { MEMBERSHIP } from '#src/contract/addresses.ts'
import type { Plan } from '#src/contract/membership.ts'
import { offerOf } from './offers.ts'
import { PlanCard } from './plan-cards.tsx'
import { useStanding } from './use-standing.ts'

/** The seasonal headline beside the plan it recommends. */
export function SeasonHero({ plan }: { plan: Plan }) {
  const t = useMessages(seasonMessages)
  const locale = useLocale()
  const standing = useStanding()
  return (
    <div className="season-head slips">
      <div className="wrap season-hero">
        <div>
          <p className="font-medium text-accent">{t.label}</p>
          <h1 className="season-title">
            <span className="block">{t.heading1}</span>
            <span className="block">{t.heading2}</span>
          </h1>
          <p className="mt-6 max-w-md text-lg text-muted">{t.lead}</p>
        </div>
        <div>
          <section aria-label={plan.name} className="plan" data-pushed>
            <PlanCard heading="h2" plan={plan} offer={offerOf(plan, standing)} pushed />
          </section>
          <p className="season-note">
            {t.calm}{' '}
            <a href={localePath(locale, MEMBERSHIP)} className="link whitespace-nowrap">
              {t.allPlans}
            </a>
          </p>
        </div>
      </div>
    </div>
  )
}
