import type { ReactNode } from 'react'

type ChoiceProps = {
  /** Of the group it is one of. */
  group: string
  checked: boolean
  onChoose: () => void
  /** How the content stands beside the dot. */
  className: string
  children: ReactNode
}

/** A card that can be chosen, one of a group: a radio button with a large label. */
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
