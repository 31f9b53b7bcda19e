import { type ReactNode, useId } from 'react'

type HintedChoiceProps = {
  /** Radio buttons with the same `name` form a group, of which one can be chosen. */
  type: 'checkbox' | 'radio'
  name?: string
  label: ReactNode
  hint: ReactNode
  isChosen: boolean
  isDisabled?: boolean
  onChange: (isChosen: boolean) => void
}

/** A checkbox or radio button with its label and, below it, what choosing it means. */
export function HintedChoice({ type, name, label, hint, isChosen, isDisabled = false, onChange }: HintedChoiceProps) {
  const id = useId()
  return (
    <div className="flex min-h-11 items-start gap-2.5 py-2">
      <input
        id={id}
        type={type}
        name={name}
        checked={isChosen}
        disabled={isDisabled}
        onChange={({ currentTarget }) => onChange(currentTarget.checked)}
        aria-describedby={`${id}-hint`}
        className="mt-1 size-4.5 flex-none accent-(--color-accent)"
      />
      <span className="min-w-0">
        <label htmlFor={id} className="block">
          {label}
        </label>
        <span id={`${id}-hint`} className="block max-w-text text-sm text-muted">
          {hint}
        </span>
      </span>
    </div>
  )
}
