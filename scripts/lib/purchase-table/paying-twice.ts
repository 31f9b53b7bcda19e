import { BOTH, type PurchaseSituation } from './situation.ts'
import { alipay, close, LIFE_MS, plan } from './steps.ts'
import { pattern, SOME } from './words.ts'

const SLOW_MS = 11_000

/** Section 1: nobody is led to pay twice, and money is kept only for what was granted. */
export const payingTwice: readonly PurchaseSituation[] = [
  {
    name: 'paid by WeChat, then Alipay is chosen before the next check',
    screens: BOTH,
    play: async (world) => {
      const { order_no } = await world.openDialog()
      await world.happen(order_no, 'pay', { notify: 'lost' })
      await world.ordering(() => alipay(world).check())
      await world.told(1)
    },
  },
  {
    name: 'paid by WeChat and told at once, then Alipay is chosen',
    play: async (world) => {
      const { order_no } = await world.openDialog()
      await world.show(false)
      await world.happen(order_no, 'pay')
      await world.ordering(() => alipay(world).check())
      await world.told(1)
    },
  },
  {
    name: 'paid, then another plan is chosen before the next check',
    play: async (world) => {
      const { order_no } = await world.openDialog()
      await world.happen(order_no, 'pay', { notify: 'lost' })
      await world.ordering(() => plan(world, 1).check())
      await world.told(1)
    },
  },
  {
    name: 'the first of two orders is paid late, after the second one was shown',
    play: async (world) => {
      const first = await world.openDialog()
      await world.ordering(() => alipay(world).check())
      await world.happen(first.order_no, 'pay', { notify: 'late' }).catch(() => {})
      await world.tick()
      await close(world)
      await world.show(true)
      await world.told(1)
    },
  },
  {
    name: 'the time is over, and the payment comes while the dialog says so',
    screens: BOTH,
    play: async (world) => {
      const { order_no } = await world.openDialog()
      await world.happen(order_no, 'pay', { notify: 'late' })
      await world.page.clock.fastForward(SLOW_MS)
      await world.told(1)
    },
  },
  {
    name: 'paid in the last moment, told late, and a new order is asked for',
    screens: BOTH,
    play: async (world) => {
      const { order_no } = await world.openDialog()
      await world.happen(order_no, 'pay', { notify: 'lost' })
      await world.show(false)
      await world.page.clock.fastForward(LIFE_MS)
      await world.show(true)
      await world.dialog().getByRole('button', { name: world.words.purchase.renew }).click()
      await world.page.clock.fastForward(SLOW_MS)
      await world.told(1)
    },
  },
  {
    name: 'the same order is paid twice: the second payment goes back',
    play: async (world) => {
      const { order_no } = await world.openDialog()
      await world.happen(order_no, 'pay')
      await world.told(1)
      await world.happen(order_no, 'pay', { notify: 'again' })
      await world.tick()
    },
  },
  {
    name: 'a renewal that was chosen is kept beside the first purchase',
    play: async (world) => {
      const first = await world.openDialog()
      await world.happen(first.order_no, 'pay')
      await world.told(1)
      await world.dialog().waitFor({ state: 'hidden' })
      const second = await world.openDialog()
      await world.happen(second.order_no, 'pay')
      await world.told(2)
    },
  },
  {
    name: 'monthly, then the upgrade at the difference',
    screens: BOTH,
    play: async (world) => {
      const first = await world.openDialog()
      await world.happen(first.order_no, 'pay')
      await world.told(1)
      await world.dialog().waitFor({ state: 'hidden' })
      await world.openDialog()
      const upgrade = await world.ordering(() => plan(world, 1).check())
      await world.happen(upgrade.order_no, 'pay')
      await world.told(2)
    },
  },
  {
    name: 'one template, offered in two tabs, by both gateways',
    play: async (world) => {
      const other = await world.context.newPage()
      const tabs = [world.page, other]
      const orders = []
      for (const page of tabs) {
        await world.visit('/word-jianli/1001', page)
        const buy = page.getByRole('button', { name: pattern(world.words.detail.buySingle(SOME.amount)) })
        orders.push(await world.ordering(() => buy.click(), page))
      }
      const [first] = orders
      if (first === undefined) throw new Error('There is no order')
      const second = await world.ordering(() => alipay(world, other).check(), other)
      await world.happen(second.order_no, 'pay')
      await world.told(1, other)
      await world.happen(first.order_no, 'pay').catch(() => {})
      await world.tick()
      await world.told(1)
    },
  },
]
