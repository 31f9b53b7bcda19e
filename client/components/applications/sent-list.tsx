import { Icon } from '#client/components/icon.tsx'
import { IconButton } from '#client/components/icon-button.tsx'
import { NewWindow } from '#client/components/new-window.tsx'
import { applicationMessages } from '#client/i18n/applications.ts'
import { useMessages } from '#client/i18n/messages.ts'
import { formatCalendarDay } from '#client/lib/calendar-day.ts'
import { useLocale } from '#client/lib/page.tsx'
import { localePath } from '#client/lib/paths.ts'
import type { ApplicationCard, Sending } from '#src/contract/applications.ts'
import { sharedPath } from '#src/contract/own-addresses.ts'

type SentListProps = Pick<ApplicationCard, 'sendings'> & {
  /** Called to remove a sending; without it there is no button for that. */
  onRemove?: (sending: Sending) => void
}

/** Lists what was sent with an application, each with its file and link. */
export function SentList({ sendings, onRemove }: SentListProps) {
  const t = useMessages(applicationMessages)
  const locale = useLocale()
  return (
    <ul className="rows">
      {sendings.map((sending) => {
        const day = formatCalendarDay(sending.on, locale)
        return (
          <li key={sending.id} className="flex items-center gap-2 py-1">
            <span className="min-w-0 flex-1">
              <span className="block">{t.sentOn(day)}</span>
              <span className="flex flex-wrap gap-x-4 text-sm text-muted">
                <SentFile sending={sending} />
                <SentLink link={sending.link} />
              </span>
            </span>
            {onRemove && (
              <IconButton
                icon="bin"
                label={t.removeSent(day)}
                onClick={() => onRemove(sending)}
                className="flex-none"
              />
            )}
          </li>
        )
      })}
    </ul>
  )
}

function SentFile({ sending: { id, file } }: { sending: Sending }) {
  const t = useMessages(applicationMessages)
  if (file === null) return <span>{t.noSentFile}</span>
  if (!file.kept) return <span className="text-seal">{t.notArrived(file.name)}</span>
  return (
    <a
      href={`/api/user.Application/file?id=${id}`}
      aria-label={t.openFile(file.name)}
      data-reload=""
      className="link inline-flex min-h-8 items-center gap-1.5 wrap-anywhere pointer-coarse:min-h-11"
    >
      <Icon name="file" />
      {file.name}
    </a>
  )
}

function SentLink({ link }: Pick<Sending, 'link'>) {
  const t = useMessages(applicationMessages)
  const locale = useLocale()
  if (link === null) return null
  if (link.token === null) return <span className="self-center">{t.linkGone(link.label)}</span>
  return (
    <a
      href={localePath(locale, sharedPath(link.token))}
      target="_blank"
      rel="noreferrer"
      className="link inline-flex min-h-8 items-center wrap-anywhere pointer-coarse:min-h-11"
    >
      {t.linkSent(link.label)}
      <NewWindow />
    </a>
  )
}
