import { Icon } from '#client/components/icon.tsx'
import { useMessages } from '#client/i18n/messages.ts'
import { signInMessages } from '#client/i18n/sign-in.ts'
import type { Failure } from '#client/machines/failure.ts'

/** The error of a whole form, and when to try again. */
export function FormAlert({ failure: { message, retryAfter } }: { failure: Failure }) {
  const t = useMessages(signInMessages)
  return (
    <div role="alert" className="mt-5 flex gap-2 rounded-md bg-seal-soft px-3.5 py-3 text-sm text-seal">
      <Icon name="warning" className="mt-0.5 text-base" />
      <p>
        {message || t.requestFailed}
        {retryAfter !== undefined && <span className="block">{t.tryIn(retryAfter)}</span>}
      </p>
    </div>
  )
}
