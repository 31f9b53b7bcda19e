import { useSelector } from '@xstate/react'
import { type ReactNode, useId, useState } from 'react'
import { Button } from '#client/components/button.tsx'
import { Icon } from '#client/components/icon.tsx'
import { useHydrated } from '#client/components/use-hydrated.ts'
import { useMessages } from '#client/i18n/messages.ts'
import { signInMessages } from '#client/i18n/sign-in.ts'
import type { Failure } from '#client/machines/failure.ts'
import { formFields } from '#client/machines/login-modal/login-modal.forms.ts'
import { selectIsBusy } from '#client/machines/login-modal/login-modal.selectors.ts'
import type { FormView } from '#client/machines/login-modal/login-modal.types.ts'
import { CaptchaCheck } from './captcha-check.tsx'
import { ContactField } from './contact-fields.tsx'
import { CodeField, NewPasswordField, PasswordField, RepeatField } from './form-fields.tsx'
import type { LoginFlow } from './use-login-flow.ts'
import { type ContactChoice, type LoginFields, useLoginForm } from './use-login-form.ts'
import { usePasskeySuggestion } from './use-passkey-suggestion.ts'
import { ViewLink } from './view-link.tsx'

type LoginFormProps = ContactChoice & { view: FormView; flow: LoginFlow }

/** The form of one view. It can be filled in before hydration, and sent after it. */
export function LoginForm({ view, flow, ...choice }: LoginFormProps) {
  const t = useMessages(signInMessages)
  const fields = useLoginForm(view, flow, choice)
  const failure = useSelector(flow, ({ context }) => context.failure)
  const isBusy = useSelector(flow, selectIsBusy)
  const [codeFailure, setCodeFailure] = useState<Failure | null>(null)
  usePasskeySuggestion(view, flow)

  const submitTexts = { account: t.submitAccount, register: t.submitRegister, reset: t.submitReset }
  const shown = failure ?? codeFailure
  return (
    <form
      method="post"
      noValidate
      onSubmit={(event) => {
        setCodeFailure(null)
        fields.submit(event)
      }}
    >
      <div className="relative grid gap-5">
        <ViewFields view={view} fields={fields} onCodeFailure={setCodeFailure} />
        <KindSwitch fields={fields} />
      </div>
      {view === 'account' && (
        <p className="mt-2 text-right text-sm">
          <ViewLink onClick={() => flow.send({ type: 'reset.open' })}>{t.toReset}</ViewLink>
        </p>
      )}
      {shown !== null && !isAtField(view, shown) && <FormAlert failure={shown} />}
      <CaptchaCheck />
      <SubmitButton busy={isBusy} tight={view === 'account'}>
        {submitTexts[view]}
      </SubmitButton>
      <p className="mt-8 text-center text-sm text-muted">
        {view === 'account' ? (
          <>
            {t.noAccount} <ViewLink onClick={() => flow.send({ type: 'register.open' })}>{t.toRegister}</ViewLink>
          </>
        ) : (
          <ViewLink onClick={() => flow.send({ type: 'account.back' })}>{t.back}</ViewLink>
        )}
      </p>
    </form>
  )
}

/**
 * Placed beside the number's label, but after the fields in the tab order: Tab leads from the number to what follows
 * it.
 */
function KindSwitch({ fields: { kind, switchKind } }: { fields: LoginFields }) {
  const t = useMessages(signInMessages)
  return (
    <p className="absolute top-0 right-0 text-sm">
      <ViewLink onClick={switchKind}>{kind === 'mobile' ? t.useEmail : t.useMobile}</ViewLink>
    </p>
  )
}

type ViewFieldsProps = { view: FormView; fields: LoginFields; onCodeFailure: (failure: Failure | null) => void }

function ViewFields({ view, fields, onCodeFailure }: ViewFieldsProps) {
  if (view === 'account') {
    return (
      <>
        <ContactField fields={fields} autoComplete="username webauthn" />
        <PasswordField fields={fields} />
      </>
    )
  }
  return (
    <>
      <ContactField fields={fields} />
      <CodeField type={view} fields={fields} onFailure={onCodeFailure} />
      <NewPasswordField view={view} fields={fields} />
      {view === 'reset' && <RepeatField fields={fields} />}
    </>
  )
}

/** Whether a failure is already shown at a field of this view. */
function isAtField(view: FormView, { errors }: Failure): boolean {
  return formFields[view].some((field) => errors[field] !== undefined)
}

function SubmitButton({ busy, tight, children }: { busy: boolean; tight: boolean; children: ReactNode }) {
  const t = useMessages(signInMessages)
  const isHydrated = useHydrated()
  const noteId = useId()
  return (
    <div className={`relative ${tight ? 'mt-4' : 'mt-6'}`}>
      <Button
        type="submit"
        variant="primary"
        size="large"
        wide
        busy={busy}
        disabled={!isHydrated}
        aria-describedby={isHydrated ? undefined : noteId}
        className="disabled:cursor-progress disabled:opacity-100 aria-disabled:cursor-progress aria-disabled:opacity-85"
      >
        {busy ? t.busy : children}
      </Button>
      {!isHydrated && (
        <p
          id={noteId}
          className="needs-script absolute top-full mt-1 w-full text-center text-xs text-muted transition-opacity delay-1000 starting:opacity-0"
        >
          {t.preparing}
        </p>
      )}
      <noscript>
        <p className="mt-2 text-sm text-seal">{t.noScript}</p>
      </noscript>
    </div>
  )
}

/** The error of a whole form, and when to try again. */
function FormAlert({ failure: { message, retryAfter } }: { failure: Failure }) {
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
