import { describe, expect, test, vi } from 'vitest'
import { createActor, SimulatedClock } from 'xstate'
import { createLoginModalActors } from '#client/machines/login-modal/login-modal.actors.ts'
import { loginModalMachine } from '#client/machines/login-modal/login-modal.machine.ts'
import { selectIsBusy, selectView } from '#client/machines/login-modal/login-modal.selectors.ts'
import type {
  FormValues,
  FormView,
  LoginModalEmitted,
  LoginModalEvent,
  LoginModalInput,
  LoginView,
} from '#client/machines/login-modal/login-modal.types.ts'
import { createQrSignInActors } from '#client/machines/qr-sign-in/qr-sign-in.actors.ts'
import { qrSignInMachine } from '#client/machines/qr-sign-in/qr-sign-in.machine.ts'
import type { Qr, ScanAnswer } from '#client/machines/qr-sign-in/qr-sign-in.types.ts'
import { user } from '#tests/support/fixtures.ts'

const values: FormValues = { mobile: '13800138000', password: 'bamboo-slips', password1: '', code: '0427' }
const signedIn = { user, message: 'welcome' }
const views: readonly LoginView[] = ['wechat', 'account', 'register', 'reset']

function start(input: Partial<LoginModalInput> = {}) {
  const calls = {
    loginByPassword: vi.fn(async (_values: FormValues, _signal: AbortSignal) => signedIn),
    register: vi.fn(async (_values: FormValues, _signal: AbortSignal) => signedIn),
    resetPassword: vi.fn(async (_values: FormValues, _signal: AbortSignal) => ({ message: 'changed' })),
  }
  const scans: { loaded: (qr: Qr) => void; failed: (error: Error) => void; signal: AbortSignal }[] = []
  const checkScan = vi.fn(async (): Promise<ScanAnswer> => ({ type: 'scan.confirmed', user, text: 'welcome' }))
  const qrActors = createQrSignInActors({
    loadQr: (signal) => new Promise((loaded, failed) => scans.push({ loaded, failed, signal })),
    checkScan,
    watchVisibility: () => () => {},
  })
  const clock = new SimulatedClock()
  const saveUser = vi.fn()
  const emitted: LoginModalEmitted[] = []
  const machine = loginModalMachine.provide({
    actors: { ...createLoginModalActors(calls), qrSignIn: qrSignInMachine.provide({ actors: qrActors }) },
    actions: { saveUser: (_, saved) => saveUser(saved) },
  })
  const actor = createActor(machine, { clock, input: { surface: 'modal', firstView: 'wechat', ...input } })
  actor.on('*', (event) => emitted.push(event))
  actor.start()
  const view = () => selectView(actor.getSnapshot())
  const isBusy = () => selectIsBusy(actor.getSnapshot())
  const settled = () => vi.waitFor(() => expect(isBusy()).toBe(false))
  return { actor, clock, calls, scans, checkScan, saveUser, emitted, view, isBusy, settled }
}

const ways: Record<LoginView, LoginModalEvent[]> = {
  wechat: [],
  account: [{ type: 'view.select', view: 'account' }],
  register: [{ type: 'view.select', view: 'account' }, { type: 'register.open' }],
  reset: [{ type: 'view.select', view: 'account' }, { type: 'reset.open' }],
}

function openOn(view: LoginView, input: Partial<LoginModalInput> = {}) {
  const flow = start(input)
  flow.actor.send({ type: 'modal.open' })
  for (const event of ways[view]) flow.actor.send(event)
  expect(flow.view()).toBe(view)
  return flow
}

describe('opening', () => {
  test.each(views)('closed on %s and opened again, it shows wechat', (last) => {
    const { actor, view, scans } = openOn(last)
    const asked = scans.length
    actor.send({ type: 'modal.close' })
    actor.send({ type: 'modal.open' })
    expect(view()).toBe('wechat')
    expect(scans).toHaveLength(asked + 1)
  })

  test('on a phone it opens with the password', () => {
    const { actor, view, scans } = start({ firstView: 'account' })
    actor.send({ type: 'modal.open' })
    expect(view()).toBe('account')
    expect(scans).toHaveLength(0)
  })

  test('a page is open from the start', () => {
    expect(start({ surface: 'page', firstView: 'account' }).view()).toBe('account')
    expect(start({ surface: 'page' }).view()).toBe('wechat')
  })
})

