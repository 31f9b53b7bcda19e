import { useEffect, useId, useState } from 'react'
import { Button } from '#client/components/button.tsx'
import { Dialog } from '#client/components/dialog.tsx'
import type { MadeFile } from '#client/features/editor/delivery/made-file.ts'
import { useComposing } from '#client/features/editor/forms/text-field.tsx'
import type { RenderedPdf } from '#client/features/editor/pdf/render.ts'
import { useDocument, useEditor } from '#client/features/editor/session/use-editor.tsx'
import { exportName } from '#client/features/editor/shell/download.ts'
import { editorMessages } from '#client/i18n/editor.ts'
import { editorExportMessages, exportNames, exportUses } from '#client/i18n/editor-export.ts'
import { useMessages } from '#client/i18n/messages.ts'
import { useClient } from '#client/lib/client.tsx'
import { isInApp } from '#client/lib/in-app.ts'
import { setHead } from '#src/resume/edits.ts'
import { type ExportFormat, endings, exportFormats, makeFile } from './formats.ts'

type ExportDialogProps = {
  onClose: () => void
  pdf: () => Promise<RenderedPdf>
  deliver: (made: MadeFile) => Promise<void>
}

/** The export dialog: the name of the file, and every format with what it is best for. */
export function ExportDialog({ onClose, pdf, deliver }: ExportDialogProps) {
  const t = useMessages(editorExportMessages)
  const names = useMessages(exportNames)
  const uses = useMessages(exportUses)
  const { untitled } = useMessages(editorMessages)
  const name = exportName(useDocument(), untitled)
  const { make, making, picture } = useExport(name, pdf, deliver)
  return (
    <Dialog open onClose={onClose} title={t.title} width="medium">
      <p className="mt-2 text-muted">{t.lead}</p>
      <FileNameField />
      <ul className="mt-4 rows">
        {exportFormats.map((format) => (
          <li key={format} className="flex items-center gap-4 py-3">
            <span className="mr-auto min-w-0">
              <span className="flex flex-wrap items-baseline gap-x-2">
                <span className="font-medium">{names[format]}</span>
                <span className="text-sm text-muted">{endings[format]}</span>
                {format === 'pdf' && (
                  <span className="rounded-sm bg-accent-soft px-1.5 text-xs text-accent-strong">{t.best}</span>
                )}
              </span>
              <span className="block text-sm text-muted">{uses[format]}</span>
            </span>
            <Button
              variant={format === 'pdf' ? 'primary' : 'secondary'}
              icon="download"
              busy={making !== null}
              onClick={() => make(format)}
              aria-label={t.downloadAs(names[format])}
              className="flex-none max-sm:px-3"
            >
              <span className="max-sm:hidden">{making === format ? t.making : t.download}</span>
            </Button>
          </li>
        ))}
      </ul>
      <p role="status" className="sr-only">
        {making === null ? '' : t.making}
      </p>
      {picture !== null && (
        <figure className="mt-4">
          <figcaption className="text-sm text-muted">{t.longPress}</figcaption>
          <img src={picture} alt={t.pictureOf(name)} className="mt-2 w-full rounded-md border border-line" />
        </figure>
      )}
    </Dialog>
  )
}

/**
 * Makes one file at a time. In other applications' browsers a picture is shown instead, to be saved by a long press.
 */
function useExport(name: string, pdf: ExportDialogProps['pdf'], deliver: ExportDialogProps['deliver']) {
  const t = useMessages(editorExportMessages)
  const { failureNotice } = useMessages(editorMessages)
  const client = useClient()
  const document = useDocument()
  const [making, setMaking] = useState<ExportFormat | null>(null)
  const [picture, setPicture] = useState<string | null>(null)
  useEffect(() => () => (picture === null ? undefined : URL.revokeObjectURL(picture)), [picture])

  async function run(format: ExportFormat): Promise<void> {
    setMaking(format)
    try {
      const made = await makeFile(format, name, { document, pdf })
      if (format === 'png' && isInApp(navigator.userAgent)) setPicture(URL.createObjectURL(made.file))
      else await deliver(made)
    } catch {
      client.notify({ kind: 'error', title: failureNotice, text: t.failed })
    } finally {
      setMaking(null)
    }
  }

  return { make: (format: ExportFormat) => void run(format), making, picture }
}

const MAX_NAME = 60

/**
 * The field for the name of exported files, without extension; when empty, files are named after the person and the
 * position.
 */
function FileNameField() {
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
