import type { ReactNode } from 'react'

/** A link to another view of the same window. */
export function ViewLink({ onClick, children }: { onClick: () => void; children: ReactNode }) {
  return (
    <button type="button" className="link -my-3 min-w-11 py-3 font-medium" onClick={onClick}>
      {children}
    </button>
  )
}
