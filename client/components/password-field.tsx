import { useState } from 'react'
import { Field, type FieldProps } from './field.tsx'
import { IconButton } from './icon-button.tsx'

type PasswordFieldProps = Omit<FieldProps, 'type' | 'trailing'> & { showLabel: string; hideLabel: string }

/** A password field with a button that shows the password. */
export function PasswordField({ showLabel, hideLabel, ...field }: PasswordFieldProps) {
  const [visible, setVisible] = useState(false)
  const label = visible ? hideLabel : showLabel
  const toggle = (
    <IconButton
      icon={visible ? 'eye-off' : 'eye'}
      label={label}
      className="needs-script h-auto"
      onClick={() => setVisible(!visible)}
    />
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
