import { MEMBERSHIP } from '#src/contract/addresses.ts'
import '#client/styles/membership.css'
import '#client/styles/usage.css'
import { Breadcrumb } from '#client/components/breadcrumb.tsx'
import { PageHead } from '#client/components/page-head.tsx'
import { CompareTable } from '#client/features/membership/compare-table.tsx'
import { PlanCards } from '#client/features/membership/plan-cards.tsx'
import { PlansData } from '#client/features/membership/plans-data.tsx'
import { OtherWays, Questions, Terms } from '#client/features/membership/small-print.tsx'
import { StandingCard } from '#client/features/membership/standing-card.tsx'
import { useStanding } from '#client/features/membership/use-standing.ts'
import { membershipMessages } from '#client/i18n/membership.ts'
import { useMessages } from '#client/i18n/messages.ts'
import { usePayload } from '#client/lib/page.tsx'

export default function VipPage() {
  const t = useMessages(membershipMessages)
  const { free, plans } = usePayload('membershipPlans')
  const standing = useStanding()
  return (
    <>
      <PageHead title={t.title} description={t.description} canonical={MEMBERSHIP} />
      <div className="wrap">
        <Breadcrumb trail={[{ text: t.title }]} />
      </div>
      <div className="vip-head slips">
        <div className="wrap">
          <h1 className="font-serif text-3xl">{t.title}</h1>
          <p className="mt-4 max-w-text text-lg">{t.lead}</p>
          <p className="max-w-text text-lg text-muted">{t.leadMore}</p>
        </div>
      </div>
      <div className="wrap vip-body" data-late="plans">
        <PlansData plans={plans} />
        <StandingCard standing={standing} />
        <PlanCards plans={plans} standing={standing} />
        <CompareTable free={free} plans={plans} />
        <OtherWays />
        <Questions />
        <Terms />
      </div>
    </>
  )
}
