import { Dialog as Radix } from 'radix-ui'
import { type FormEvent, type ReactNode, useRef, useState } from 'react'
import { useMessages } from '#client/i18n/messages.ts'
import { noticesMessages } from '#client/i18n/notices.ts'
import { Button } from './button.tsx'
import { ConfirmDialog } from './confirm-dialog.tsx'
import { Icon } from './icon.tsx'
import { isLeftByToast } from './left-by-toast.ts'
import { moveByKey, moveByPress, startDrag } from './move-dialog.ts'
import { useBackCloses } from './use-back-closes.ts'
import { useReturnFocus } from './use-return-focus.ts'

const widths = {
  small: 'sm:max-w-md',
  medium: 'sm:max-w-[756px]',
  large: 'sm:max-w-[900px]',
  widest: 'sm:max-w-[1280px]',
}
/** Makes the title a bar over the whole width by which the dialog can be dragged. */
const DRAGGABLE =
  '-mx-6 -mt-6 border-b border-line py-4 pr-28 pl-6 sm:cursor-move sm:touch-none sm:rounded-t-lg sm:select-none'

/** Fields somebody writes in. */
const TEXTS = 'textarea, input:not([type=search], [type=checkbox], [type=radio], [type=file], [role=combobox])'

type DialogProps = {
  open: boolean
  onClose: () => void
  title: string
  /** Keeps the title for screen readers when the content has its own. */
  titleHidden?: boolean
  width?: keyof typeof widths
  /** If false, only the close button and Escape close it, as in any dialog once something has been typed in it. */
  closesOutside?: boolean
  /** Can be moved: by its title, and by a button with the arrow keys or one press. */
  draggable?: boolean
  children: ReactNode
}

/**
 * Focuses the element marked with `data-first-focus`, otherwise the title; never the close button, which explains
 * nothing.
 */
function focusFirst(content: HTMLElement): void {
  const title = content.querySelector<HTMLElement>('h2')
  const first = content.querySelector<HTMLElement>('[data-first-focus]') ?? title
  first?.focus()
}

/**
 * Whether Escape is not meant for the dialog: it ends what an input method composes, or was pressed in a part that
 * handles it itself, marked with `data-takes-escape`.
 */
function isTakenInside({ target, isComposing }: KeyboardEvent): boolean {
  return isComposing || (target instanceof Element && target.closest('[data-takes-escape]') !== null)
}

/** Whether something was typed that a press beside the dialog would lose; search fields do not count. */
function isTyping({ target }: FormEvent): boolean {
  return target instanceof Element && target.matches(TEXTS)
}

/**
 * Whether closing would lose something: a form marked with `data-asks` differs from what is saved, or a part says so
 * itself, with `data-unsaved`.
 */
function hasUnsaved(content: HTMLElement | null): boolean {
  if (content === null) return false
  const forms = [...content.querySelectorAll<HTMLFormElement>('form[data-asks]')]
  return content.querySelector('[data-unsaved]') !== null || forms.some(({ elements }) => [...elements].some(isChanged))
}

function isChanged(field: Element): boolean {
  if (field instanceof HTMLSelectElement) {
    return [...field.options].some(({ selected, defaultSelected }) => selected !== defaultSelected)
  }
  if (field instanceof HTMLInputElement && field.type === 'checkbox') return field.checked !== field.defaultChecked
  return field.matches(TEXTS) && 'value' in field && 'defaultValue' in field && field.value !== field.defaultValue
}

/**
 * A dialog over the page; on phones a sheet that fills the screen. Load it lazily. It asks before it closes over
 * something that is not saved: see `hasUnsaved`.
 */
export function Dialog(props: DialogProps) {
  const { open, onClose, title, titleHidden, width = 'small', closesOutside = true, draggable, children } = props
  const t = useMessages(noticesMessages)
  const content = useRef<HTMLDivElement>(null)
  const isTyped = useRef(false)
  const [isAsking, setAsking] = useState(false)
  const leave = () => (hasUnsaved(content.current) ? setAsking(true) : onClose())
  const returnFocus = useReturnFocus()
  useBackCloses(open, leave)
  return (
    <Radix.Root open={open} onOpenChange={(next) => !next && leave()}>
      <Radix.Portal>
        <Radix.Overlay className="fixed inset-0 z-40 grid max-sm:auto-rows-max overflow-y-auto bg-overlay sm:place-items-center sm:p-6">
          <Radix.Content
            ref={content}
            {...returnFocus}
            onOpenAutoFocus={(event) => {
              returnFocus.onOpenAutoFocus()
              isTyped.current = false
              event.preventDefault()
              if (event.target instanceof HTMLElement) focusFirst(event.target)
            }}
            aria-describedby={undefined}
            // Radix focuses the dialog itself when the focused element has been removed.
            onFocus={({ target, currentTarget }) => target === currentTarget && focusFirst(currentTarget)}
            onKeyDown={(event) => isLeftByToast(event) && leave()}
            onEscapeKeyDown={(event) => isTakenInside(event) && event.preventDefault()}
            onInput={(event) => {
              if (isTyping(event)) isTyped.current = true
            }}
            onInteractOutside={(event) => (!closesOutside || isTyped.current) && event.preventDefault()}
            className={`relative w-full animate-[rise_160ms_var(--ease-out)] bg-surface p-6 shadow-dialog outline-none max-sm:min-h-dvh sm:rounded-lg ${widths[width]}`}
          >
            <Radix.Title
              tabIndex={-1}
              onPointerDown={draggable ? startDrag : undefined}
              className={titleHidden ? 'sr-only' : `font-serif text-xl outline-none ${draggable ? DRAGGABLE : 'pr-10'}`}
            >
              {title}
            </Radix.Title>
            {draggable && (
              <button
                type="button"
                aria-label={t.move}
                title={t.move}
                onKeyDown={moveByKey}
                onClick={moveByPress}
                className="icon-btn absolute top-3 right-14 max-sm:hidden"
              >
                <Icon name="grip" className="stroke-3" />
              </button>
            )}
            <Radix.Close aria-label={t.close} className="icon-btn absolute top-3 right-3">
              <Icon name="close" />
            </Radix.Close>
            {children}
            <ConfirmDialog
              open={isAsking}
              onClose={() => setAsking(false)}
              title={t.unsaved}
              text={t.unsavedText}
              cancel={t.goOn}
            >
              <Button variant="danger" onClick={onClose}>
                {t.drop}
              </Button>
            </ConfirmDialog>
          </Radix.Content>
        </Radix.Overlay>
      </Radix.Portal>
    </Radix.Root>
  )
}
