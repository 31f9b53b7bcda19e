import { ImportDialog } from './import-dialog.tsx'
import { useImportAsNew } from './use-import.ts'

/** Begins a résumé with one from elsewhere. */
export function ImportAsNew({ onClose }: { onClose: () => void }) {
  return <ImportDialog isNew onImport={useImportAsNew()} onClose={onClose} />
}
