import { fromPromise } from 'xstate'
import type { FormValues, LoginModalDeps, ResetOutput, SignInOutput } from './login-modal.types.ts'

/** The actors of the login dialog's forms. */
export function createLoginModalActors(calls: LoginModalDeps) {
  return {
    loginByPassword: fromPromise<SignInOutput, FormValues>(({ input, signal }) => calls.loginByPassword(input, signal)),
    register: fromPromise<SignInOutput, FormValues>(({ input, signal }) => calls.register(input, signal)),
    resetPassword: fromPromise<ResetOutput, FormValues>(({ input, signal }) => calls.resetPassword(input, signal)),
  }
}
