import { useMessages } from '#client/i18n/messages.ts'
import { timeMessages } from '#client/i18n/time.ts'
import { timeAgo } from '#client/lib/clock.ts'
import { formatDay } from '#client/lib/dates.ts'
import { useLocale } from '#client/lib/page.tsx'
import { useHydrated } from './use-hydrated.ts'

/** How long ago something was. The server, which does not know the reader's clock, renders the date instead. */
export function TimeAgo({ time }: { time: number }) {
  const { justNow } = useMessages(timeMessages)
  const locale = useLocale()
  const isHydrated = useHydrated()
  const day = formatDay(time, locale)
  return (
    <time dateTime={new Date(time).toISOString()} title={day}>
      {isHydrated ? (timeAgo(time, Date.now(), locale) ?? justNow) : day}
    </time>
  )
}
