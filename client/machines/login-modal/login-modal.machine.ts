import { assertEvent, assign, emit, enqueueActions, fromPromise, setup } from 'xstate'
import type { SignInRequest } from '#client/lib/client.tsx'
import { type Failure, toFailure } from '#client/machines/failure.ts'
import { notProvided } from '#client/machines/not-provided.ts'
import { qrSignInMachine } from '#client/machines/qr-sign-in/qr-sign-in.machine.ts'
import type { User } from '#src/contract/user.ts'
import { checkForm } from './login-modal.forms.ts'
import type {
  FormValues,
  FormView,
  LoginModalContext,
  LoginModalEmitted,
  LoginModalEvent,
  LoginModalInput,
  ResetOutput,
  SignInOutput,
  SubmittedForm,
  TabView,
} from './login-modal.types.ts'

const wantedView = ({ event }: { event: Extract<LoginModalEvent, { type: 'view.select' }> }) => event.view
const requestOf = ({ event }: { event: Extract<LoginModalEvent, { type: 'modal.open' }> }) => event.request ?? {}
const messageOf = ({ event }: { event: { output: { message: string } } }) => event.output.message
const userOf = ({ event }: { event: { output: SignInOutput } }) => event.output.user
const failureOf = ({ event }: { event: { error: unknown } }) => toFailure(event.error)

function submittedValues({ event }: { event: LoginModalEvent }): FormValues {
  assertEvent(event, 'form.submit')
  return event.values
}

const saved = { type: 'saveUser', params: userOf } as const
const announced = { type: 'announce', params: messageOf } as const
const signedIn = [saved, 'clearForm', announced, { type: 'raiseLoginSuccess', params: userOf }] as const
const passwordReset = ['clearForm', announced] as const
const toClosed = { target: '#loginModal.closed', actions: signedIn } as const
const afterReset = [
  { guard: 'isPage', target: '#loginModal.open.account', actions: passwordReset },
  { target: '#loginModal.closed.afterReset', actions: passwordReset },
] as const
const back = { 'account.back': 'account' } as const
const requestKept = { type: 'keepRequest', params: requestOf } as const
const failed = { type: 'fail', params: failureOf } as const

/** Transitions on submit: send the form, or show errors at its fields. */
function submit(view: FormView) {
  type Submit = { event: Extract<LoginModalEvent, { type: 'form.submit' }> }
  const form = ({ event }: Submit) => ({ view, values: event.values })
  const values = ({ event }: Submit) => event.values
  return [
    {
      guard: { type: 'isValid', params: form },
      target: 'submitting',
      actions: ['forgetTrouble', { type: 'keepContact', params: values }],
    },
    { actions: { type: 'refuse', params: form } },
  ] as const
}

/**
 * The state of a view with a form: how it is sent, where answers lead, how to leave it, and what else happens while it
 * is edited.
 */
function form<const Source extends string, const Done, const Ways, const Edits>(
  view: FormView,
  src: Source,
  onDone: Done,
  ways: Ways,
  edits: Edits,
) {
  return {
    entry: 'forgetTrouble',
    initial: 'editing',
    on: { 'view.select': { guard: { type: 'isWechatWanted', params: wantedView }, target: 'wechat' }, ...ways },
    states: {
      editing: { on: { 'form.submit': submit(view), ...edits } },
      submitting: {
        tags: 'busy',
        invoke: { src, input: submittedValues, onDone, onError: { target: 'editing', actions: failed } },
      },
    },
  } as const
}

/** The login dialog and the login page: four views, and what each call leads to. */
export const loginModalMachine = setup({
  types: {
    context: {} as LoginModalContext,
    events: {} as LoginModalEvent,
    input: {} as LoginModalInput,
    emitted: {} as LoginModalEmitted,
    tags: {} as 'busy',
    children: {} as { qr: 'qrSignIn' },
  },
  actors: {
    qrSignIn: qrSignInMachine,
    loginByPassword: fromPromise<SignInOutput, FormValues>(notProvided('loginByPassword')),
    register: fromPromise<SignInOutput, FormValues>(notProvided('register')),
    resetPassword: fromPromise<ResetOutput, FormValues>(notProvided('resetPassword')),
  },
  guards: {
    isPage: ({ context }) => context.surface === 'page',
    isFirstWechat: ({ context }) => context.firstView === 'wechat',
    isValid: (_, { view, values }: SubmittedForm) => Object.keys(checkForm(view, values)).length === 0,
    isWechatWanted: (_, view: TabView) => view === 'wechat',
    isAccountWanted: (_, view: TabView) => view === 'account',
  },
  actions: {
    /** Stores the user in the application. */
    saveUser: (_, _user: User) => notProvided('saveUser')(),
    keepRequest: assign((_, request: SignInRequest) => ({ request })),
    startAfresh: assign({ mobile: '', email: '' }),
    keepContact: assign((_, { mobile, email = '' }: FormValues) => ({ mobile, email })),
    forgetTrouble: assign({ failure: null, errors: {} }),
    refuse: enqueueActions(({ enqueue }, { view, values }: SubmittedForm) => {
      const errors = checkForm(view, values)
      enqueue.assign({ failure: null, errors })
      enqueue.emit({ type: 'form.refused', errors })
    }),
    fail: enqueueActions(({ enqueue }, failure: Failure) => {
      enqueue.assign({ failure })
      enqueue.emit({ type: 'call.failed', failure })
    }),
    announce: emit((_, message: string) => ({ type: 'call.succeeded' as const, message })),
    clearForm: emit({ type: 'form.cleared' }),
    raiseLoginSuccess: emit((_, user: User) => ({ type: 'login.succeeded' as const, user })),
  },
}).createMachine({
  id: 'loginModal',
  context: ({ input }) => ({ ...input, request: {}, failure: null, errors: {}, mobile: '', email: '' }),
  initial: 'starting',
  states: {
    starting: {
      always: [{ guard: 'isPage', target: 'open' }, { target: 'closed' }],
    },
    closed: {
      initial: 'afresh',
      // A passkey chosen before closing still signs in. Whatever had asked for the sign-in does not continue.
      on: { 'passkey.used': { actions: [saved, announced] } },
      states: {
        afresh: { on: { 'modal.open': { target: '#loginModal.open', actions: ['startAfresh', requestKept] } } },
        // After a reset the account view opens with the number or address already filled in.
        afterReset: { on: { 'modal.open': { target: '#loginModal.open.account', actions: requestKept } } },
      },
    },
    open: {
      initial: 'opening',
      // A passkey signs in whichever view is shown by then.
      on: { 'modal.open': { actions: requestKept }, 'modal.close': 'closed', 'passkey.used': toClosed },
      states: {
        opening: {
          always: [{ guard: 'isFirstWechat', target: 'wechat' }, { target: 'account' }],
        },
        wechat: {
          entry: 'forgetTrouble',
          invoke: {
            id: 'qr',
            src: 'qrSignIn',
            onDone: toClosed,
            onError: { actions: failed },
          },
          on: {
            'view.select': { guard: { type: 'isAccountWanted', params: wantedView }, target: 'account' },
          },
        },
        account: form(
          'account',
          'loginByPassword',
          toClosed,
          { 'register.open': 'register', 'reset.open': 'reset' },
          { 'passkey.failed': { actions: failed } },
        ),
        register: form('register', 'register', toClosed, back, {}),
        reset: form('reset', 'resetPassword', afterReset, back, {}),
      },
    },
  },
})
