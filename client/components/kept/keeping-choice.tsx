import { useState } from 'react'
import { Button } from '#client/components/button.tsx'
import { ConfirmDialog } from '#client/components/confirm-dialog.tsx'
import { keptMessages } from '#client/i18n/kept.ts'
import { useMessages } from '#client/i18n/messages.ts'
import { useClient } from '#client/lib/client.tsx'
import { isKeepingOff, setKeepingOff } from '#client/lib/kept-mark.ts'
import { forgetKept } from '#client/lib/kept-resumes.ts'

/** A setting: whether résumés of accounts are kept on this device. Load it lazily. */
export function KeepingChoice({ onChange }: { onChange: () => void }) {
  const t = useMessages(keptMessages)
  const client = useClient()
  const [isOff, setOff] = useState(isKeepingOff)
  const [isAsking, setAsking] = useState(false)

  async function choose(off: boolean): Promise<void> {
    setAsking(false)
    try {
      // Set first, so that an editor in another tab keeps nothing afterwards.
      setKeepingOff(off)
      if (off) await forgetKept()
      setOff(off)
      client.notify({ kind: 'success', title: off ? t.stopped : t.started })
      onChange()
    } catch {
      client.notify({ kind: 'error', title: t.notDone })
    }
  }

  return (
    <div className="mt-8 flex flex-wrap items-center gap-x-6 gap-y-3 border-t border-line pt-5">
      <p className="mr-auto max-w-text text-sm text-muted">{isOff ? t.keepsNot : t.keeps}</p>
      <Button size="small" onClick={() => (isOff ? void choose(false) : setAsking(true))}>
        {isOff ? t.start : t.stop}
      </Button>
      {isAsking && (
        <ConfirmDialog open onClose={() => setAsking(false)} title={t.stopAsk} text={t.stopText} cancel={t.cancel}>
          <Button variant="danger" onClick={() => void choose(true)}>
            {t.stop}
          </Button>
        </ConfirmDialog>
      )}
    </div>
  )
}
