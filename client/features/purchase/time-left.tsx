import { minutesAndSeconds, useSecondsUntil } from '#client/components/use-seconds-until.ts'
import { useMessages } from '#client/i18n/messages.ts'
import { purchaseMessages } from '#client/i18n/purchase.ts'

/** The remaining minutes at which the time is announced. */
const MILESTONES = [1, 5]

/** The time left of an order; `deadline` in ms since 1970. Updated every second, announced only at a few moments. */
export function TimeLeft({ deadline }: { deadline: number }) {
  const t = useMessages(purchaseMessages)
  const seconds = useSecondsUntil(deadline)
  const milestone = MILESTONES.find((minutes) => seconds <= minutes * 60)
  return (
    <>
      <p className="text-sm text-muted">
        {t.timeLeft} <span className="font-medium text-ink tabular-nums">{minutesAndSeconds(seconds)}</span>
      </p>
      <p role="status" className="sr-only">
        {milestone !== undefined && t.withinMinutes(milestone)}
      </p>
    </>
  )
}
