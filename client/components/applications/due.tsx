import { useHydrated } from '#client/components/use-hydrated.ts'
import { applicationMessages } from '#client/i18n/applications.ts'
import { useMessages } from '#client/i18n/messages.ts'
import { formatCalendarDay, today } from '#client/lib/calendar-day.ts'
import { useLocale } from '#client/lib/page.tsx'

/** When a next step is due. The server, which does not know the reader's time zone, renders the date alone. */
export function Due({ on }: { on: string }) {
  const t = useMessages(applicationMessages)
  const locale = useLocale()
  const isHydrated = useHydrated()
  const day = formatCalendarDay(on, locale)
  const now = isHydrated ? today() : null
  const isOver = now !== null && on < now
  return (
    <time dateTime={on} className={isOver ? 'text-seal' : undefined}>
      {isOver ? t.overdue(day) : on === now ? t.today : day}
    </time>
  )
}
