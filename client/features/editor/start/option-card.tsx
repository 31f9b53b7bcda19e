import type { ReactNode } from 'react'

type OptionCardProps = {
  group: string
  title: string
  text: string
  checked: boolean
  onChoose: () => void
  children?: ReactNode
}

/** An option as a card: a radio button with a large label. */
export function OptionCard({ group, title, text, checked, onChoose, children }: OptionCardProps) {
  return (
    <div className="flex flex-col rounded-md border border-line bg-surface has-[:checked]:border-accent has-[:checked]:bg-accent-soft">
      <label className="relative block flex-1 cursor-pointer rounded-md px-4 py-3 outline-2 outline-offset-2 outline-transparent has-focus-visible:outline-accent">
        <input
          type="radio"
          name={group}
          checked={checked}
          onChange={onChoose}
          className="absolute inset-0 size-full cursor-pointer opacity-0"
        />
        <span className="block font-medium">{title}</span>
        <span className="block text-sm text-muted">{text}</span>
      </label>
      {children}
    </div>
  )
}
