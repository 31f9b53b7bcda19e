import { DropdownMenu } from 'radix-ui'
import { createContext, type ReactNode, use, useRef } from 'react'
import { Icon, type IconName } from '#client/components/icon.tsx'
import { useMessages } from '#client/i18n/messages.ts'
import { editorFormsMessages } from '#src/texts/editor-forms.ts'

/** Runs an action after the menu has closed and returned the focus, so that the action can move the focus. */
const AfterClosing = createContext<(action: () => void) => void>(() => {})

type MenuProps = {
  label: string
  /** What the button shows instead of three dots. */
  face?: ReactNode
  children: ReactNode
}

/** A button that opens a menu: three dots, or what it shows instead. */
export function Menu({ label, face, children }: MenuProps) {
  const button = useRef<HTMLButtonElement>(null)
  const chosen = useRef<(() => void) | null>(null)
  return (
    <DropdownMenu.Root modal={false}>
      <DropdownMenu.Trigger ref={button} className={face ? 'btn btn-quiet btn-sm' : 'icon-btn'} aria-label={label}>
        {face ?? <Icon name="more" className="stroke-3" />}
      </DropdownMenu.Trigger>
      <DropdownMenu.Portal container={document.getElementById('main')}>
        <DropdownMenu.Content
          align="end"
          collisionPadding={8}
          className="popover z-70 max-h-(--radix-dropdown-menu-content-available-height) min-w-52 overflow-y-auto p-1.5"
          onCloseAutoFocus={(event) => {
            event.preventDefault()
            const action = chosen.current
            chosen.current = null
            button.current?.focus({ preventScroll: true })
            action?.()
          }}
        >
          <AfterClosing
            value={(action) => {
              chosen.current = action
            }}
          >
            {children}
          </AfterClosing>
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  )
}

type MenuItemProps = {
  icon: IconName
  onSelect: () => void
  /** The menu stays open, so that the action can be repeated. */
  stays?: boolean
  danger?: boolean
  /** The keyboard shortcut of the action. */
  keys?: string
  children: ReactNode
}

/** An action in a menu; it runs after the menu has closed, unless the menu `stays` open. */
export function MenuItem({ icon, onSelect, stays, danger, keys, children }: MenuItemProps) {
  const afterClosing = use(AfterClosing)
  return (
    <DropdownMenu.Item
      className={`menu-item pr-3 ${danger ? 'text-seal' : ''}`}
      onSelect={(event) => {
        if (stays) {
          event.preventDefault()
          onSelect()
        } else afterClosing(onSelect)
      }}
    >
      <Icon name={icon} className={danger ? undefined : 'text-muted'} />
      <span className="min-w-0 flex-1">{children}</span>
      {keys && <kbd className="font-sans text-xs text-muted max-sm:hidden">{keys}</kbd>}
    </DropdownMenu.Item>
  )
}

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

/** The menu item that deletes, set apart by a separator. */
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
