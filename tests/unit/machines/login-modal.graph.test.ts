import { describe, expect, test } from 'vitest'
import { type AnyEventObject, createActor, SimulatedClock } from 'xstate'
import { createLoginModalActors } from '#client/machines/login-modal/login-modal.actors.ts'
import { loginModalMachine } from '#client/machines/login-modal/login-modal.machine.ts'
import type { LoginModalEvent, LoginModalInput } from '#client/machines/login-modal/login-modal.types.ts'
import { createQrSignInActors } from '#client/machines/qr-sign-in/qr-sign-in.actors.ts'
import { qrSignInMachine } from '#client/machines/qr-sign-in/qr-sign-in.machine.ts'
import type { Qr, ScanAnswer } from '#client/machines/qr-sign-in/qr-sign-in.types.ts'
import { user } from '#tests/support/fixtures.ts'
import { Coverage, graphOf } from './graph.ts'

const values = { mobile: '13800138000', password: 'bamboo-slips', password1: '', code: '0427' }
const signedIn = { user, message: 'welcome' }
const forms = ['account', 'register', 'reset'] as const
const callOf = { account: 'loginByPassword', register: 'register', reset: 'resetPassword' } as const

const sendable: Record<string, LoginModalEvent> = {
  open: { type: 'modal.open' },
  close: { type: 'modal.close' },
  'select wechat': { type: 'view.select', view: 'wechat' },
  'select account': { type: 'view.select', view: 'account' },
  'account register': { type: 'register.open' },
  'forgot password?': { type: 'reset.open' },
  'back to login': { type: 'account.back' },
  'passkey used': { type: 'passkey.used', output: signedIn },
  'passkey fails': { type: 'passkey.failed', error: new Error('offline') },
  'submit valid': { type: 'form.submit', values },
  'submit invalid': { type: 'form.submit', values: { ...values, mobile: '138' } },
}

const fromActor = (actorId: string, end: 'done' | 'error') => {
  return { type: `xstate.${end}.actor.${actorId}`, actorId, output: signedIn, error: new Error('offline') }
}
const events: Record<string, AnyEventObject> = {
  ...sendable,
  'scan confirmed': fromActor('qr', 'done'),
  'scan breaks': fromActor('qr', 'error'),
}
for (const form of forms) {
  events[`${form} succeeds`] = fromActor(`0.loginModal.open.${form}.submitting`, 'done')
  events[`${form} fails`] = fromActor(`0.loginModal.open.${form}.submitting`, 'error')
}

/** Where an event leads and all it does. */
type Outcome = { to: string; effects: string[] }

const SIGNED_IN = ['user saved', 'form.cleared', 'call.succeeded', 'login.succeeded']

/** All that leads anywhere (issue 3 §1); nothing else may, and nothing may do more. */
function tableFor({ surface, firstView }: LoginModalInput): Map<string, Outcome> {
  const table = new Map<string, Outcome>()
  const row = (from: string, event: string, to: string, ...effects: string[]) =>
    table.set(`${from}: ${event}`, { to, effects })

  row('closed', 'open', firstView, ...(firstView === 'wechat' ? ['fresh code'] : []))
  row('wechat', 'close', 'closed', 'code abandoned')
  row('wechat', 'select account', 'account', 'code abandoned')
  row('wechat', 'scan confirmed', 'closed', ...SIGNED_IN)
  row('wechat', 'passkey used', 'closed', 'user saved', 'code abandoned', ...SIGNED_IN.slice(1))
  // Whoever has closed the dialog meanwhile is told of the session, and nothing goes on.
  row('closed', 'passkey used', 'closed', 'user saved', 'call.succeeded')
  row('wechat', 'scan breaks', 'wechat', 'call.failed')
  for (const form of forms) {
    const sending = `${form}, sending`
    row(form, 'submit valid', sending, callOf[form])
    row(form, 'submit invalid', form, 'form.refused')
    row(sending, `${form} fails`, form, 'call.failed')
    if (form !== 'reset') row(sending, `${form} succeeds`, 'closed', ...SIGNED_IN)
    for (const state of [form, sending]) {
      const ended = state === sending ? [`${callOf[form]} aborted`] : []
      row(state, 'passkey used', 'closed', 'user saved', ...ended, ...SIGNED_IN.slice(1))
      row(state, 'close', 'closed', ...ended)
      row(state, 'select wechat', 'wechat', ...ended, 'fresh code')
      if (form !== 'account') row(state, 'back to login', 'account', ...ended)
      if (form !== 'account') continue
      row(state, 'account register', 'register', ...ended)
      row(state, 'forgot password?', 'reset', ...ended)
    }
  }
  row('account', 'passkey fails', 'account', 'call.failed')
  const reset = surface === 'page' ? 'account' : 'closed, reset'
  row('reset, sending', 'reset succeeds', reset, 'form.cleared', 'call.succeeded')
  if (surface === 'modal') {
    row('closed, reset', 'open', 'account')
    row('closed, reset', 'passkey used', 'closed, reset', 'user saved', 'call.succeeded')
  }
  return table
}

