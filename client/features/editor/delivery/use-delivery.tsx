import { type ReactNode, useState } from 'react'
import { editorDeliveryMessages } from '#client/i18n/editor-delivery.ts'
import { useMessages } from '#client/i18n/messages.ts'
import { useClient } from '#client/lib/client.tsx'
import { countStep } from '#client/lib/count-step.ts'
import { isInApp } from '#client/lib/in-app.ts'
import { LacksDialog } from './lacks-dialog.tsx'
import { LinkDialog } from './link-dialog.tsx'
import type { MadeFile } from './made-file.ts'
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
  const [linked, setLinked] = useState<File | null>(null)
  const [asked, setAsked] = useState<MadeFile | null>(null)

  async function share(file: File): Promise<void> {
    if (!(await shareFile(file))) setLinked(file)
  }

  async function handToUser(file: File): Promise<void> {
    if (isInApp(navigator.userAgent) || !(await handOver(file))) return setLinked(file)
    const action = canShare(file) ? { label: t.share, run: () => void share(file) } : undefined
    client.notify({ kind: 'success', title: t.saved, text: file.name, ...(action && { action, duration: SHARE_MS }) })
  }

  async function deliver(made: MadeFile): Promise<void> {
    countStep('export')
    const { photo, signs, untranslated } = made.lacks
    if (photo || signs.length > 0 || untranslated > 0) setAsked(made)
    else await handToUser(made.file)
  }

  const dialog = (
    <>
      {asked && (
        <LacksDialog lacks={asked.lacks} onSave={() => void handToUser(asked.file)} onClose={() => setAsked(null)} />
      )}
      {linked && <LinkDialog key={linked.lastModified} file={linked} onClose={() => setLinked(null)} />}
    </>
  )
  return { deliver, dialog }
}
