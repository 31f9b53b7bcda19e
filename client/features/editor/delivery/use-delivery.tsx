import { type ReactNode, useState } from 'react'
import { Button } from '#client/components/button.tsx'
import { ConfirmDialog } from '#client/components/confirm-dialog.tsx'
import { useSignPlaces } from '#client/features/editor/checks/use-sign-places.ts'
import { editorDeliveryMessages } from '#client/i18n/editor-delivery.ts'
import { editorTwinMessages } from '#client/i18n/editor-twin.ts'
import { useMessages } from '#client/i18n/messages.ts'
import { useClient } from '#client/lib/client.tsx'
import { countStep } from '#client/lib/count-step.ts'
import { isInApp } from '#client/lib/in-app.ts'
import { LinkDialog } from './link-dialog.tsx'
import type { Lacks, MadeFile } from './made-file.ts'
import { canShare, handOver, shareFile } from './save-file.ts'

/** How long the toast is shown, in ms: enough to reach its button. */
const SHARE_MS = 12_000

/**
 * Delivers a file, after a warning if something is missing from it: saved by the browser if it can, otherwise through
 * the system's share sheet, otherwise by a link for another browser.
 * @returns `deliver`, and a dialog to render
 */
export function useDelivery(): { deliver: (made: MadeFile) => Promise<void>; dialog: ReactNode } {
  const t = useMessages(editorDeliveryMessages)
  const client = useClient()
  // Of several files made at once, each waits for its turn.
  const [linked, setLinked] = useState<readonly File[]>([])
  const [asked, setAsked] = useState<readonly MadeFile[]>([])
  const [toAsk] = asked
  const [toLink] = linked
  const link = (file: File) => setLinked((waiting) => [...waiting, file])

  async function share(file: File): Promise<void> {
    if (!(await shareFile(file))) link(file)
  }

  async function handToUser(file: File): Promise<void> {
    if (isInApp(navigator.userAgent) || !(await handOver(file))) return link(file)
    const action = canShare(file) ? { label: t.share, run: () => void share(file) } : undefined
    client.notify({ kind: 'success', title: t.saved, text: file.name, ...(action && { action, duration: SHARE_MS }) })
  }

  async function deliver(made: MadeFile): Promise<void> {
    countStep('export')
    const { photo, signs, untranslated, blanks } = made.lacks
    if (photo || signs.length > 0 || untranslated > 0 || blanks > 0) setAsked((waiting) => [...waiting, made])
    else await handToUser(made.file)
  }

  const dialog = (
    <>
      {toAsk && (
        <LacksDialog
          key={toAsk.file.name}
          lacks={toAsk.lacks}
          onSave={() => void handToUser(toAsk.file)}
          onClose={() => setAsked(([, ...waiting]) => waiting)}
        />
      )}
      {toLink && !toAsk && (
        <LinkDialog key={toLink.name} file={toLink} onClose={() => setLinked(([, ...waiting]) => waiting)} />
      )}
    </>
  )
  return { deliver, dialog }
}

type LacksDialogProps = { lacks: Lacks; onSave: () => void; onClose: () => void }

/** Says what is missing from a file before it is saved. */
function LacksDialog({ lacks: { photo, signs, untranslated, blanks }, onSave, onClose }: LacksDialogProps) {
  const t = useMessages(editorDeliveryMessages)
  const twin = useMessages(editorTwinMessages)
  const places = useSignPlaces()
  const texts = [
    photo && t.lacksPhoto,
    signs.length > 0 && t.lacksSigns(places(signs)),
    untranslated > 0 && twin.lacks(untranslated),
    blanks > 0 && t.lacksBlanks(blanks),
  ].filter(Boolean)
  return (
    <ConfirmDialog open onClose={onClose} title={t.lacksTitle} text={texts.join(' ')} cancel={t.lacksCancel}>
      <Button variant="primary" onClick={onSave}>
        {t.lacksSave}
      </Button>
    </ConfirmDialog>
  )
}
