import { Icon } from '#client/components/icon.tsx'
import { useMessages } from '#client/i18n/messages.ts'
import { detailMessages } from '#client/i18n/word-detail.ts'
import { useIsHighest } from '#client/lib/highest-level.ts'
import { useLocale } from '#client/lib/page.tsx'
import { localePath } from '#client/lib/paths.ts'
import { useShown } from '#client/lib/use-shown.ts'
import { MEMBERSHIP } from '#src/contract/addresses.ts'
import type { WordAccess } from '#src/contract/word.ts'

type QuotaLineProps = { access: WordAccess | null; onArrived?: () => void }

/** What is left of today's limit; `access` is null when unknown. Announced when it changes, but not at first. */
export function QuotaLine({ access, onArrived = () => {} }: QuotaLineProps) {
  const t = useMessages(detailMessages)
  const locale = useLocale()
  useShown(() => onArrived())
  const isHighest = useIsHighest()
  const usedUp = access !== null && isUsedUp(access)
  return (
    <span className="flex flex-wrap gap-x-2" aria-live="polite">
      <span className={`flex gap-x-2 ${usedUp ? 'text-seal' : 'text-muted'}`}>
        <Icon name="clock" className={`mt-0.5 flex-none ${usedUp ? '' : 'text-accent'}`} />
        {quotaText(access, t)}
      </span>
      {usedUp && !isHighest && (
        <a href={localePath(locale, MEMBERSHIP)} className="link">
          {t.raise}
        </a>
      )}
    </span>
  )
}

/** Whether today's limit prevents this user from downloading the template. */
export function isUsedUp({ signed_in, downloaded_today, purchased, used, limit }: WordAccess): boolean {
  return signed_in && !downloaded_today && !purchased && used >= limit
}

function quotaText(access: WordAccess | null, t: (typeof detailMessages)['zh']): string {
  if (access === null) return t.quotaUnknown
  if (!access.signed_in) return t.quotaVisitor(access.limit)
  if (access.purchased) return t.quotaPurchased
  if (access.downloaded_today) return t.quotaAgain
  const left = Math.max(0, access.limit - access.used)
  return left > 0 ? t.quotaLeft(left, access.limit) : t.quotaNone(access.limit)
}
