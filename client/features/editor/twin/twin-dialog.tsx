import { useState } from 'react'
import { flushSync } from 'react-dom'
import { Dialog } from '#client/components/dialog.tsx'
import { LoadFailure } from '#client/components/load-failure.tsx'
import type { MadeFile } from '#client/features/editor/delivery/made-file.ts'
import { usePart } from '#client/features/editor/forms/use-part.ts'
import { editorTwinMessages } from '#client/i18n/editor-twin.ts'
import { useMessages } from '#client/i18n/messages.ts'
import { otherLocale } from '#src/resume/twin/carry.ts'
import { MakeTwin } from './make-twin.tsx'
import { TwinView } from './twin-view.tsx'
import { useTwin } from './use-twin.ts'

type TwinDialogProps = {
  onClose: () => void
  onShowField: (address: string) => void
  deliver: (made: MadeFile) => Promise<void>
}

/** Makes the twin of the résumé in the other language, or compares the two. Load it lazily. */
export function TwinDialog({ onClose, onShowField, deliver }: TwinDialogProps) {
  const t = useMessages(editorTwinMessages)
  const to = usePart(({ locale }) => otherLocale(locale))
  const pair = usePart(({ twin }) => twin)
  const [wasPaired] = useState(pair !== undefined)
  const { found, again } = useTwin()
  const show = (address: string) => {
    flushSync(onClose)
    // The dialog first returns the focus.
    setTimeout(() => onShowField(address))
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={found.state === 'none' ? t.make(to) : t.compare(to)}
      width={found.state === 'found' ? 'large' : 'medium'}
    >
      {found.state === 'finding' && <p className="mt-4 text-muted">{t.finding}</p>}
      {found.state === 'failed' && <LoadFailure text={t.notFound(to)} onRetry={again} className="mt-4" />}
      {found.state === 'none' && (
        <>
          {wasPaired && <p className="mt-3 rounded-md bg-accent-soft px-3 py-2 text-sm">{t.alone(to)}</p>}
          <MakeTwin />
        </>
      )}
      {found.state === 'found' && <TwinView twin={found} onShowField={show} deliver={deliver} />}
    </Dialog>
  )
}
