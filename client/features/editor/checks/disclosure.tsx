import type { ReactNode } from 'react'
import { Icon } from '#client/components/icon.tsx'

type DisclosureProps = { title: string; note: string; onToggle?: (open: boolean) => void; children: ReactNode }

/** A part of the panel that can be opened and closed. */
export function Disclosure({ title, note, onToggle, children }: DisclosureProps) {
  return (
    <details
      className="group border-t border-line py-2 open:pb-5"
      onToggle={({ currentTarget }) => onToggle?.(currentTarget.open)}
    >
      <summary className="flex min-h-11 items-center gap-2 rounded-md text-base font-semibold">
        <span className="flex-1">{title}</span>
        <Icon name="chevron-down" className="text-muted transition-transform group-open:rotate-180" />
      </summary>
      <p className="mt-1 mb-3 text-sm text-muted">{note}</p>
      {children}
    </details>
  )
}
