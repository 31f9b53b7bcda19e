import { Badge } from '#client/components/badge.tsx'
import { Skeleton } from '#client/components/skeleton.tsx'
import { UsageMeter } from '#client/components/usage-meter.tsx'
import { membershipMessages } from '#client/i18n/membership.ts'
import { useMessages } from '#client/i18n/messages.ts'
import { useUser } from '#client/lib/client.tsx'
import { formatMinute } from '#client/lib/clock.ts'
import { useLocale } from '#client/lib/page.tsx'
import type { MembershipStatus } from '#src/contract/membership.ts'
import type { StandingState } from './use-standing.ts'

/** The user's level, how long it lasts and what is left of its limits; nothing for visitors. */
export function StandingCard({ standing }: { standing: StandingState }) {
  const t = useMessages(membershipMessages)
  if (standing === 'nobody') return null
  return (
    <section aria-label={t.standing} aria-busy={standing === 'loading'} className="standing">
      {standing === 'failed' && <p className="text-sm text-muted">{t.standingFailed}</p>}
      {standing === 'loading' && (
        <>
          <Skeleton className="h-6 w-40" />
          <Skeleton className="h-15" />
          <Skeleton className="h-15" />
        </>
      )}
      {typeof standing !== 'string' && <Status status={standing.status} />}
    </section>
  )
}

function Status({ status }: { status: MembershipStatus }) {
  const t = useMessages(membershipMessages)
  const locale = useLocale()
  const { is_vip, level_name, level_until, online_resumes, word_downloads } = status
  const until = level_until === null ? t.forever : t.until(formatMinute(level_until, locale))
  const lapsedAt = useUser()?.vip_lapsed_at
  const ended = lapsedAt === undefined ? t.freeNow : t.lapsed(formatMinute(lapsedAt, locale))
  return (
    <>
      <div className="grid justify-items-start gap-2">
        <p className="text-sm text-muted">{t.standing}</p>
        <p className="flex flex-wrap items-center gap-2">
          <Badge tone="accent">{level_name}</Badge>
          <span className="text-sm text-muted tabular-nums">{is_vip ? until : ended}</span>
        </p>
      </div>
      <UsageMeter label={t.onlineResumes} usage={online_resumes} />
      <UsageMeter label={t.wordDownloads} usage={word_downloads} />
    </>
  )
}
