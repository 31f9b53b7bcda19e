import { DropdownMenu as Menu } from 'radix-ui'
import { Button } from '#client/components/button.tsx'
import { Icon } from '#client/components/icon.tsx'
import { useDocument, useEditor } from '#client/features/editor/use-editor.tsx'
import { editorMessages } from '#client/i18n/editor.ts'
import { useMessages } from '#client/i18n/messages.ts'
import { setHead } from '#src/resume/edits.ts'
import { exportName } from './download.ts'

const MAX_NAME = 60

type ExportMenuProps = {
  onDownload: () => void
  onDuplicate: () => void
  onVersions: () => void
  onHelp: () => void
  busy: boolean
}

/** The file at one press; beside it its name and what else there is. */
export function ExportMenu({ onDownload, onDuplicate, onVersions, onHelp, busy }: ExportMenuProps) {
  const t = useMessages(editorMessages)
  const { edit } = useEditor()
  const document = useDocument()
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
                  value={document.fileName ?? ''}
                  placeholder={name}
                  maxLength={MAX_NAME}
                  onKeyDown={(event) => event.key !== 'Escape' && event.stopPropagation()}
                  onChange={({ target }) => edit(setHead({ fileName: target.value || undefined }), 'fileName')}
                  className="min-h-10 min-w-0 flex-1 bg-transparent px-3 text-ink outline-none"
                />
                .pdf
              </span>
            </label>
            <Item onSelect={onDownload}>{t.downloadPdf}</Item>
            <Menu.Separator className="my-1 border-t border-line" />
            <Item onSelect={onDuplicate}>{t.duplicate}</Item>
            <Item onSelect={onVersions}>{t.versions}</Item>
            <Item onSelect={onHelp}>{t.help}</Item>
          </Menu.Content>
        </Menu.Portal>
      </Menu.Root>
    </div>
  )
}

function Item({ onSelect, children }: { onSelect: () => void; children: string }) {
  return (
    <Menu.Item
      onSelect={onSelect}
      className="flex min-h-11 cursor-default items-center rounded-md px-2 outline-none data-[highlighted]:bg-accent-soft"
    >
      {children}
    </Menu.Item>
  )
}
