import { useState } from 'react'
import { Dialog } from '#client/components/dialog.tsx'
import { editorImportMessages, importFaultMessages } from '#client/i18n/editor-import.ts'
import { useMessages } from '#client/i18n/messages.ts'
import type { ImportFault, ImportReading } from '#src/resume/formats/import-reading.ts'
import { readImport } from './read-import.ts'
import { Review, type ReviewProps } from './review.tsx'
import { SourceStep } from './source-step.tsx'

type ImportDialogProps = Pick<ReviewProps, 'isNew' | 'onImport'> & { onClose: () => void }

/**
 * The import dialog: first the choice of a source, then a review of the result. Nothing changes until that is
 * confirmed.
 */
export function ImportDialog({ isNew, onImport, onClose }: ImportDialogProps) {
  const t = useMessages(editorImportMessages)
  const { read, reading, isReading, fault, reset } = useReading()
  // Above the steps, so that going back from the review finds it.
  const [text, setText] = useState('')
  return (
    <Dialog
      open
      onClose={onClose}
      title={reading === null ? t.title : t.review}
      width={reading === null ? 'medium' : 'large'}
      closesOutside={reading === null}
    >
      {reading === null ? (
        <SourceStep text={text} onText={setText} onSource={read} isReading={isReading} fault={fault} />
      ) : (
        <div data-unsaved="">
          <Review reading={reading} isNew={isNew} onImport={onImport} onBack={reset} />
        </div>
      )}
    </Dialog>
  )
}

function useReading() {
  const faults = useMessages(importFaultMessages)
  const [state, setState] = useState<{ reading: ImportReading | null; isReading: boolean; fault: ImportFault | null }>({
    reading: null,
    isReading: false,
    fault: null,
  })

  async function run(source: File | string): Promise<void> {
    setState({ reading: null, isReading: true, fault: null })
    const answer = await readImport(source).catch(() => ({ fault: 'broken' as const }))
    setState({ reading: null, isReading: false, fault: null, ...answer })
  }

  return {
    ...state,
    fault: state.fault === null ? null : faults[state.fault],
    read: (source: File | string) => void run(source),
    reset: () => setState({ reading: null, isReading: false, fault: null }),
  }
}
