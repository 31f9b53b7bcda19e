import { DropdownMenu } from 'radix-ui'
import { useMessages } from '#client/i18n/messages.ts'
import { editorFormsMessages } from '#src/texts/editor-forms.ts'
import { MenuItem } from './menu.tsx'

type OrderItemsProps = { onMove: (by: 1 | -1) => void; onDuplicate: () => void }

/** Up, down and duplicate, in the menu of a section or of an entry. */
export function OrderItems({ onMove, onDuplicate }: OrderItemsProps) {
  const t = useMessages(editorFormsMessages)
  return (
    <>
      <MenuItem icon="up" keys="Alt ↑" stays onSelect={() => onMove(-1)}>
        {t.moveUp}
      </MenuItem>
      <MenuItem icon="down" keys="Alt ↓" stays onSelect={() => onMove(1)}>
        {t.moveDown}
      </MenuItem>
      <MenuItem icon="copy" onSelect={onDuplicate}>
        {t.duplicate}
      </MenuItem>
    </>
  )
}

/** The item that removes, at the end of such a menu and set apart from the rest. */
export function RemoveItem({ onRemove }: { onRemove: () => void }) {
  const t = useMessages(editorFormsMessages)
  return (
    <>
      <DropdownMenu.Separator className="my-1.5 border-t border-line" />
      <MenuItem icon="bin" danger onSelect={onRemove}>
        {t.remove}
      </MenuItem>
    </>
  )
}
