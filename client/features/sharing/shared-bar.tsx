import { CallFailure } from '#client/api/call.ts'
import { Brand } from '#client/components/brand.tsx'
import { Button } from '#client/components/button.tsx'
import { useHydrated } from '#client/components/use-hydrated.ts'
import { useMessages } from '#client/i18n/messages.ts'
import { sharedMessages } from '#client/i18n/shared.ts'
import { useClient } from '#client/lib/client.tsx'
import { useAction } from '#client/lib/use-action.ts'

/**
 * The bar above a shared résumé: who made the page, and the download if it is allowed. `onDownload` resolves to false
 * when files cannot be saved here.
 */
export function SharedBar({ onDownload }: { onDownload: (() => Promise<boolean>) | null }) {
  const t = useMessages(sharedMessages)
  const client = useClient()
  const isHydrated = useHydrated()
  const { busy, run } = useAction()

  const fail = (error: unknown) => {
    const said = error instanceof CallFailure ? error.message : ''
    client.notify({ kind: 'error', title: t.failureNotice, text: said || t.makingFailed })
  }
  const download = (make: () => Promise<boolean>) =>
    run(
      async () => {
        if (!(await make())) client.notify({ kind: 'info', title: t.openElsewhere })
      },
      { onFailure: fail },
    )

  return (
    <header className="mx-auto flex min-h-16 max-w-4xl flex-wrap items-center justify-between gap-x-4 gap-y-2 py-2 print:hidden">
      <Brand />
      {onDownload && isHydrated && (
        <Button variant="primary" icon="download" busy={busy} onClick={() => download(onDownload)}>
          <span aria-live="polite">{busy ? t.making : t.download}</span>
        </Button>
      )}
    </header>
  )
}
