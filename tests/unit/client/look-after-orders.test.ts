import { beforeEach, expect, test, vi } from 'vitest'
import { createClient } from '#client/app/client.ts'
import { lookAfterOrders } from '#client/features/purchase/look-after-orders.ts'
import { watchedOrders } from '#client/features/purchase/watched-orders.ts'
import { purchaseMessages } from '#client/i18n/purchase.ts'
import type { User } from '#src/contract/user.ts'
import { browserStorage } from '#tests/support/browser-storage.ts'
import { user } from '#tests/support/fixtures.ts'
import { start as page } from '#tests/support/navigating.ts'

const t = purchaseMessages.zh
const vip: User = { ...user, vip_level_name: 'Newly bought' }
const tab = { visibilityState: 'visible' }

type Ends = Record<string, { state: string; settled?: boolean } | number>

/** A page of somebody; orders end like this, or asking about them fails with a code. */
function pageOf(ends: Ends, owner: User | null = user) {
  const asked: string[] = []
  const client = createClient({ page, user: owner, sandboxUrl: null, build: 'b' }, async (input) => {
    const { pathname, searchParams } = new URL(new Request(input).url)
    if (pathname.endsWith('Info/index')) {
      asked.push('user')
      return Response.json({ code: 1, msg: '', data: vip })
    }
    const order = searchParams.get('order_no') ?? ''
    asked.push(order)
    const end = ends[order]
    if (typeof end === 'number') return Response.json({ code: end, msg: 'No', data: null }, { status: end || 200 })
    return Response.json({ code: 1, msg: '', data: { check: end?.state === 'paid', settled: false, ...end } })
  })
  const went: string[] = []
  client.navigate = async (href) => void went.push(href)
  client.reload = async () => {
    await new Promise((resolve) => setImmediate(resolve))
    asked.push(`page, ${client.toasts.get().length} told`)
  }
  return {
    client,
    asked,
    went,
    look: () => lookAfterOrders(client, t),
    said: () => client.toasts.get().map(({ title, text }) => [title, text]),
  }
}

const watch = (orderNo: string, templateId?: number, userId = user.user_id) =>
  watchedOrders.add({ orderNo, userId, templateId })
const watched = () => watchedOrders.of(user.user_id).map(({ orderNo }) => orderNo)

beforeEach(() => {
  tab.visibilityState = 'visible'
  vi.stubGlobal('localStorage', browserStorage())
  vi.stubGlobal('document', tab)
  vi.stubGlobal('location', new URL('https://qingjian.test/about-us'))
})

test('a payment made meanwhile is announced once, after the header and before the page have changed', async () => {
  watch('plan')
  watch('template', 1001)
  const { look, asked, said, client } = pageOf({ plan: { state: 'paid' }, template: { state: 'paid' } })
  await look()
  expect(asked).toEqual(['plan', 'user', 'page, 1 told', 'template', 'user', 'page, 2 told'])
  expect([client.user.get(), said(), watched()]).toEqual([
    vip,
    [
      [t.upgraded, t.upgradedText],
      [t.bought, t.boughtText],
    ],
    [],
  ])
  await look()
  expect([asked.length, said().length]).toEqual([6, 2])
})

test('a payment is announced even if the header cannot be asked for', async () => {
  watch('plan')
  const { look, client, said } = pageOf({ plan: { state: 'paid' } })
  const { call } = client
  client.call = (async (name: never, ...rest: never[]) =>
    name === 'user.Info/index' ? Promise.reject(new Error('offline')) : call(name, ...(rest as [never]))) as never
  await look()
  expect(said()).toEqual([[t.upgraded, t.upgradedText]])
})

test('one that was returned says where to see it; one that was replaced is not mentioned', async () => {
  watch('returned')
  watch('replaced')
  const { look, client, said, went } = pageOf({
    returned: { state: 'refunded' },
    replaced: { state: 'closed', settled: true },
  })
  await look()
  expect([said(), watched()]).toEqual([[[t.returned, t.returnedText]], []])
  client.toasts.get()[0]?.action?.run()
  expect(went).toEqual(['/user/orders'])
})

test('what may still be paid, and what could not be asked about, is asked about again', async () => {
  for (const order of ['pending', 'closing', 'failed', 'gone']) watch(order)
  const { look, said } = pageOf({
    pending: { state: 'pending' },
    closing: { state: 'closed', settled: false },
    failed: 500,
    gone: 0,
  })
  await look()
  expect([said(), watched()]).toEqual([[], ['pending', 'closing', 'failed']])
})

test('nobody’s, another’s, a hidden tab’s and an open dialog’s are left alone', async () => {
  watch('plan')
  watch('of-another', undefined, 99)
  const ends: Ends = { plan: { state: 'paid' }, 'of-another': { state: 'paid' } }
  const visitor = pageOf(ends, null)
  await visitor.look()
  const hidden = pageOf(ends)
  tab.visibilityState = 'hidden'
  await hidden.look()
  tab.visibilityState = 'visible'
  const buying = pageOf(ends)
  buying.client.purchase.ask({})
  await buying.look()
  expect([visitor.asked, hidden.asked, buying.asked, watched()]).toEqual([[], [], [], ['plan']])
})

test('a dialog opened while it is being asked about hears of it alone', async () => {
  watch('plan')
  const { look, client, said } = pageOf({ plan: { state: 'paid' } })
  const asking = look()
  client.purchase.ask({})
  await asking
  expect([said(), watched()]).toEqual([[], ['plan']])
})

test('what another tab has announced meanwhile is not announced again', async () => {
  watch('plan')
  const { look, said } = pageOf({ plan: { state: 'paid' } })
  const asking = look()
  watchedOrders.drop('plan')
  await asking
  expect(said()).toEqual([])
})
