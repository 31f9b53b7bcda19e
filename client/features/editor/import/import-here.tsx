import { ImportDialog } from './import-dialog.tsx'
import { useImportHere } from './use-import.ts'

/** Imports a file into the current résumé. */
export function ImportHere({ onClose }: { onClose: () => void }) {
  return <ImportDialog isNew={false} onImport={useImportHere(onClose)} onClose={onClose} />
}
