import { DropdownMenu } from 'radix-ui'
import { useEditor } from '#client/features/editor/use-editor.tsx'
import { editorFormsMessages } from '#client/i18n/editor-forms.ts'
import { useMessages } from '#client/i18n/messages.ts'
import { liveEntries } from '#src/resume/document.ts'
import { duplicateSection } from '#src/resume/edits.ts'
import { focusField } from './focus-field.ts'
import { glyphs } from './glyph.tsx'
import { Menu, MenuItem } from './menu.tsx'
import { useRemoval } from './use-removal.ts'

const PEN = 'm4 20 1-5L16 4l4 4L9 19zM14 6l4 4'

type SectionMenuProps = { id: string; name: string; onRename: () => void; onMove: (by: 1 | -1) => void }

/** What can be done with a section. */
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
    const index = ids.indexOf(id)
    const next = ids[index + 1] ?? ids[index - 1]
    removeEntry('sections', id, name, next ? `sections/${next}` : 'sections')
  }

  return (
    <Menu label={t.more(name)}>
      <MenuItem glyph={PEN} keys="F2" onSelect={onRename}>
        {t.rename}
      </MenuItem>
      <MenuItem glyph={glyphs.up} keys="Alt ↑" stays onSelect={() => onMove(-1)}>
        {t.moveUp}
      </MenuItem>
      <MenuItem glyph={glyphs.down} keys="Alt ↓" stays onSelect={() => onMove(1)}>
        {t.moveDown}
      </MenuItem>
      <MenuItem glyph={glyphs.copy} onSelect={duplicate}>
        {t.duplicate}
      </MenuItem>
      <DropdownMenu.Separator className="my-1.5 border-t border-line" />
      <MenuItem glyph={glyphs.bin} danger onSelect={remove}>
        {t.remove}
      </MenuItem>
    </Menu>
  )
}
