import { type ReactNode, useId } from 'react'

type CorrectionProps = { legend: string; onLeave: () => void; children: ReactNode }

/** The fields of a correction, in its place within the review: the first one gets the focus, Escape closes them. */
export function Correction({ legend, onLeave, children }: CorrectionProps) {
  return (
    <fieldset
      ref={focusFirst}
      data-takes-escape
      onKeyDown={({ key, nativeEvent }) => key === 'Escape' && !nativeEvent.isComposing && onLeave()}
      className="mt-2 grid grid-cols-2 gap-x-3 gap-y-2 rounded-md border border-line bg-paper p-3"
    >
      <legend className="sr-only">{legend}</legend>
      {children}
    </fieldset>
  )
}

function focusFirst(group: HTMLElement | null): void {
  group?.querySelector<HTMLElement>('select, input')?.focus()
}

/** The classes of an input in the review. */
export const fieldClass = 'min-h-11 w-full min-w-0 rounded-md border border-field bg-surface px-3 py-2'

type LabelledProps = { label: string; isShort?: boolean; note?: string; children: (id: string) => ReactNode }

/** A field with its label above it. */
export function Labelled({ label, isShort = false, note = '', children }: LabelledProps) {
  const id = useId()
  return (
    <div className={isShort ? 'min-w-0' : 'col-span-full min-w-0'}>
      <label htmlFor={id} className="mb-1 block text-muted">
        {label}
      </label>
      {children(id)}
      {note && (
        <p id={`${id}-note`} className="mt-1 text-xs text-seal">
          {note}
        </p>
      )}
    </div>
  )
}
