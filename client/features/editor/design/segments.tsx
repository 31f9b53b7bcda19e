import { useId } from 'react'

type SegmentsProps<T extends string> = {
  label: string
  options: readonly (readonly [value: T, text: string])[]
  value: T
  onChange: (value: T) => void
}

/** A row of radio buttons, side by side. */
export function Segments<T extends string>({ label, options, value, onChange }: SegmentsProps<T>) {
  const group = useId()
  return (
    <div role="radiogroup" aria-label={label} className="flex rounded-md border border-field bg-sunken p-1">
      {options.map(([option, text]) => (
        <label
          key={option}
          className="relative grid min-h-9 flex-1 cursor-pointer place-items-center rounded-sm px-2 text-center text-sm text-muted outline-2 outline-transparent has-checked:bg-surface has-checked:font-medium has-checked:text-ink has-checked:shadow-card has-focus-visible:outline-accent"
        >
          <input
            type="radio"
            name={group}
            checked={option === value}
            onChange={() => onChange(option)}
            className="absolute inset-0 size-full cursor-pointer opacity-0"
          />
          {text}
        </label>
      ))}
    </div>
  )
}
