import { AGREEMENT, MEMBERSHIP, REDEEM } from '#src/contract/addresses.ts'
import '#client/styles/membership-season.css'
import { Brand } from '#client/components/brand.tsx'
import { LanguageLink } from '#client/components/language-link.tsx'
import { PageHead } from '#client/components/page-head.tsx'
import { CompactPurchase } from '#client/features/membership/compact-purchase.tsx'
import { membershipMessages } from '#client/i18n/membership.ts'
import { seasonMessages } from '#client/i18n/membership-season.ts'
import { useMessages } from '#client/i18n/messages.ts'
import { useLocale, usePayload } from '#client/lib/page.tsx'
import { localePath } from '#client/lib/paths.ts'

export default function CompactPage() {
  const t = useMessages(membershipMessages)
  const texts = useMessages(seasonMessages)
  const locale = useLocale()
  const { plans } = usePayload('membershipPlans')
  const links = [
    [texts.details, MEMBERSHIP],
    [t.codeAction, REDEEM],
    [t.agreement, `${AGREEMENT}#service-5`],
  ] as const
  return (
    <div className="compact">
      <PageHead title={texts.compactTitle} description={t.description} canonical={MEMBERSHIP} />
      <div className="flex items-center justify-between">
        <a href={localePath(locale, '/')}>
          <Brand />
        </a>
        <LanguageLink className="icon-btn gap-1.5 px-2.5 text-sm" />
      </div>
      <h1 className="mt-6 font-serif text-2xl">{texts.compactTitle}</h1>
      <p className="mt-1 mb-5 text-muted">{t.lead}</p>
      <div data-late="one">
        <CompactPurchase plans={plans} />
      </div>
      <ul className="mt-6 grid text-sm">
        {links.map(([text, path]) => (
          <li key={path}>
            <a href={localePath(locale, path)} className="link inline-flex min-h-11 items-center">
              {text}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}
