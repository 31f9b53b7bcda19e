import { type ReactNode, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { Button } from '#client/components/button.tsx'

/** Something that can be done about a way: what its button says, and the form that does it. */
type WayAction = {
  label: string
  /** The button's name, where what it says is not enough. */
  name: string
  form: (close: () => void) => ReactNode
}

type WayRowProps = {
  name: string
  /** How it stands: the number in part, added or not. */
  state: string
  actions: readonly WayAction[]
}

/** One way to sign in, in the list of them; one form at a time is open below it. */
export function WayRow({ name, state, actions }: WayRowProps) {
  const [open, setOpen] = useState<number | null>(null)
  const line = useRef<HTMLLIElement>(null)
  const action = open === null ? undefined : actions[open]

  /** The buttons come back, or the line is said anew. */
  function close(): void {
    flushSync(() => setOpen(null))
    line.current?.focus()
  }

  return (
    <li
      ref={line}
      tabIndex={-1}
      aria-label={`${name} ${state}`}
      className="border-line p-4 outline-none not-first:border-t sm:px-5"
    >
      <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
        <div className="min-w-0 flex-1 basis-60">
          <p className="font-medium">{name}</p>
          <p className="mt-1 text-sm break-words text-muted tabular-nums">{state}</p>
        </div>
        {action === undefined && (
          <div className="flex flex-wrap gap-3">
            {actions.map((action, nth) => (
              <Button key={action.label} size="small" aria-label={action.name} onClick={() => setOpen(nth)}>
                {action.label}
              </Button>
            ))}
          </div>
        )}
      </div>
      {action?.form(close)}
    </li>
  )
}
