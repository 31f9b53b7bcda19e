import { MEMBERSHIP } from '#src/contract/addresses.ts'
import '#client/styles/membership.css'
import '#client/styles/membership-season.css'
import { Breadcrumb } from '#client/components/breadcrumb.tsx'
import { PageHead } from '#client/components/page-head.tsx'
import { pushedPlan } from '#client/features/membership/offers.ts'
import { SeasonHero } from '#client/features/membership/season-hero.tsx'
import { SeasonStories, SeasonSum } from '#client/features/membership/season-stories.tsx'
import { Terms } from '#client/features/membership/small-print.tsx'
import { membershipMessages } from '#client/i18n/membership.ts'
import { seasonMessages } from '#client/i18n/membership-season.ts'
import { useMessages } from '#client/i18n/messages.ts'
import { usePayload } from '#client/lib/page.tsx'

export default function SeasonPage() {
  const t = useMessages(seasonMessages)
  const membership = useMessages(membershipMessages)
  const { free, plans } = usePayload('membershipPlans')
  const plan = pushedPlan(plans)
  return (
    <>
      <PageHead title={t.title} description={t.description} canonical={MEMBERSHIP} />
      <div className="wrap">
        <Breadcrumb trail={[{ text: membership.title, path: MEMBERSHIP }, { text: t.title }]} />
      </div>
      <div data-late="one">
        {plan && <SeasonHero plan={plan} />}
        <div className="wrap">
          {plan && <SeasonStories free={free} plan={plan} />}
          {plan && <SeasonSum plan={plan} plans={plans} />}
          <Terms />
        </div>
      </div>
    </>
  )
}
