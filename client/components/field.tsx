import { type ComponentProps, type ReactNode, useId } from 'react'
import { Icon } from './icon.tsx'

export type FieldProps = ComponentProps<'input'> & {
  label: string
  /** The error of the value. */
  error?: string | undefined
  /** What to enter, shown before there is an error. */
  hint?: string | undefined
  /** Shown beside the label, such as a link. */
  aside?: ReactNode
  /** A button inside the box, after the value. */
  trailing?: ReactNode
}

/** A labelled input; its error is shown below and read out with it. */
export function Field({ label, error, hint, aside, trailing, className, ...input }: FieldProps) {
  const id = useId()
  const noteId = useId()
  const hasNote = error !== undefined || hint !== undefined
  return (
    <div className={className}>
      <div className="mb-1.5 flex items-baseline justify-between gap-3 text-sm">
        <label htmlFor={id} className="font-medium">
          {label}
        </label>
        {aside}
      </div>
      <div className="flex h-12 items-stretch rounded-md border border-field bg-surface transition-colors has-[input:focus]:border-accent has-[input:focus]:outline-2 has-[input:focus]:-outline-offset-1 has-[input:focus]:outline-accent hover:border-muted has-aria-invalid:border-seal has-aria-invalid:has-[input:focus]:border-seal has-aria-invalid:has-[input:focus]:outline-seal has-disabled:bg-sunken has-disabled:text-muted">
        <input
          id={id}
          aria-invalid={error !== undefined || undefined}
          aria-describedby={hasNote ? noteId : undefined}
          className="w-full min-w-0 flex-1 rounded-md bg-transparent px-3.5 text-base outline-none placeholder:text-muted"
          {...input}
        />
        {trailing}
      </div>
      {hasNote && (
        <p id={noteId} className={`mt-1.5 flex gap-1.5 text-sm ${error === undefined ? 'text-muted' : 'text-seal'}`}>
          {error !== undefined && <Icon name="warning" className="mt-0.5 text-base" />}
          {error ?? hint}
        </p>
      )}
    </div>
  )
}
