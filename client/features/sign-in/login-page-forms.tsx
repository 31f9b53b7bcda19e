import { LoginPanel } from './login-panel.tsx'
import { useLoginFlow } from './use-login-flow.ts'

/** The forms of the login page as a separate chunk: the Worker contains neither them nor their machine. */
export function LoginPageForms() {
  return <LoginPanel flow={useLoginFlow({ surface: 'page', firstView: 'account' })} heading="h1" />
}
