import { beforeEach, describe, expect, test, vi } from 'vitest'
import { CallFailure } from '#client/api/call.ts'
import { createClient } from '#client/app/client.ts'
import { runPurchaseDialog } from '#client/features/purchase/run-purchase-dialog.ts'
import { purchaseMessages } from '#client/i18n/purchase.ts'
import type { PurchaseFlow } from '#client/machines/membership-purchase/membership-purchase.machine.ts'
import type { MembershipPurchaseEmitted } from '#client/machines/membership-purchase/membership-purchase.types.ts'
import type { User } from '#src/contract/user.ts'
import { user } from '#tests/support/fixtures.ts'
import { ORIGIN, start as page } from '#tests/support/navigating.ts'
import { settle, start } from '#tests/unit/machines/running-purchase.ts'

const t = purchaseMessages.zh

/** The dialog of a page, connected to its machine; what it is sent and where it leads to are kept. */
function connected(owner: User | null = user, running = start()) {
  const client = createClient({ page, user: owner, sandboxUrl: null, build: 'b' }, async () => new Response())
  const went: string[] = []
  client.navigate = async (href) => void went.push(href)
  const flow: PurchaseFlow = running.actor
  const send = vi.spyOn(flow, 'send')
  const stop = runPurchaseDialog(client, flow)
  return {
    ...running,
    client,
    went,
    stop,
    isShown: () => client.purchase.get() !== null,
    /** What the machine was told, but for the opening and closing of the dialog at its beginning. */
    told: () => send.mock.calls.map(([event]) => event.type),
    forget: () => send.mockClear(),
    notices: () => client.toasts.get().map(({ id, action, ...said }) => [said, action?.label]),
  }
}

/** The same, with a machine of which a test says what it tells. */
function hearing() {
  const heard = connected()
  const handlers = new Map<string, (event: MembershipPurchaseEmitted) => void>()
  const ended = vi.fn()
  vi.spyOn(heard.actor, 'on').mockImplementation((type, handler) => {
    handlers.set(type, handler as (event: MembershipPurchaseEmitted) => void)
    return { unsubscribe: ended }
  })
  heard.stop()
  const stop = runPurchaseDialog(heard.client, heard.actor)
  return { ...heard, stop, ended, tell: (event: MembershipPurchaseEmitted) => handlers.get(event.type)?.(event) }
}

beforeEach(() => void vi.stubGlobal('location', new URL('/about-us', ORIGIN)))

test('it is open while the machine has something to sell, and closed with the page', async () => {
  const { client, isShown } = connected()
  client.openPurchase({ planId: 2 })
  await settle()
  expect(client.purchase.get()).toEqual({ planId: 2 })
  client.page.set({ ...page, path: '/contact' })
  expect(isShown()).toBe(false)
})

describe('what happens elsewhere', () => {
  test('a level bought in another tab changes the offers, another name does not, and the end of the session closes', () => {
    const { client, told, forget } = connected()
    forget()
    client.user.set({ ...user, user_name: 'Someone' })
    expect(told()).toEqual([])
    client.user.set({ ...user, vip_level_name: 'Another' })
    client.user.set({ ...user, vip_level_name: 'Another', vip_expires_at: 1_900_000_000_000 })
    expect(told()).toEqual(['standing.changed', 'standing.changed'])
    client.user.set(null)
    expect(told().at(-1)).toBe('purchase.close')
  })

  test('who is a visitor is offered nothing', () => {
    expect(connected(null).told()).toContain('purchase.close')
    expect(connected().told()).toEqual(['purchase.close'])
  })

  test('a grant changes what is offered of a template, and nothing while plans are', async () => {
    const { client, told, forget } = connected()
    client.openPurchase({})
    await settle()
    forget()
    client.lastGrant.set('grant-1')
    expect(told()).toEqual([])
    client.purchase.ask(null)
    client.openPurchase({ templateId: 1001 })
    await settle()
    forget()
    client.lastGrant.set('grant-2')
    expect(told()).toEqual(['standing.changed'])
  })
})

describe('what the machine tells', () => {
  test('a purchase is announced by what was bought, and what waited for it goes on', () => {
    const { tell, notices } = hearing()
    const afterwards = vi.fn()
    tell({ type: 'purchase.succeeded', request: { afterwards } })
    expect(afterwards).toHaveBeenCalledOnce()
    tell({ type: 'purchase.succeeded', request: { templateId: 1001 } })
    expect(notices()).toEqual([
      [{ kind: 'success', title: t.upgraded, text: t.upgradedText }, undefined],
      [{ kind: 'success', title: t.bought, text: t.boughtText }, undefined],
    ])
  })

  test('nothing to buy is said; a failure is, and can be begun again', () => {
    const { tell, notices, client } = hearing()
    tell({ type: 'purchase.empty' })
    expect(notices()).toEqual([[{ kind: 'info', title: t.noneHigher }, undefined]])
    tell({ type: 'purchase.failed', request: { planId: 2 }, error: new CallFailure(401, 'Sign in') })
    const ask = vi.spyOn(client.purchase, 'ask')
    client.user.set(user)
    client.signIn.get()?.afterwards?.()
    expect(ask.mock.calls).toEqual([[{ planId: 2 }]])
  })

  test('who cannot learn here whether it is paid is led to the orders, long enough to read it', () => {
    const { tell, notices, client, went } = hearing()
    tell({ type: 'check.failed' })
    expect(notices()).toEqual([
      [{ kind: 'error', title: t.checkFailed, text: t.checkFailedText, duration: 12_000 }, t.toOrders],
    ])
    client.toasts.get()[0]?.action?.run()
    expect(went).toEqual(['/user/orders'])
  })
})

test('once it is disconnected it follows nobody and tells nothing', () => {
  const { client, stop, told, forget, ended } = hearing()
  stop()
  forget()
  client.user.set(null)
  client.lastGrant.set('grant-1')
  client.page.set({ ...page, path: '/contact' })
  expect([told(), ended.mock.calls.length]).toEqual([[], 4])
})
