import type { SignInRequest } from '#client/lib/client.tsx'
import type { Failure } from '#client/machines/failure.ts'
import type { FieldMessageKey } from '#src/contract/messages.ts'
import type { User } from '#src/contract/user.ts'

export type LoginView = 'wechat' | 'account' | 'register' | 'reset'
/** The views that have a form. */
export type FormView = Exclude<LoginView, 'wechat'>
/** The views a tab leads to. */
export type TabView = 'wechat' | 'account'

/** What an account is named by. */
export type ContactKind = 'mobile' | 'email'

/** All forms share these fields; each view shows some of them. With an `email` it counts instead of the number. */
export type FormValues = { mobile: string; email?: string; password: string; password1: string; code: string }
export type FormField = keyof FormValues
/** What is wrong with which field. */
export type FormErrors = Partial<Record<FormField, FieldMessageKey>>

/** A form as it was submitted. */
export type SubmittedForm = { view: FormView; values: FormValues }

export type LoginModalInput = {
  /** A page is always open: it starts with the first view, and after a reset shows the account view. */
  surface: 'modal' | 'page'
  /** What opening shows. */
  firstView: TabView
}

export type LoginModalContext = LoginModalInput & {
  /** What the dialog was opened for last. */
  request: SignInRequest
  /** Why the last call failed; null once something else is tried. */
  failure: Failure | null
  /** What was wrong with the last form submitted. */
  errors: FormErrors
  /** The number whose password was just reset: the account form starts with it. */
  mobile: string
  /** The e-mail address, where that named the account. */
  email: string
}

export type LoginModalEvent =
  | { type: 'modal.open'; request?: SignInRequest }
  | { type: 'modal.close' }
  | { type: 'view.select'; view: TabView }
  | { type: 'register.open' }
  | { type: 'reset.open' }
  | { type: 'account.back' }
  | { type: 'form.submit'; values: FormValues }
  /** Somebody has signed in with a passkey the browser suggested at the account's field. */
  | { type: 'passkey.used'; output: SignInOutput }
  | { type: 'passkey.failed'; error: unknown }

export type LoginModalEmitted =
  /** The user is saved; what waited for the sign-in may go on. */
  | { type: 'login.succeeded'; user: User }
  /** The server's message about a call that went well. */
  | { type: 'call.succeeded'; message: string }
  | { type: 'call.failed'; failure: Failure }
  | { type: 'form.refused'; errors: FormErrors }
  | { type: 'form.cleared' }

export type SignInOutput = { user: User; message: string }
export type ResetOutput = { message: string }

/** The calls of the forms; each is aborted when its view is left. */
export type LoginModalDeps = {
  loginByPassword: (values: FormValues, signal: AbortSignal) => Promise<SignInOutput>
  register: (values: FormValues, signal: AbortSignal) => Promise<SignInOutput>
  resetPassword: (values: FormValues, signal: AbortSignal) => Promise<ResetOutput>
}
