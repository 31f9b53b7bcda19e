import { AlertDialog as Radix } from 'radix-ui'
import type { ReactNode } from 'react'
import { isLeftByToast } from './left-by-toast.ts'
import { useBackCloses } from './use-back-closes.ts'
import { useReturnFocus } from './use-return-focus.ts'

type ConfirmDialogProps = {
  open: boolean
  onClose: () => void
  title: string
  text: string
  /** The label of the button that closes it without an action. */
  cancel: string
  /** The button or link that acts, if there is one; pressing it also closes the dialog. */
  children: ReactNode
  /** An additional action, placed before the other one. */
  other?: ReactNode
}

/** Asks for a confirmation; a click outside does not close it. Load it lazily. */
export function ConfirmDialog({ open, onClose, title, text, cancel, children, other }: ConfirmDialogProps) {
  const returnFocus = useReturnFocus()
  useBackCloses(open, onClose)
  return (
    <Radix.Root open={open} onOpenChange={(next) => !next && onClose()}>
      <Radix.Portal>
        <Radix.Overlay className="fixed inset-0 z-40 grid place-items-center overflow-y-auto bg-overlay p-5">
          <Radix.Content
            {...returnFocus}
            onKeyDown={(event) => isLeftByToast(event) && onClose()}
            className="w-full max-w-md animate-[rise_160ms_var(--ease-out)] rounded-lg bg-surface p-6 shadow-dialog outline-none"
          >
            <Radix.Title className="font-serif text-xl">{title}</Radix.Title>
            <Radix.Description className="mt-3 text-muted">{text}</Radix.Description>
            <div className="mt-6 flex flex-wrap justify-end gap-3 max-sm:flex-col-reverse">
              <Radix.Cancel className="btn btn-secondary">{cancel}</Radix.Cancel>
              {other && <Radix.Action asChild>{other}</Radix.Action>}
              {children && <Radix.Action asChild>{children}</Radix.Action>}
            </div>
          </Radix.Content>
        </Radix.Overlay>
      </Radix.Portal>
    </Radix.Root>
  )
}
