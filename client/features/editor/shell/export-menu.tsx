import { DropdownMenu as Menu } from 'radix-ui'
import { Button } from '#client/components/button.tsx'
import { Icon } from '#client/components/icon.tsx'
import { usePart } from '#client/features/editor/forms/use-part.ts'
import { useHome } from '#client/features/editor/session/home.tsx'
import { useEditor } from '#client/features/editor/session/use-editor.tsx'
import { editorMessages } from '#client/i18n/editor.ts'
import { editorExportMessages } from '#client/i18n/editor-export.ts'
import { editorImportMessages } from '#client/i18n/editor-import.ts'
import { editorPhoneMessages } from '#client/i18n/editor-phone.ts'
import { postingMessages } from '#client/i18n/editor-posting.ts'
import { editorTwinMessages } from '#client/i18n/editor-twin.ts'
import { guestMessages } from '#client/i18n/guest.ts'
import { useMessages } from '#client/i18n/messages.ts'
import { useLocale } from '#client/lib/page.tsx'
import { localePath } from '#client/lib/paths.ts'
import { classicEditorPath } from '#src/contract/own-addresses.ts'
import { otherLocale } from '#src/resume/twin/carry.ts'
import type { EditorSheet } from './sheets.ts'

const ITEM = 'menu-item cursor-default'

/** The actions of the whole résumé. */
export type ExportActions = {
  onDownload: () => void
  onDuplicate: () => void
  onOpen: (sheet: EditorSheet) => void
  /** True while a file is being made. */
  busy: boolean
}

/** The button that downloads the file, and a menu with the other actions beside it. */
export function ExportMenu({ onDownload, onDuplicate, onOpen, busy }: ExportActions) {
  const t = useMessages(editorMessages)
  const exporting = useMessages(editorExportMessages)
  const importing = useMessages(editorImportMessages)
  const phone = useMessages(editorPhoneMessages)
  const { id } = useEditor()
  const guest = useMessages(guestMessages)
  const twin = useMessages(editorTwinMessages)
  const posting = useMessages(postingMessages)
  const to = usePart((document) => otherLocale(document.locale))
  const { kind, toAccount } = useHome()
  const locale = useLocale()
  return (
    <div className="flex flex-none items-center">
      <Button variant="primary" icon="download" busy={busy} onClick={onDownload} className="rounded-r-none max-sm:px-3">
        <span className="max-sm:sr-only">{t.download}</span>
      </Button>
      <Menu.Root>
        <Menu.Trigger
          aria-label={t.more}
          className="btn btn-primary min-w-11 rounded-l-none border-l border-l-surface/40 px-2"
        >
          <Icon name="chevron-down" />
        </Menu.Trigger>
        <Menu.Portal>
          <Menu.Content
            align="end"
            sideOffset={6}
            collisionPadding={8}
            className="popover z-70 max-h-(--radix-dropdown-menu-content-available-height) w-72 overflow-y-auto p-2"
          >
            <Item onSelect={onDownload}>{t.downloadPdf}</Item>
            <Item onSelect={() => onOpen('export')}>{exporting.menu}</Item>
            <Item onSelect={() => onOpen('import')}>{importing.menu}</Item>
            <Menu.Separator className="my-1 border-t border-line" />
            {toAccount && <Item onSelect={() => toAccount()}>{guest.save}</Item>}
            {kind === 'account' && <Item onSelect={() => onOpen('share')}>{t.share}</Item>}
            <Item onSelect={() => onOpen('phone')}>{phone.menu}</Item>
            <Item onSelect={onDuplicate}>{t.duplicate}</Item>
            <Item onSelect={() => onOpen('posting')}>{posting.menu}</Item>
            <Item onSelect={() => onOpen('twin')}>{twin.menu(to)}</Item>
            {kind === 'account' && (
              <>
                <Item onSelect={() => onOpen('versions')}>{t.versions}</Item>
                <Menu.Item asChild className={ITEM}>
                  <a href={localePath(locale, classicEditorPath(id))} data-reload="">
                    {t.classic}
                  </a>
                </Menu.Item>
              </>
            )}
            <Item onSelect={() => onOpen('help')}>{t.help}</Item>
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
