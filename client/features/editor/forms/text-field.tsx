import { type ComponentProps, type ReactNode, useId, useState } from 'react'
import { documentLimits } from '#src/resume/document.ts'
import { useFieldFocus } from './focus-field.ts'

type TextFieldProps = Pick<ComponentProps<'input'>, 'type' | 'inputMode' | 'autoComplete' | 'onBlur' | 'className'> & {
  /** Where the value stands in the document; see `focusField`. */
  address: string
  label: string
  value: string
  onChange: (value: string) => void
  example?: string | undefined
  /** Usual answers to choose from; others may be typed. */
  choices?: readonly string[] | undefined
  error?: string | undefined
  hint?: string | undefined
  disabled?: boolean
  /** A button inside the box, after the value. */
  trailing?: ReactNode
}

/** A line of text of the document. What an input method is still composing is not written yet. */
export function TextField(props: TextFieldProps) {
  const { address, label, value, onChange, example, choices, error, hint, trailing, className, ...input } = props
  const id = useId()
  const ref = useFieldFocus<HTMLInputElement>(address)
  const composing = useComposing(value, onChange)
  const note = error ?? hint
  return (
    <div className={className}>
      <label htmlFor={id} className="mb-1 block text-sm text-muted">
        {label}
      </label>
      <div className="form-box" data-invalid={error === undefined ? undefined : ''}>
        <input
          ref={ref}
          id={id}
          list={choices ? `${id}-choices` : undefined}
          maxLength={documentLimits.text}
          placeholder={example}
          aria-invalid={error !== undefined || undefined}
          aria-describedby={note === undefined ? undefined : `${id}-note`}
          className="h-11 w-full min-w-0 flex-1 bg-transparent px-3 outline-none placeholder:text-muted/85"
          {...composing}
          {...input}
        />
        {trailing}
      </div>
      {choices && (
        <datalist id={`${id}-choices`}>
          {choices.map((choice) => (
            <option key={choice} value={choice} />
          ))}
        </datalist>
      )}
      {note && (
        <p id={`${id}-note`} className={`mt-1 text-xs ${error === undefined ? 'text-muted' : 'text-seal'}`}>
          {note}
        </p>
      )}
    </div>
  )
}

type Typing = { currentTarget: { value: string } }

/** Keeps what is being composed out of the document, and changes of the document out of what is being composed. */
export function useComposing(value: string, onChange: (value: string) => void) {
  const [draft, setDraft] = useState<string | null>(null)
  return {
    value: draft ?? value,
    onCompositionStart: ({ currentTarget }: Typing) => setDraft(currentTarget.value),
    onCompositionEnd: ({ currentTarget }: Typing) => {
      setDraft(null)
      onChange(currentTarget.value)
    },
    onChange: ({ currentTarget }: Typing) => {
      if (draft === null) onChange(currentTarget.value)
      else setDraft(currentTarget.value)
    },
  }
}
