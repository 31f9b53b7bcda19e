import { Button } from '#client/components/button.tsx'
import { ConfirmDialog } from '#client/components/confirm-dialog.tsx'
import { useSignPlaces } from '#client/features/editor/checks/use-sign-places.ts'
import { editorDeliveryMessages } from '#client/i18n/editor-delivery.ts'
import { editorTwinMessages } from '#client/i18n/editor-twin.ts'
import { useMessages } from '#client/i18n/messages.ts'
import type { Lacks } from './made-file.ts'

type LacksDialogProps = { lacks: Lacks; onSave: () => void; onClose: () => void }

/** Says what is missing from a file before it is saved. */
export function LacksDialog({ lacks: { photo, signs, untranslated, blanks }, onSave, onClose }: LacksDialogProps) {
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
