import type { ReactNode } from 'react'

type TickProps = { checked: boolean; onChange: (checked: boolean) => void; className?: string; children: ReactNode }

/** A checkbox with its label beside it. */
export function Tick({ checked, onChange, className = '', children }: TickProps) {
  return (
    <label className={`flex min-h-11 w-fit items-center gap-2 ${className}`}>
      <input
        type="checkbox"
        className="size-4.5 accent-(--color-accent)"
        checked={checked}
        onChange={({ currentTarget }) => onChange(currentTarget.checked)}
      />
      {children}
    </label>
  )
}
