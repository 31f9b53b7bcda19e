import { Badge } from '#client/components/badge.tsx'
import { ButtonLink } from '#client/components/button.tsx'
import { accountMessages } from '#client/i18n/account.ts'
import { useMessages } from '#client/i18n/messages.ts'
import { useUser } from '#client/lib/client.tsx'
import { formatMinute } from '#client/lib/clock.ts'
import { useIsHighest } from '#client/lib/highest-level.ts'
import { useLocale } from '#client/lib/page.tsx'
import { localePath } from '#client/lib/paths.ts'
import { MEMBERSHIP } from '#src/contract/addresses.ts'

/** The user's level, how long it lasts and what it allows, with a link to higher ones. */
export function PlanStrip() {
  const t = useMessages(accountMessages)
  const locale = useLocale()
  const user = useUser()
  const isHighest = useIsHighest()
  if (user === null) return null
  const { vip_level_name, vip_expires_at, vip_lapsed_at } = user
  const { online_resume_management_upper_limit, resume_word_download_limit } = user
  return (
    <section
      aria-label={t.level}
      className="mb-8 flex flex-wrap items-center gap-x-6 gap-y-2 rounded-lg border border-line bg-surface py-3 pr-3 pl-4 text-sm"
    >
      <p className="flex flex-wrap items-center gap-2">
        <Badge tone="accent">{vip_level_name}</Badge>
        {vip_expires_at !== null && (
          <span className="text-muted tabular-nums">{t.expires(formatMinute(vip_expires_at, locale))}</span>
        )}
        {vip_lapsed_at !== undefined && (
          <span className="text-seal tabular-nums">{t.lapsed(formatMinute(vip_lapsed_at, locale))}</span>
        )}
      </p>
      <ul className="flex flex-wrap gap-x-6 gap-y-1 text-muted tabular-nums max-sm:order-last max-sm:basis-full">
        <li>{t.resumeLimit(online_resume_management_upper_limit)}</li>
        <li>{t.downloadLimit(resume_word_download_limit)}</li>
      </ul>
      {isHighest || (
        <ButtonLink size="small" icon="crown" className="ml-auto" href={localePath(locale, MEMBERSHIP)}>
          {t.upgrade}
        </ButtonLink>
      )}
    </section>
  )
}
