import type { ReactNode } from 'react'
import { Icon, type IconName } from './icon.tsx'

type EmptyStateProps = {
  icon: IconName
  title: string
  text?: string
  /** Buttons or links for what to do next. */
  children?: ReactNode
}

/** Shown in place of empty content: why it is empty, and what to do. */
export function EmptyState({ icon, title, text, children }: EmptyStateProps) {
  return (
    <div className="slips flex flex-col items-center rounded-lg border border-line px-6 py-16 text-center">
      <span className="mb-4 grid size-14 place-items-center rounded-lg border border-line bg-surface text-xl text-accent">
        <Icon name={icon} />
      </span>
      <h2 className="font-serif text-xl">{title}</h2>
      {text && <p className="mt-2 max-w-md text-balance text-muted">{text}</p>}
      {children && <div className="mt-6 flex flex-wrap justify-center gap-3">{children}</div>}
    </div>
  )
}
