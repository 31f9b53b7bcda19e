import type { SignInRequest } from '#client/lib/client.tsx'
import type { Failure } from '#client/machines/failure.ts'
import type { FieldMessageKey } from '#src/contract/messages.ts'
import type { User } from '#src/contract/user.ts'

/** The views of the dialog. */
export type LoginView = 'wechat' | 'account' | 'register' | 'reset'
/** Views with a form. */
export type FormView = Exclude<LoginView, 'wechat'>
/** Views with a tab. */
export type TabView = 'wechat' | 'account'

/** What an account can be named by. */
export type ContactKind = 'mobile' | 'email'

/** The values of all forms; each view shows some of the fields. A given `email` is used instead of the number. */
export type FormValues = { mobile: string; email?: string; password: string; password1: string; code: string }
/** The name of a form field. */
export type FormField = keyof FormValues
/** Errors by field. */
export type FormErrors = Partial<Record<FormField, FieldMessageKey>>

/** A form as it was submitted. */
export type SubmittedForm = { view: FormView; values: FormValues }

/** What the machine is started with. */
export type LoginModalInput = {
  /** `page` is always open: it starts with the first view, and shows the account view after a reset. */
  surface: 'modal' | 'page'
  /** The view shown on opening. */
  firstView: TabView
}

export type LoginModalContext = LoginModalInput & {
  /** The latest request to open the dialog. */
  request: SignInRequest
  /** Why the last call failed; null once something else is tried. */
  failure: Failure | null
  /** The errors of the last submitted form. */
  errors: FormErrors
  /** The number in the form submitted last; after a password was reset, the account form starts with it. */
  mobile: string
  /** The e-mail address in that form, if it named the account. */
  email: string
}

/** What the dialog and its calls tell the machine. */
export type LoginModalEvent =
  | { type: 'modal.open'; request?: SignInRequest }
  | { type: 'modal.close' }
  | { type: 'view.select'; view: TabView }
  | { type: 'register.open' }
  | { type: 'reset.open' }
  | { type: 'account.back' }
  | { type: 'form.submit'; values: FormValues }
  /** Somebody has used a passkey that the browser suggested at the account field. */
  | { type: 'passkey.used'; output: SignInOutput }
  | { type: 'passkey.failed'; error: unknown }

/** What the machine tells the application. */
export type LoginModalEmitted =
  /** The user is stored; whatever waited for the sign-in may continue. */
  | { type: 'login.succeeded'; user: User }
  /** The server's message about a successful call. */
  | { type: 'call.succeeded'; message: string }
  | { type: 'call.failed'; failure: Failure }
  | { type: 'form.refused'; errors: FormErrors }
  | { type: 'form.cleared' }

/** The user who signed in, and the server's message. */
export type SignInOutput = { user: User; message: string }
/** The server's message about a reset password. */
export type ResetOutput = { message: string }

/** The calls of the forms; leaving a view aborts its call. */
export type LoginModalDeps = {
  loginByPassword: (values: FormValues, signal: AbortSignal) => Promise<SignInOutput>
  register: (values: FormValues, signal: AbortSignal) => Promise<SignInOutput>
  resetPassword: (values: FormValues, signal: AbortSignal) => Promise<ResetOutput>
}
