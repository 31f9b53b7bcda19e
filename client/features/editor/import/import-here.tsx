import { ImportDialog } from './import-dialog.tsx'
import { useImportHere } from './use-import.ts'

/** Imports into the résumé being edited. */
export function ImportHere({ onClose }: { onClose: () => void }) {
  return <ImportDialog isNew={false} onImport={useImportHere(onClose)} onClose={onClose} />
}