describe('wechat', () => {
  test('each time it is shown, it asks for a fresh code; leaving ends that', () => {
    const { actor, scans } = openOn('wechat')
    actor.send({ type: 'view.select', view: 'account' })
    expect(scans.map(({ signal }) => signal.aborted)).toEqual([true])
    actor.send({ type: 'view.select', view: 'wechat' })
    actor.send({ type: 'modal.close' })
    expect(scans.map(({ signal }) => signal.aborted)).toEqual([true, true])
  })

  async function scan({ scans, clock, checkScan }: Pick<ReturnType<typeof start>, 'scans' | 'clock' | 'checkScan'>) {
    scans[0]?.loaded({ url: 'https://qr.test/1', sceneId: 'scene-1' })
    await vi.waitFor(() => {
      clock.increment(2100)
      expect(checkScan).toHaveBeenCalled()
    })
  }

  test('a confirmed scan signs in', async () => {
    const flow = openOn('wechat')
    await scan(flow)
    await vi.waitFor(() => expect(flow.view()).toBeNull())
    expect(flow.saveUser).toHaveBeenCalledExactlyOnceWith(user)
    expect(flow.emitted).toContainEqual({ type: 'login.succeeded', user })
  })

  test('a failing scan leaves the view', async () => {
    const flow = openOn('wechat')
    flow.checkScan.mockRejectedValueOnce(new Error('offline'))
    await scan(flow)
    expect(flow.view()).toBe('wechat')
    expect(flow.saveUser).not.toHaveBeenCalled()
  })

  test('leaving stops the questions', async () => {
    const flow = openOn('wechat')
    flow.checkScan.mockResolvedValue({ type: 'scan.pending' })
    await scan(flow)
    flow.actor.send({ type: 'view.select', view: 'account' })
    const asked = flow.checkScan.mock.calls.length
    flow.clock.increment(21_000)
    expect(flow.checkScan).toHaveBeenCalledTimes(asked)
  })
})

const callOf = { account: 'loginByPassword', register: 'register', reset: 'resetPassword' } as const
const formViews: readonly FormView[] = ['account', 'register', 'reset']

describe.each(formViews)('submitting %s', (form) => {
  test('valid: the whole form is sent, once', async () => {
    const { actor, calls, isBusy, settled } = openOn(form)
    actor.send({ type: 'form.submit', values })
    expect(isBusy()).toBe(true)
    actor.send({ type: 'form.submit', values })
    await settled()
    expect(calls[callOf[form]]).toHaveBeenCalledExactlyOnceWith(values, expect.any(AbortSignal))
  })

  test('invalid: errors at the fields, nothing sent', () => {
    const { actor, calls, emitted, view, isBusy } = openOn(form)
    actor.send({ type: 'form.submit', values: { ...values, mobile: '138' } })
    const errors = { mobile: 'mobile.format' }
    expect(emitted).toEqual([{ type: 'form.refused', errors }])
    expect(actor.getSnapshot().context.errors).toEqual(errors)
    expect([view(), isBusy()]).toEqual([form, false])
    expect(calls[callOf[form]]).not.toHaveBeenCalled()
  })

  test('a failing call: stays, usable again, nothing cleared', async () => {
    const { actor, calls, emitted, view, isBusy, settled, saveUser } = openOn(form)
    const refusal = Object.assign(new Error('wrong'), { code: 1002, errors: { code: 'wrong code' } })
    calls[callOf[form]].mockRejectedValueOnce(refusal)
    actor.send({ type: 'form.submit', values })
    await settled()
    const failure = { code: 1002, message: 'wrong', errors: { code: 'wrong code' }, retryAfter: undefined }
    expect(emitted).toEqual([{ type: 'call.failed', failure }])
    expect(actor.getSnapshot().context.failure).toEqual(failure)
    expect([view(), isBusy()]).toEqual([form, false])
    expect(saveUser).not.toHaveBeenCalled()
    actor.send({ type: 'form.submit', values })
    expect([isBusy(), actor.getSnapshot().context.failure]).toEqual([true, null])
  })

  test.each<LoginModalEvent>([{ type: 'modal.close' }, { type: 'view.select', view: 'wechat' }])(
    'leaving by %j ends the call',
    (event) => {
      const { actor, calls, saveUser, isBusy } = openOn(form)
      actor.send({ type: 'form.submit', values })
      actor.send(event)
      expect(calls[callOf[form]].mock.calls[0]?.[1].aborted).toBe(true)
      expect([isBusy(), saveUser.mock.calls.length]).toEqual([false, 0])
    },
  )

  test('another view starts without this one’s errors', () => {
    const { actor } = openOn(form)
    actor.send({ type: 'form.submit', values: { ...values, mobile: '' } })
    actor.send({ type: 'view.select', view: 'wechat' })
    expect(actor.getSnapshot().context).toMatchObject({ errors: {}, failure: null })
  })
})

