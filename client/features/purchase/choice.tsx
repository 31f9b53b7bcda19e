import type { ReactNode } from 'react'

type ChoiceProps = {
  /** The name of its radio group. */
  group: string
  checked: boolean
  onChoose: () => void
  /** The layout of the content beside the radio button. */
  className: string
  children: ReactNode
}

/** A selectable card: a radio button with a large label. */
export function Choice({ group, checked, onChoose, className, children }: ChoiceProps) {
  return (
    <label
      className={`flex cursor-pointer rounded-md border border-line-strong bg-surface transition-colors hover:border-muted has-checked:border-accent has-checked:bg-accent-soft has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent ${className}`}
    >
      <input
        type="radio"
        name={group}
        checked={checked}
        onChange={onChoose}
        className="size-4.5 flex-none cursor-pointer accent-accent outline-none"
      />
      {children}
    </label>
  )
}
