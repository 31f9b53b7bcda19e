import { useState } from 'react'
import { ButtonLink } from '#client/components/button.tsx'
import { Icon } from '#client/components/icon.tsx'
import { TitledSection } from '#client/components/titled-section.tsx'
import { useMessages } from '#client/i18n/messages.ts'
import { redeemMessages } from '#client/i18n/redeem.ts'
import { useClient, useUser } from '#client/lib/client.tsx'
import { formatMinute } from '#client/lib/clock.ts'
import { useLocale, usePayload } from '#client/lib/page.tsx'
import { localePath } from '#client/lib/paths.ts'
import { GALLERY, MEMBERSHIP } from '#src/contract/addresses.ts'
import type { Redemption } from '#src/contract/membership.ts'
import { PlanStrip } from './plan-strip.tsx'
import { RedeemForm } from './redeem-form.tsx'

/** What a code gave, and whether it had given that before this page asked. */
type Given = { redemption: Redemption; isRepeat: boolean }

/** The page where codes are redeemed, with a list of earlier ones. */
export function RedeemPage() {
  const t = useMessages(redeemMessages)
  const client = useClient()
  const hasDaysLeft = (useUser()?.vip_expires_at ?? null) !== null
  const { items } = usePayload('redemptions')
  const [given, setGiven] = useState<Given | null>(null)

  function show(redemption: Redemption): void {
    // The list as it was before this attempt: after a lost answer it lacks the code, and asking again has redeemed it.
    setGiven({ redemption, isRepeat: items.some((earlier) => isSame(earlier, redemption)) })
    void client.reload()
  }

  return (
    <>
      <PlanStrip />
      <h1 className="font-serif text-2xl">{t.title}</h1>
      <div className="mt-2 mb-6 grid max-w-text gap-1 text-muted">
        <p>{t.lead}</p>
        {hasDaysLeft && <p>{t.leadMember}</p>}
      </div>
      <RedeemForm onTry={() => setGiven(null)} onRedeemed={show} />
      <div aria-live="polite">{given && <ResultCard {...given} />}</div>
      <TitledSection id="history" title={t.history} titleClass="font-serif text-xl" className="mt-12">
        {items.length > 0 ? <History items={items} /> : <p className="mt-3 text-muted">{t.none}</p>}
      </TitledSection>
    </>
  )
}

/** Whether two are one redemption; the list knows only the ends of codes. */
function isSame(listed: Redemption, { code, redeemed_at }: Redemption): boolean {
  return listed.redeemed_at === redeemed_at && listed.code.slice(-4) === code.slice(-4)
}

function ResultCard({ redemption, isRepeat }: Given) {
  const t = useMessages(redeemMessages)
  const locale = useLocale()
  const { level_name, days, level_until } = redemption
  return (
    <section
      aria-labelledby="redeemed"
      className="slips mt-8 flex max-w-lg items-start gap-4 rounded-lg border border-accent bg-accent-soft p-5"
    >
      <span className="grid size-11 flex-none place-items-center rounded-full bg-accent text-xl text-on-accent">
        <Icon name="check" />
      </span>
      <div className="min-w-0">
        <h2 id="redeemed" className="text-sm text-accent-strong">
          {isRepeat ? t.usedBefore : t.done}
        </h2>
        <p className="font-serif text-xl">{days === null ? t.gaveForever(level_name) : t.gave(level_name, days)}</p>
        {level_until !== null && (
          <p className="mt-1 text-sm tabular-nums">{t.setTo(formatMinute(level_until, locale))}</p>
        )}
        <div className="mt-4 flex flex-wrap gap-3">
          <ButtonLink size="small" variant="primary" href={localePath(locale, GALLERY)}>
            {t.next}
          </ButtonLink>
          <ButtonLink size="small" href={localePath(locale, MEMBERSHIP)}>
            {t.details}
          </ButtonLink>
        </div>
      </div>
    </section>
  )
}

function History({ items }: { items: readonly Redemption[] }) {
  const t = useMessages(redeemMessages)
  const locale = useLocale()
  return (
    <ul className="mt-4 rounded-lg border border-line bg-surface">
      {items.map(({ code, level_name, days, level_until, redeemed_at }) => (
        <li
          key={`${code} ${redeemed_at}`}
          className="flex flex-wrap items-baseline gap-x-6 gap-y-1 border-line p-4 not-first:border-t sm:px-5"
        >
          <span className="font-medium">{days === null ? t.gaveForever(level_name) : t.gave(level_name, days)}</span>
          {level_until !== null && (
            <span className="text-sm text-muted tabular-nums">{t.setTo(formatMinute(level_until, locale))}</span>
          )}
          <span className="text-sm text-muted tabular-nums sm:ml-auto">
            <span className="sr-only">{t.usedCode} </span>
            {code}
          </span>
          <span className="text-sm text-muted tabular-nums">
            <span className="sr-only">{t.time} </span>
            {formatMinute(redeemed_at, locale)}
          </span>
        </li>
      ))}
    </ul>
  )
}
