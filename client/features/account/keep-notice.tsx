import { useRef } from 'react'
import { Button } from '#client/components/button.tsx'
import { settingsMessages } from '#client/i18n/account-settings.ts'
import { useMessages } from '#client/i18n/messages.ts'
import { useClient, useUser } from '#client/lib/client.tsx'
import { formatMinute } from '#client/lib/clock.ts'
import { useLocale } from '#client/lib/page.tsx'
import { refreshUserOrReport } from '#client/lib/refresh-user.ts'
import { useAction } from '#client/lib/use-action.ts'
import { useShown } from '#client/lib/use-shown.ts'

/** A notice over every page that offers to keep an account about to be deleted. */
export function KeepNotice() {
  const deletesAt = useUser()?.deletes_at
  return deletesAt === undefined ? null : <Notice deletesAt={deletesAt} />
}

function Notice({ deletesAt }: { deletesAt: number }) {
  const t = useMessages(settingsMessages)
  const client = useClient()
  const locale = useLocale()
  const { busy, run } = useAction()
  const box = useRef<HTMLElement>(null)
  useShown(() => (box.current === null ? undefined : leaveRoomFor(box.current)))

  function keep(): void {
    run(async () => {
      const { message } = await client.call('user.Account/keep', { keep: true })
      client.announce(message)
      await refreshUserOrReport(client)
      await client.reload()
    })
  }

  return (
    <section
      ref={box}
      aria-label={t.keepTitle}
      className="sticky bottom-0 z-30 flex flex-wrap items-center gap-4 border-t border-seal bg-surface p-4 shadow-dialog sm:px-8"
    >
      <div className="min-w-0 flex-1 basis-60">
        <p className="font-medium text-seal">{t.keepTitle}</p>
        <p className="mt-1 text-sm tabular-nums">{t.keepText(formatMinute(deletesAt, locale))}</p>
      </div>
      <Button variant="primary" busy={busy} onClick={keep}>
        {t.keep}
      </Button>
    </section>
  )
}

/** Tells the page how high the notice is, so that it covers no bar at the bottom; returns a function that ends that. */
function leaveRoomFor(box: HTMLElement): () => void {
  const { style } = document.documentElement
  const observer = new ResizeObserver(() => style.setProperty('--notice', `${box.offsetHeight}px`))
  observer.observe(box)
  return () => {
    observer.disconnect()
    style.removeProperty('--notice')
  }
}