test.each([
  ['account', { type: 'register.open' }],
  ['account', { type: 'reset.open' }],
  ['register', { type: 'account.back' }],
  ['reset', { type: 'account.back' }],
] as const)('what was wrong in %s is not said in the form that %j leads to', async (form, event) => {
  const { actor, calls, settled } = openOn(form)
  calls[callOf[form]].mockRejectedValueOnce(new Error('offline'))
  actor.send({ type: 'form.submit', values })
  await settled()
  actor.send(event)
  expect(actor.getSnapshot().context).toMatchObject({ errors: {}, failure: null })
})

describe.each(['account', 'register'] as const)('after %s', (form) => {
  test('the user is saved, the form cleared, the dialog closed, login-success raised', async () => {
    const { actor, saveUser, emitted, view, settled } = openOn(form)
    actor.send({ type: 'form.submit', values })
    await settled()
    expect(saveUser).toHaveBeenCalledExactlyOnceWith(user)
    expect(emitted).toEqual([
      { type: 'form.cleared' },
      { type: 'call.succeeded', message: 'welcome' },
      { type: 'login.succeeded', user },
    ])
    expect(view()).toBeNull()
  })
})

describe('after reset', () => {
  test('the form is cleared, the dialog closed, nobody signed in', async () => {
    const { actor, saveUser, emitted, view, settled } = openOn('reset')
    actor.send({ type: 'form.submit', values })
    await settled()
    expect(emitted).toEqual([{ type: 'form.cleared' }, { type: 'call.succeeded', message: 'changed' }])
    expect([view(), saveUser.mock.calls.length]).toEqual([null, 0])
  })

  test('the page shows the account view with the number', async () => {
    const { actor, view, settled } = openOn('reset', { surface: 'page' })
    actor.send({ type: 'form.submit', values })
    await settled()
    expect(view()).toBe('account')
    expect(actor.getSnapshot().context.mobile).toBe(values.mobile)
  })

  test('the page shows the account view with the address, when that was what named the account', async () => {
    const { actor, settled } = openOn('reset', { surface: 'page' })
    const byEmail = { ...values, mobile: '', email: 'mary@example.com', code: '042700' }
    actor.send({ type: 'form.submit', values: byEmail })
    await settled()
    expect(actor.getSnapshot().context).toMatchObject({ mobile: '', email: byEmail.email })
  })

  test('a dialog opened next shows the account view with the number, and the one after that knows none', async () => {
    const { actor, view, settled } = openOn('reset')
    actor.send({ type: 'form.submit', values })
    await settled()
    actor.send({ type: 'modal.open' })
    expect([view(), actor.getSnapshot().context.mobile]).toEqual(['account', values.mobile])
    actor.send({ type: 'modal.close' })
    actor.send({ type: 'modal.open' })
    expect([view(), actor.getSnapshot().context.mobile]).toEqual(['wechat', ''])
  })
})
