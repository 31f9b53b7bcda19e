import { useState } from 'react'
import { useMessages } from '#client/i18n/messages.ts'
import { passwordMessages } from '#client/i18n/password.ts'
import { Field, type FieldProps } from './field.tsx'
import { IconButton } from './icon-button.tsx'

/** A password field with a button that shows the password. */
export function PasswordField(field: Omit<FieldProps, 'type' | 'trailing'>) {
  const t = useMessages(passwordMessages)
  const [visible, setVisible] = useState(false)
  const toggle = (
    <IconButton
      icon={visible ? 'eye-off' : 'eye'}
      label={visible ? t.hide : t.show}
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
