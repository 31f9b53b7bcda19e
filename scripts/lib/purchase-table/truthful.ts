import type { Locator } from 'playwright'
import { formatYuan } from '#client/lib/money.ts'
import { payMethods } from '#src/contract/pay-methods.ts'
import { BOTH, type PurchaseSituation } from './situation.ts'
import { alipay, begunAndClosed, close, LIFE_MS, POLL_MS, plan } from './steps.ts'
import { amountIn, pattern, SOME } from './words.ts'
import type { Pair, PurchaseWorld } from './world.ts'

/** An order that was refunded because it was paid twice. */
async function paidTwice(world: PurchaseWorld, refunds: 'ok' | 'pending' | 'fail'): Promise<void> {
  const { order_no } = await world.openDialog()
  await world.happen(order_no, 'pay')
  await world.told(1)
  await world.decide({ refunds })
  await world.happen(order_no, 'pay', { notify: 'again' })
  await world.tick()
}

function qrCode(world: PurchaseWorld): Locator {
  const { qrAlt } = world.words.purchase
  return world.dialog().getByRole('img', { name: pattern(qrAlt(payMethods[1].name[world.place.locale], SOME.amount)) })
}

/** The price on the card, the amount due, the deduction, and the amount at the gateway. */
async function amounts(world: PurchaseWorld, orderNo: string): Promise<Pair> {
  const gateway = formatYuan(await world.gatewayAmount(orderNo))
  const code = amountIn(await qrCode(world).getAttribute('aria-label'))
  const card = (await plan(world, 1).locator('..').textContent()) ?? ''
  const due = pattern(world.words.purchase.due(SOME.amount)).exec(card)?.[1] ?? amountIn(card)
  return { saw: `card ${due}, code ${code}`, ledger: `card ${gateway}, code ${gateway}` }
}

/** Section 2: prices, refunds and lists say what the ledger says. */
export const truthful: readonly PurchaseSituation[] = [
  {
    name: 'card, amount due and the amount of the gateway agree, with a deduction',
    play: async (world) => {
      await world.happen((await world.openDialog()).order_no, 'pay')
      await world.told(1)
      await world.dialog().waitFor({ state: 'hidden' })
      await world.openDialog()
      const { order_no } = await world.ordering(() => plan(world, 1).check())
      await qrCode(world).waitFor()
      world.earlier = await amounts(world, order_no)
    },
  },
  {
    name: 'a refund is under way',
    screens: BOTH,
    play: (world) => paidTwice(world, 'pending'),
  },
  {
    name: 'a refund is done',
    screens: BOTH,
    play: (world) => paidTwice(world, 'ok'),
  },
  {
    name: 'a refund has failed',
    screens: BOTH,
    play: (world) => paidTwice(world, 'fail'),
  },
  {
    name: 'looking at prices leaves nothing in the orders',
    play: async (world) => {
      const { order_no } = await world.openDialog()
      await world.ordering(() => plan(world, 1).check())
      const last = await world.ordering(() => plan(world, 2).check())
      await close(world)
      for (const no of [order_no, last.order_no]) await world.happen(no, 'expire')
      await world.tick()
    },
  },
  {
    name: 'gone back to and cancelled: the list says so',
    screens: BOTH,
    play: async (world) => {
      await begunAndClosed(world)
      await world.visit('/user/orders')
      await world.page.getByRole('button', { name: new RegExp(`^${world.words.orders.cancel}`) }).click()
      await world.page.getByText(world.words.orders.closedBecause.cancelled).waitFor()
    },
  },
  {
    name: 'gone back to and not paid in time: the list says so',
    play: async (world) => {
      const orderNo = await begunAndClosed(world)
      await world.visit('/user/orders')
      await world.ordering(() =>
        world.page.getByRole('button', { name: new RegExp(`^${world.words.orders.pay}`) }).click(),
      )
      await close(world)
      await world.happen(orderNo, 'expire')
      await world.tick()
    },
  },
  {
    name: 'the day’s downloads are used up: the button and the reminder say so, and one is bought by itself',
    screens: BOTH,
    play: async (world) => {
      for (const id of [1001, 1002]) await world.context.request.get(`/api/word.Jianli/download?id=${id}`)
      await world.visit('/word-jianli/1003')
      await world.page.getByRole('link', { name: world.words.detail.usedUp }).click()
      const reminder = world.page.getByRole('alertdialog', { name: world.words.notices.limitTitle })
      const single = reminder.getByRole('button', { name: pattern(world.words.notices.buySingle(SOME.amount)) })
      const price = amountIn(await single.textContent())
      const { order_no } = await world.ordering(() => single.click())
      const due = formatYuan(await world.gatewayAmount(order_no))
      await world.happen(order_no, 'pay')
      await world.told(1)
      world.earlier = { saw: `offered for ${price}`, ledger: `offered for ${due}` }
    },
  },
  {
    name: 'the price of one is said before the limit bites',
    screens: BOTH,
    play: async (world) => {
      await world.visit('/word-jianli/1001')
      const buy = world.page.getByRole('button', { name: pattern(world.words.detail.buySingle(SOME.amount)) })
      const price = amountIn(await buy.textContent())
      const { order_no } = await world.ordering(() => buy.click())
      const due = formatYuan(await world.gatewayAmount(order_no))
      await close(world)
      world.earlier = { saw: `offered for ${price}`, ledger: `offered for ${due}` }
    },
  },
  {
    name: 'on a phone: the methods are in sight, and a link pays',
    screens: ['phone'],
    play: async (world) => {
      const t = world.words.purchase
      await world.openDialog()
      const link = world.dialog().getByRole('link', { name: t.pay(payMethods[1].name[world.place.locale]) })
      const box = await alipay(world).boundingBox()
      const panel = await link.boundingBox()
      const isInSight = box !== null && panel !== null && box.y + box.height < panel.y
      const opened = world.page.waitForEvent('popup')
      await link.click()
      const gateway = await opened
      await gateway.getByRole('button', { name: '立即支付' }).click()
      await gateway.getByRole('status').filter({ hasText: '支付成功' }).waitFor()
      await gateway.close()
      await world.told(1)
      world.earlier = { saw: isInSight ? 'in sight' : 'out of sight', ledger: 'in sight' }
    },
  },
  {
    name: 'the session is over while it is asked: signed in again, the same order',
    screens: BOTH,
    play: async (world) => {
      const first = await world.openDialog()
      const cookies = await world.context.cookies()
      await world.context.clearCookies()
      await world.page.clock.fastForward(POLL_MS)
      await world.page.getByRole('dialog').getByRole('tab').first().waitFor()
      await world.context.addCookies(cookies)
      await close(world)
      await world.visit('/about-us')
      const again = await world.openDialog()
      await world.happen(again.order_no, 'pay')
      await world.told(1)
      const isSame = first.order_no === again.order_no
      world.earlier = { saw: isSame ? 'same order' : 'another order', ledger: 'same order' }
    },
  },
  {
    name: 'an order left alone ends without a trace',
    play: async (world) => {
      const { order_no } = await world.openDialog()
      await world.happen(order_no, 'expire')
      await world.page.clock.fastForward(LIFE_MS)
      await world.dialog().getByText(world.words.purchase.expired).first().waitFor()
    },
  },
]
