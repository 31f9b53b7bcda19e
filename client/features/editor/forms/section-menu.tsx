import { useEditor } from '#client/features/editor/session/use-editor.tsx'
import { useMessages } from '#client/i18n/messages.ts'
import { liveEntries } from '#src/resume/document.ts'
import { duplicateSection } from '#src/resume/edits.ts'
import { editorFormsMessages } from '#src/texts/editor-forms.ts'
import { OrderItems, RemoveItem } from './entry-menu-items.tsx'
import { focusField } from './focus-field.ts'
import { Menu, MenuItem } from './menu.tsx'
import { neighbourOf, useRemoval } from './use-removal.ts'

type SectionMenuProps = { id: string; name: string; onRename: () => void; onMove: (by: 1 | -1) => void }

/** The menu of a section. */
export function SectionMenu({ id, name, onRename, onMove }: SectionMenuProps) {
  const t = useMessages(editorFormsMessages)
  const { edit, newId, document } = useEditor()
  const removeEntry = useRemoval()

  function duplicate(): void {
    const copy = newId()
    edit(duplicateSection(id, copy, newId))
    focusField(`sections/${copy}`)
  }

  function remove(): void {
    const ids = liveEntries(document.get().sections).map(([section]) => section)
    const next = neighbourOf(id, ids)
    removeEntry('sections', id, name, next ? `sections/${next}` : 'sections')
  }

  return (
    <Menu label={t.more(name)}>
      <MenuItem icon="edit" keys="F2" onSelect={onRename}>
        {t.rename}
      </MenuItem>
      <OrderItems onMove={onMove} onDuplicate={duplicate} />
      <RemoveItem onRemove={remove} />
    </Menu>
  )
}
