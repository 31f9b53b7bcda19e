import type { ReactNode } from 'react'

type WayRowProps = {
  name: string
  /** How it stands: the number in part, added or not. */
  state: string
  /** What can be done about it, at the end of the line. */
  actions?: ReactNode
  /** A form, while it is open. */
  children?: ReactNode
}

/** One way to sign in, in the list of them. */
export function WayRow({ name, state, actions, children }: WayRowProps) {
  return (
    <li className="border-line p-4 not-first:border-t sm:px-5">
      <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
        <div className="min-w-0 flex-1 basis-60">
          <p className="font-medium">{name}</p>
          <p className="mt-1 text-sm break-words text-muted tabular-nums">{state}</p>
        </div>
        {actions && <div className="flex flex-wrap gap-3">{actions}</div>}
      </div>
      {children}
    </li>
  )
}
