import { useId } from 'react'

type SelectChoiceProps<T extends string> = {
  label: string
  /** The label of the option for no choice. */
  usual: string
  options: readonly (readonly [value: T, text: string])[]
  value: T | undefined
  onChange: (value: T | undefined) => void
  note?: string | undefined
}

/** A choice of many, or of none, in one line. */
export function SelectChoice<T extends string>({ label, usual, options, value, onChange, note }: SelectChoiceProps<T>) {
  const id = useId()
  return (
    <div className="mb-5">
      <label htmlFor={id} className="mb-1 block text-sm">
        {label}
      </label>
      <select
        id={id}
        value={value ?? ''}
        aria-describedby={note && `${id}note`}
        onChange={({ target }) => onChange(options.find(([option]) => option === target.value)?.[0])}
        className="h-11 w-full rounded-md border border-field bg-surface px-3"
      >
        <option value="">{usual}</option>
        {options.map(([option, text]) => (
          <option key={option} value={option}>
            {text}
          </option>
        ))}
      </select>
      {note && (
        <p id={`${id}note`} className="mt-2 text-sm text-muted">
          {note}
        </p>
      )}
    </div>
  )
}
