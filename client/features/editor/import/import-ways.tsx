import { ImportDialog } from './import-dialog.tsx'
import { useImportAsNew, useImportHere } from './use-import.ts'

/** Imports a file as a new résumé. */
export function ImportAsNew({ onClose }: { onClose: () => void }) {
  return <ImportDialog isNew onImport={useImportAsNew()} onClose={onClose} />
}

/** Imports a file into the current résumé. */
export function ImportHere({ onClose }: { onClose: () => void }) {
  return <ImportDialog isNew={false} onImport={useImportHere(onClose)} onClose={onClose} />
}
