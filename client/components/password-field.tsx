import { useState } from 'react'
import { Field, type FieldProps } from './field.tsx'
import { Icon } from './icon.tsx'

type PasswordFieldProps = Omit<FieldProps, 'type' | 'trailing'> & { showLabel: string; hideLabel: string }

/** A password field with a button that shows the password. */
export function PasswordField({ showLabel, hideLabel, ...field }: PasswordFieldProps) {
  const [visible, setVisible] = useState(false)
  const label = visible ? hideLabel : showLabel
  const toggle = (
    <button
      type="button"
      aria-label={label}
      title={label}
      className="icon-btn needs-script h-auto"
      onClick={() => setVisible(!visible)}
    >
      <Icon name={visible ? 'eye-off' : 'eye'} />
    </button>
  )
  return (
    <Field
      type={visible ? 'text' : 'password'}
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      trailing={toggle}
      {...field}
    />
  )
}
