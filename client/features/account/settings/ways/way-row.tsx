import { type ReactNode, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { Button } from '#client/components/button.tsx'

/** An action of a way to sign in: the label of its button, and its form. */
type WayAction = {
  label: string
  /** The accessible name of the button, if its label is not enough. */
  name: string
  form: (close: () => void) => ReactNode
}

type WayRowProps = {
  name: string
  /** Its state, such as the masked number or "not added". */
  state: string
  actions: readonly WayAction[]
}

/** One way to sign in; at most one of its forms is open below it. */
export function WayRow({ name, state, actions }: WayRowProps) {
  const [open, setOpen] = useState('')
  const line = useRef<HTMLLIElement>(null)
  // An action that is no longer offered closes its form.
  const action = actions.find(({ label }) => label === open)

  /** Closes the open form and shows the buttons again. */
  function close(): void {
    flushSync(() => setOpen(''))
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
            {actions.map(({ label, name }) => (
              <Button key={label} size="small" aria-label={name} onClick={() => setOpen(label)}>
                {label}
              </Button>
            ))}
          </div>
        )}
      </div>
      {action?.form(close)}
    </li>
  )
}
