import { type ComponentProps, type ReactNode, useId, useState } from 'react'
import { SlipNote, useSlipsOf } from '#client/features/editor/checks/field-slips.tsx'
import { FieldComments } from '#client/features/editor/comments/field-comments.tsx'
import { documentLimits } from '#src/resume/document.ts'
import { useFieldFocus } from './focus-field.ts'

type TextFieldProps = Pick<
  ComponentProps<'input'>,
  'type' | 'inputMode' | 'autoComplete' | 'onBlur' | 'onPaste' | 'className'
> & {
  /** The address of the value in the document; see `focusField`. */
  address: string
  label: string
  value: string
  onChange: (value: string) => void
  example?: string | undefined
  /** Common values to choose from; others may be typed. */
  choices?: readonly string[] | undefined
  error?: string | undefined
  hint?: string | undefined
  disabled?: boolean
  /** A button inside the box, after the value. */
  trailing?: ReactNode
}

/** A text field of the document. Text still being composed by an input method is not written to the document. */
export function TextField(props: TextFieldProps) {
  const { address, label, value, onChange, example, choices, error, hint, trailing, className, ...input } = props
  const id = useId()
  const ref = useFieldFocus<HTMLInputElement>(address)
  const composing = useComposing(value, onChange)
  const note = error ?? hint
  const slips = useSlipsOf(address, value)
  const notes = [note && `${id}-note`, slips.length > 0 && `${id}-slips`].filter(Boolean).join(' ')
  return (
    <div className={className} data-field={address}>
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
          aria-describedby={notes || undefined}
          className="h-11 w-full min-w-0 flex-1 bg-transparent px-3 outline-none placeholder:text-muted"
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
      {slips.length > 0 && <SlipNote id={`${id}-slips`} slips={slips} />}
      <FieldComments address={address} />
      {note && (
        <p id={`${id}-note`} className={`mt-1 text-xs ${error === undefined ? 'text-muted' : 'text-seal'}`}>
          {note}
        </p>
      )}
    </div>
  )
}

type Typing = { currentTarget: { value: string } }

/** Keeps unfinished compositions out of the document, and outside changes out of the composition. */
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
