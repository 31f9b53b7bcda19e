import { useId } from 'react'
import { useComposing } from '#client/features/editor/forms/text-field.tsx'
import { useDocument, useEditor } from '#client/features/editor/session/use-editor.tsx'
import { exportName } from '#client/features/editor/shell/download.ts'
import { editorMessages } from '#client/i18n/editor.ts'
import { editorExportMessages } from '#client/i18n/editor-export.ts'
import { useMessages } from '#client/i18n/messages.ts'
import { setHead } from '#src/resume/edits.ts'

const MAX_NAME = 60

/**
 * The field for the name of exported files, without extension; when empty, files are named after the person and the
 * position.
 */
export function FileNameField() {
  const t = useMessages(editorExportMessages)
  const { untitled } = useMessages(editorMessages)
  const { edit } = useEditor()
  const document = useDocument()
  const id = useId()
  const composing = useComposing(document.fileName ?? '', (fileName) =>
    edit(setHead({ fileName: fileName || undefined }), 'fileName'),
  )
  return (
    <div className="mt-4">
      <label htmlFor={id} className="mb-1.5 block text-sm font-medium">
        {t.fileName}
      </label>
      <div className="form-box">
        <input
          {...composing}
          id={id}
          data-first-focus
          aria-describedby={`${id}-note`}
          autoComplete="off"
          placeholder={exportName({ ...document, fileName: undefined }, untitled)}
          maxLength={MAX_NAME}
          className="h-11 w-full min-w-0 bg-transparent px-3 outline-none"
        />
      </div>
      <p id={`${id}-note`} className="mt-1.5 text-sm text-muted">
        {t.fileNameNote}
      </p>
    </div>
  )
}
