import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createActor } from 'xstate'
import { createClient } from '#client/app/client.ts'
import { runLoginDialog } from '#client/features/sign-in/run-login-dialog.ts'
import { loginModalMachine } from '#client/machines/login-modal/login-modal.machine.ts'
import { user } from '#tests/support/fixtures.ts'
import { ORIGIN, start as page } from '#tests/support/navigating.ts'

/** The dialog of a page, connected; where it leads to is kept. */
function connected(signedIn: typeof user | null = null) {
  const client = createClient({ page, user: signedIn, sandboxUrl: null, build: 'b' }, async () => new Response())
  const went: string[] = []
  client.navigate = async (href) => void went.push(href)
  const machine = loginModalMachine.provide({ actions: { saveUser: (_, owner) => client.user.set(owner) } })
  const flow = createActor(machine, { input: { surface: 'modal', firstView: 'account' } }).start()
  const stop = runLoginDialog(client, flow)
  const afterwards = vi.fn()
  return {
    client,
    went,
    stop,
    afterwards,
    open: () => client.openSignIn(afterwards),
    isOpen: () => client.signIn.get() !== null,
    enter: (owner = user) => flow.send({ type: 'passkey.used', output: { user: owner, message: '' } }),
  }
}

beforeEach(() => void vi.stubGlobal('location', new URL('/about-us', ORIGIN)))
afterEach(() => void vi.unstubAllGlobals())

test('what waited for a sign-in goes on after it, once, and the dialog is closed', () => {
  const { client, open, isOpen, enter, afterwards, went } = connected()
  open()
  expect([isOpen(), afterwards.mock.calls.length]).toEqual([true, 0])
  enter()
  expect([isOpen(), afterwards.mock.calls.length, client.user.get(), went]).toEqual([false, 1, user, []])
})

test('who has an account that is about to be deleted is led to where it is kept instead', () => {
  const { open, enter, afterwards, went } = connected()
  open()
  enter({ ...user, deletes_at: 1_800_000_000_000 })
  expect([afterwards.mock.calls.length, went]).toEqual([0, ['/user/account']])
})

test('a sign-in in another tab closes it and goes on with nothing; so does another page', () => {
  const { client, open, isOpen, afterwards } = connected()
  open()
  client.user.set(user)
  expect([isOpen(), afterwards.mock.calls.length]).toEqual([false, 0])
  client.user.set(null)
  open()
  client.page.set({ ...page, search: '?x=1' })
  expect(isOpen()).toBe(true)
  client.page.set({ ...page, path: '/contact' })
  expect(isOpen()).toBe(false)
})

test('on the page one has gone to it stays open while that page is loaded anew', () => {
  const { client, open, isOpen } = connected()
  client.page.set({ ...page, path: '/contact' })
  open()
  client.page.set({ ...page, path: '/contact', payload: {} })
  expect(isOpen()).toBe(true)
  client.page.set(page)
  expect(isOpen()).toBe(false)
})

test('what was asked for before it was there is opened, unless somebody is signed in', () => {
  const early = createClient({ page, user: null, sandboxUrl: null, build: 'b' }, async () => new Response())
  early.openSignIn(() => {})
  const flow = createActor(loginModalMachine, { input: { surface: 'modal', firstView: 'account' } }).start()
  runLoginDialog(early, flow)
  expect(flow.getSnapshot().matches('open')).toBe(true)
  const { open, isOpen } = connected(user)
  open()
  expect(isOpen()).toBe(true)
})

test('once it is disconnected it opens and does nothing more', () => {
  const { client, open, stop, enter, afterwards } = connected()
  open()
  stop()
  enter()
  client.signIn.ask(null)
  expect([afterwards.mock.calls.length, client.signIn.get()]).toEqual([0, null])
})
