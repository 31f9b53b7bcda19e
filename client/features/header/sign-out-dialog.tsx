import { Button } from '#client/components/button.tsx'
import { ConfirmDialog } from '#client/components/confirm-dialog.tsx'
import { useMessages } from '#client/i18n/messages.ts'
import { signOutMessages } from '#client/i18n/sign-out.ts'
import { useClient } from '#client/lib/client.tsx'
import type { Unsaved } from '#client/lib/journal.ts'
import { useLocale } from '#client/lib/page.tsx'
import { useStore } from '#client/lib/store.ts'
import { localeTags } from '#src/contract/locale.ts'
import { titleOf, viewResume } from '#src/resume/view.ts'
import { endSession } from './sign-out.ts'
import { unsavedAtSignOut } from './unsaved.ts'

/** Asks, before signing out, what to do with changes stored only on this device. */
export function SignOutDialog() {
  const t = useMessages(signOutMessages)
  const client = useClient()
  const unsaved = useStore(unsavedAtSignOut)
  const nameOf = ({ doc }: Unsaved) => (doc === null ? t.unreadable : t.name(doc.title || titleOf(viewResume(doc))))
  const names = new Intl.ListFormat(localeTags[useLocale()])
  const leave = (discards: boolean) => void endSession(client, discards).catch(client.report)
  return (
    <ConfirmDialog
      open={unsaved !== null}
      onClose={() => unsavedAtSignOut.set(null)}
      title={t.title}
      text={t.text(names.format((unsaved ?? []).map(nameOf)))}
      cancel={t.cancel}
      other={<Button onClick={() => leave(false)}>{t.keep}</Button>}
    >
      <Button variant="danger" onClick={() => leave(true)}>
        {t.discard}
      </Button>
    </ConfirmDialog>
  )
}
