import { useSelector } from '@xstate/react'
import { useState } from 'react'
import { Button } from '#client/components/button.tsx'
import { LoginForm } from '#client/features/sign-in/login-form.tsx'
import { LoginWindow } from '#client/features/sign-in/login-window.tsx'
import { useMessages } from '#client/i18n/messages.ts'
import { signInMessages } from '#client/i18n/sign-in.ts'
import { testMessages } from '#client/i18n/test.ts'
import { useClient } from '#client/lib/client.tsx'
import { selectView } from '#client/machines/login-modal/login-modal.selectors.ts'
import type {
  ContactKind,
  FormView,
  LoginModalEvent,
  LoginView,
} from '#client/machines/login-modal/login-modal.types.ts'
import { type ScriptedAnswer, useScriptedFlow, validForm } from './scripted-flow.ts'
import { Section, Specimen } from './section.tsx'

const submit: LoginModalEvent = { type: 'form.submit', values: validForm }
const views: readonly LoginView[] = ['wechat', 'account', 'register', 'reset']

export function LoginSection() {
  const t = useMessages(testMessages)
  const forms = useMessages(signInMessages)
  const client = useClient()
  return (
    <Section id="login" title={t.login}>
      <div className="grid gap-x-10 gap-y-12 sm:grid-cols-2 lg:grid-cols-3">
        <LoginState name={`${forms.account}, ${t.idle}`} view="account" answer="refusal" events={[]} />
        <LoginState name={`${forms.account}, ${t.busy}`} view="account" answer="never" events={[submit]} />
        <LoginState name={`${forms.account}, ${t.failing}`} view="account" answer="refusal" events={[submit]} />
        <LoginState name={`${forms.register}, ${t.idle}`} view="register" answer="refusal" events={[]} />
        <LoginState name={`${forms.register}, ${t.busy}`} view="register" answer="never" events={[submit]} />
        <LoginState name={`${forms.reset}, ${t.idle}`} view="reset" answer="refusal" events={[]} />
      </div>
      <div className="my-10">
        <Button variant="primary" onClick={() => client.openSignIn()}>
          {forms.pageTitle}
        </Button>
      </div>
      <div className="grid gap-10">
        {views.map((view) => (
          <WindowState key={view} view={view} />
        ))}
      </div>
    </Section>
  )
}

type LoginStateProps = { name: string; view: FormView; answer: ScriptedAnswer; events: readonly LoginModalEvent[] }

function LoginState({ name, view, answer, events }: LoginStateProps) {
  const flow = useScriptedFlow(view, answer, events)
  const [kind, setKind] = useState<ContactKind>('mobile')
  return (
    <Specimen name={name}>
      <LoginForm view={view} flow={flow} kind={kind} start={start} onKindChange={setKind} onType={ignore} />
    </Specimen>
  )
}

const start = { mobile: validForm.mobile, email: '' }

function ignore() {}

/** The content of the dialog in one view, without the dialog: changing views would move the focus. */
function WindowState({ view }: { view: LoginView }) {
  const flow = useScriptedFlow(view, 'refusal')
  const isThere = useSelector(flow, selectView) === view
  const [wasThere, setWasThere] = useState(isThere)
  if (isThere && !wasThere) setWasThere(true)
  return (
    <Specimen name={view}>
      <div className="max-w-[756px] overflow-hidden rounded-lg border border-line bg-surface p-6">
        {wasThere && <LoginWindow flow={flow} heading="h4" />}
      </div>
    </Specimen>
  )
}
