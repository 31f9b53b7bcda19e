import { useMessages } from '#client/i18n/messages.ts'
import { usageMessages } from '#client/i18n/usage.ts'
import type { Usage } from '#src/contract/membership.ts'
import { Facts } from './facts.tsx'

/** Shows how much of a limit is used, in words and as a bar; needs the styles of usage.css. */
export function UsageMeter({ label, usage }: { label: string; usage: Usage }) {
  const t = useMessages(usageMessages)
  const { used, limit, resets_at } = usage
  const isFull = used >= limit
  const notes = [isFull ? t.full : '', resets_at === null ? '' : t.resets].filter(Boolean)
  return (
    <div className="usage" data-full={isFull || undefined}>
      <p>
        <span>{label}</span>
        <span className="tabular-nums">{t.used(used, limit)}</span>
      </p>
      <meter aria-label={label} min={0} max={Math.max(1, limit)} value={Math.min(used, limit)} />
      <p className="usage-note">
        <Facts facts={notes} />
      </p>
    </div>
  )
}
