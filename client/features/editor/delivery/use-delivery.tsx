import { type ReactNode, useState } from 'react'
import { editorDeliveryMessages } from '#client/i18n/editor-delivery.ts'
import { useMessages } from '#client/i18n/messages.ts'
import { useClient } from '#client/lib/client.tsx'
import { isInApp } from './in-app.ts'
import { LinkDialog } from './link-dialog.tsx'
import { canShare, handOver, shareFile } from './save-file.ts'

/** Long enough to reach the button, in ms. */
const SHARE_MS = 12_000

/**
 * Gets a file to its user: saved where the browser saves, else through the system's sheet, else by a link that another
 * browser can open.
 * @returns `deliver`, and the dialog it may need, to be shown somewhere
 */
export function useDelivery(): { deliver: (file: File) => Promise<void>; dialog: ReactNode } {
  const t = useMessages(editorDeliveryMessages)
  const client = useClient()
  const [linked, setLinked] = useState<File | null>(null)

  async function share(file: File): Promise<void> {
    if (!(await shareFile(file))) setLinked(file)
  }

  async function deliver(file: File): Promise<void> {
    if (isInApp(navigator.userAgent) || !(await handOver(file))) return setLinked(file)
    const action = canShare(file) ? { label: t.share, run: () => void share(file) } : undefined
    client.notify({ kind: 'success', title: t.saved, text: file.name, ...(action && { action, duration: SHARE_MS }) })
  }

  const dialog = linked && <LinkDialog key={linked.lastModified} file={linked} onClose={() => setLinked(null)} />
  return { deliver, dialog }
}
