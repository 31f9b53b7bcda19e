import { ImportDialog } from './import-dialog.tsx'
import { useImportAsNew } from './use-import.ts'

/** Imports a file as a new résumé. */
export function ImportAsNew({ onClose }: { onClose: () => void }) {
  return <ImportDialog isNew onImport={useImportAsNew()} onClose={onClose} />
}
