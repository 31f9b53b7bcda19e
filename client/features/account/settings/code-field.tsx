import type { Ref } from 'react'
import { Button } from '#client/components/button.tsx'
import { Field } from '#client/components/field.tsx'
import { useSecondsUntil } from '#client/components/use-seconds-until.ts'
import { settingsMessages } from '#client/i18n/account-settings.ts'
import { useMessages } from '#client/i18n/messages.ts'
import { CODE_LENGTH, CODE_RESEND_SECONDS, MAIL_CODE_LENGTH } from '#src/contract/text-limits.ts'

/** The channel a code is sent by. */
export type CodeKind = 'mobile' | 'email'

/** When the next code may be sent after an answer, in ms since 1970. */
export function nextCodeAt(answer: { retry_after: number } | null): number {
  return Date.now() + (answer?.retry_after ?? CODE_RESEND_SECONDS) * 1000
}

type CodeFieldProps = {
  kind: CodeKind
  value: string
  error: string | undefined
  /** Whether a code is being sent or checked. */
  busy: boolean
  /** When the next code may be sent, in ms since 1970. */
  nextAt: number
  onChange: (code: string) => void
  onSend: () => void
  ref?: Ref<HTMLInputElement>
}

/** A code field with the button that sends the code. */
export function CodeField({ kind, value, error, busy, nextAt, onChange, onSend, ref }: CodeFieldProps) {
  const t = useMessages(settingsMessages)
  const seconds = useSecondsUntil(nextAt)
  return (
    <Field
      ref={ref}
      label={t.code}
      hint={kind === 'email' ? t.mailCodeHint : t.codeHint}
      inputMode="numeric"
      autoComplete="one-time-code"
      maxLength={kind === 'email' ? MAIL_CODE_LENGTH : CODE_LENGTH}
      value={value}
      error={error}
      onChange={(event) => onChange(event.target.value)}
      trailing={
        <Button variant="quiet" size="small" busy={busy || seconds > 0} className="h-auto" onClick={onSend}>
          {seconds > 0 ? t.sendAgain(seconds) : t.sendCode}
        </Button>
      }
    />
  )
}
