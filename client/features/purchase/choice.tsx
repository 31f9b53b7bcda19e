import type { KeyboardEvent, ReactNode } from 'react'

type ChoiceProps = {
  /** The name of its radio group. */
  group: string
  checked: boolean
  onChoose: () => void
  /** The layout of the content beside the radio button. */
  className: string
  children: ReactNode
}

const STEPS: Record<string, number> = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 }

/** Moves the focus to the next option without choosing it, because every choice creates an order. Space chooses. */
function walk(event: KeyboardEvent<HTMLInputElement>): void {
  const step = STEPS[event.key]
  if (step === undefined) return
  event.preventDefault()
  const { currentTarget: here } = event
  const group = [...document.querySelectorAll<HTMLInputElement>(`input[name="${CSS.escape(here.name)}"]`)]
  group.at((group.indexOf(here) + step) % group.length)?.focus()
}

/** A card that can be chosen, one of a group: a radio button with a large label. */
export function Choice({ group, checked, onChoose, className, children }: ChoiceProps) {
  return (
    <label
      className={`flex cursor-pointer rounded-md border border-field bg-surface transition-colors hover:border-muted has-checked:border-accent has-checked:bg-accent-soft has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent ${className}`}
    >
      <input
        type="radio"
        name={group}
        checked={checked}
        onChange={onChoose}
        onKeyDown={walk}
        className="size-4.5 flex-none cursor-pointer accent-accent outline-none"
      />
      {children}
    </label>
  )
}