function nameOf(value: unknown): string {
  if (typeof value === 'object' && value !== null && 'closed' in value) {
    return value.closed === 'afterReset' ? 'closed, reset' : 'closed'
  }
  if (typeof value !== 'object' || value === null || !('open' in value)) return String(value)
  if (typeof value.open !== 'object' || value.open === null) return String(value.open)
  const [view, step] = Object.entries(value.open)[0] ?? []
  return step === 'submitting' ? `${view}, sending` : String(view)
}

const coverage = new Coverage(loginModalMachine)
const settle = () => new Promise((resolve) => setImmediate(resolve))

/** The machine on its real actors; what the server and the clock do is named like the events it leads to. */
function start(input: LoginModalInput) {
  const effects: string[] = []
  const answers: Record<string, { resolve: (value: never) => void; reject: (error: Error) => void }> = {}
  const clock = new SimulatedClock()
  let isScanBroken = false

  function call<T>(name: string, signal: AbortSignal, abandoned: string): Promise<T> {
    effects.push(name)
    signal.addEventListener('abort', () => effects.push(abandoned))
    return new Promise<T>((resolve, reject) => {
      answers[name] = { resolve, reject }
    })
  }
  const formCall = (name: string) => (_: unknown, signal: AbortSignal) => call<never>(name, signal, `${name} aborted`)

  const qrActors = createQrSignInActors({
    loadQr: (signal) => call<Qr>('fresh code', signal, 'code abandoned'),
    checkScan: async (): Promise<ScanAnswer> => ({ type: 'scan.confirmed', text: 'welcome', user }),
    watchVisibility: () => {
      if (isScanBroken) throw new Error('broken')
      return () => {}
    },
  })
  const machine = loginModalMachine.provide({
    actors: {
      ...createLoginModalActors({
        loginByPassword: formCall('loginByPassword'),
        register: formCall('register'),
        resetPassword: formCall('resetPassword'),
      }),
      qrSignIn: qrSignInMachine.provide({ actors: qrActors }),
    },
    actions: { saveUser: () => void effects.push('user saved') },
  })
  const actor = createActor(machine, { clock, input, inspect: coverage.inspect })
  actor.on('*', ({ type }) => effects.push(type))
  actor.start()

  /** A call that is no longer waited for is answered all the same. */
  async function happen(name: string): Promise<void> {
    const event = sendable[name]
    const form = forms.find((form) => name.startsWith(`${form} `))
    if (event !== undefined) actor.send(event)
    else if (name === 'scan confirmed' || name === 'scan breaks') {
      isScanBroken = name === 'scan breaks'
      answers['fresh code']?.resolve({ url: 'https://qr.test/1', sceneId: 'scene-1' } as never)
      await settle()
      clock.increment(2100)
    } else if (form !== undefined && name.endsWith('succeeds')) answers[callOf[form]]?.resolve(signedIn as never)
    else if (form !== undefined) answers[callOf[form]]?.reject(new Error('offline'))
    await settle()
  }

  return { happen, effects, state: () => nameOf(actor.getSnapshot().value) }
}

const inputs: LoginModalInput[] = [
  { surface: 'modal', firstView: 'wechat' },
  { surface: 'modal', firstView: 'account' },
  { surface: 'page', firstView: 'account' },
  { surface: 'page', firstView: 'wechat' },
]

describe.each(inputs)('$surface, first $firstView', (input) => {
  const table = tableFor(input)
  const graph = graphOf({ machine: loginModalMachine, input, events, nameOf })
  const states = new Set([...table.keys()].map((key) => key.split(': ')[0]))

  test('it can be in these states and no others', () => {
    expect(new Set(graph.ways.keys())).toEqual(states)
  })

  const pairs = [...graph.ways].flatMap(([from, way]) => Object.keys(events).map((event) => ({ from, way, event })))
  test.each(pairs)('$from: $event', async ({ from, way, event }) => {
    const { happen, effects, state } = start(input)
    for (const step of way) await happen(step)
    expect(state()).toBe(from)
    effects.length = 0
    await happen(event)
    coverage.countPair()

    const { to, effects: expected } = table.get(`${from}: ${event}`) ?? { to: from, effects: [] }
    expect({ to: state(), effects }).toEqual({ to, effects: expected })
    expect(graph.next(from, event)).toBe(to)
  })
})

test('every state and transition declared has been taken', () => {
  console.log(coverage.report())
  expect(coverage.missing()).toEqual([])
})
