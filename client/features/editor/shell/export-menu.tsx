import { DropdownMenu as Menu } from 'radix-ui'
import { Button } from '#client/components/button.tsx'
import { Icon } from '#client/components/icon.tsx'
import { useComposing } from '#client/features/editor/forms/text-field.tsx'
import { useDocument, useEditor } from '#client/features/editor/session/use-editor.tsx'
import { editorMessages } from '#client/i18n/editor.ts'
import { editorExportMessages } from '#client/i18n/editor-export.ts'
import { editorImportMessages } from '#client/i18n/editor-import.ts'
import { useMessages } from '#client/i18n/messages.ts'
import { useLocale } from '#client/lib/page.tsx'
import { localePath } from '#client/lib/paths.ts'
import { classicEditorPath } from '#src/contract/own-addresses.ts'
import { setHead } from '#src/resume/edits.ts'
import { exportName } from './download.ts'

const MAX_NAME = 60
const ITEM = 'flex min-h-11 cursor-default items-center rounded-md px-2 outline-none data-[highlighted]:bg-accent-soft'

/** What can be done with the whole résumé. */
export type ExportActions = {
  onDownload: () => void
  onExport: () => void
  onImport: () => void
  onDuplicate: () => void
  onVersions: () => void
  onHelp: () => void
  onShare: () => void
  /** While a file is being made. */
  busy: boolean
}

/** The file at one press; beside it its name and what else there is. */
export function ExportMenu({
  onDownload,
  onExport,
  onImport,
  onDuplicate,
  onVersions,
  onHelp,
  onShare,
  busy,
}: ExportActions) {
  const t = useMessages(editorMessages)
  const exporting = useMessages(editorExportMessages)
  const importing = useMessages(editorImportMessages)
  const { edit, id } = useEditor()
  const locale = useLocale()
  const document = useDocument()
  const composing = useComposing(document.fileName ?? '', (fileName) =>
    edit(setHead({ fileName: fileName || undefined }), 'fileName'),
  )
  const name = exportName({ ...document, fileName: undefined }, t.untitled)
  return (
    <div className="flex flex-none items-center">
      <Button variant="primary" icon="download" busy={busy} onClick={onDownload} className="rounded-r-none max-sm:px-3">
        <span className="max-sm:sr-only">{t.download}</span>
      </Button>
      <Menu.Root>
        <Menu.Trigger aria-label={t.more} className="btn btn-primary rounded-l-none border-l border-l-surface/40 px-2">
          <Icon name="chevron-down" />
        </Menu.Trigger>
        <Menu.Portal>
          <Menu.Content
            align="end"
            sideOffset={6}
            className="z-30 w-72 rounded-lg border border-line bg-surface p-2 shadow-dialog"
          >
            <label className="block px-2 pt-1 pb-2 text-sm text-muted">
              {t.fileName}
              <span className="form-box mt-1 items-center pr-3">
                <input
                  {...composing}
                  placeholder={name}
                  maxLength={MAX_NAME}
                  onKeyDown={(event) => {
                    // Escape closes the menu, unless it ends what an input method is composing.
                    if (event.key !== 'Escape' || event.nativeEvent.isComposing) event.stopPropagation()
                  }}
                  className="min-h-10 min-w-0 flex-1 bg-transparent px-3 text-ink outline-none"
                />
                .pdf
              </span>
            </label>
            <Item onSelect={onDownload}>{t.downloadPdf}</Item>
            <Item onSelect={onExport}>{exporting.menu}</Item>
            <Item onSelect={onImport}>{importing.menu}</Item>
            <Menu.Separator className="my-1 border-t border-line" />
            <Item onSelect={onShare}>{t.share}</Item>
            <Item onSelect={onDuplicate}>{t.duplicate}</Item>
            <Item onSelect={onVersions}>{t.versions}</Item>
            <Menu.Item asChild className={ITEM}>
              <a href={localePath(locale, classicEditorPath(id))} data-reload="">
                {t.classic}
              </a>
            </Menu.Item>
            <Item onSelect={onHelp}>{t.help}</Item>
          </Menu.Content>
        </Menu.Portal>
      </Menu.Root>
    </div>
  )
}

function Item({ onSelect, children }: { onSelect: () => void; children: string }) {
  return (
    <Menu.Item onSelect={onSelect} className={ITEM}>
      {children}
    </Menu.Item>
  )
}
