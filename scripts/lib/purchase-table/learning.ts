import type { Page } from 'playwright'
import { BOTH, type PurchaseSituation } from './situation.ts'
import { begunAndClosed, POLL_MS, plan } from './steps.ts'
import type { PurchaseWorld } from './world.ts'

/** Section 2: the page learns of a payment, however it comes, and says so once. */
export const learning: readonly PurchaseSituation[] = [
  {
    name: 'paid in the dialog',
    screens: BOTH,
    play: async (world) => {
      await world.happen((await world.openDialog()).order_no, 'pay')
      await world.told(1)
    },
  },
  {
    name: 'paid in the dialog, and the notification is lost',
    screens: BOTH,
    play: async (world) => {
      const { order_no } = await world.openDialog()
      await world.happen(order_no, 'pay', { notify: 'lost' })
      await world.page.clock.fastForward(POLL_MS)
      await world.told(1)
    },
  },
  {
    name: 'paid with the dialog closed: the tab is looked at',
    screens: BOTH,
    play: async (world) => {
      const orderNo = await begunAndClosed(world)
      await world.show(false)
      await world.happen(orderNo, 'pay')
      await world.show(true)
      await world.told(1)
    },
  },
  {
    name: 'paid with the dialog closed: the next page',
    play: async (world) => {
      const orderNo = await begunAndClosed(world)
      await world.happen(orderNo, 'pay')
      await world.page.getByRole('banner').getByRole('link', { name: world.words.header.articles }).click()
      await world.told(1)
    },
  },
  {
    name: 'paid with the dialog closed: the header of an answer',
    play: async (world) => {
      await world.visit('/word-jianli/1001')
      const orderNo = await begunAndClosed(world)
      await world.happen(orderNo, 'pay')
      await world.page.getByRole('button', { name: world.words.detail.favourite, exact: true }).click()
      await world.told(1)
    },
  },
  {
    name: 'paid while the tab is in the background, the dialog open',
    screens: BOTH,
    play: async (world) => {
      const { order_no } = await world.openDialog()
      await world.show(false)
      await world.happen(order_no, 'pay')
      await world.show(true)
      await world.page.clock.fastForward(POLL_MS)
      await world.told(1)
    },
  },
  {
    name: 'the network is lost while it is asked; paid; the network is back',
    screens: BOTH,
    play: async (world) => {
      const { order_no } = await world.openDialog()
      await world.context.setOffline(true)
      await world.page.clock.fastForward(POLL_MS)
      await world.dialog().waitFor({ state: 'hidden' })
      await world.happen(order_no, 'pay')
      await world.context.setOffline(false)
      await world.told(1)
    },
  },
  {
    name: 'one answer is lost on the way: the dialog stays',
    play: async (world) => {
      let lost = 1
      await world.page.route(/\/user\.Pay\/check_staus\?/, (route) => {
        lost -= 1
        return lost >= 0 ? route.abort() : route.continue()
      })
      const { order_no } = await world.openDialog()
      await world.page.waitForResponse(/\/user\.Pay\/check_staus\?/)
      await world.happen(order_no, 'pay')
      await world.told(1)
    },
  },
  {
    name: 'paid in another tab: this one follows and says nothing twice',
    play: async (world) => {
      await world.visit('/word-jianli/1001')
      const other = await world.context.newPage()
      const { order_no } = await world.openDialog(other)
      await world.happen(order_no, 'pay')
      await world.told(1, other)
      await world.show(true)
      await world.page.getByRole('banner').getByRole('link', { name: world.words.header.renew, exact: true }).waitFor()
      world.elsewhere = 1
    },
  },
  {
    name: 'a level bought in another tab while this one waits for its own order',
    play: async (world) => {
      await world.openDialog()
      const other = await world.context.newPage()
      await buysYearly(world, other)
      await isNotOffered(world, 2)
      world.elsewhere = 1 - Number(await world.page.evaluate(() => Reflect.get(window, 'successes')))
    },
  },
  {
    name: 'a level bought in another tab after this one heard that its order was replaced',
    play: async (world) => {
      await world.openDialog()
      const other = await world.context.newPage()
      await buysYearly(world, other, async () => {
        await world.page.clock.fastForward(POLL_MS)
        await world.dialog().getByText(world.words.purchase.closedBecause.replaced).first().waitFor()
      })
      await isNotOffered(world, 2)
      await world.told(1)
    },
  },
]

/**
 * Buys the second plan in another tab.
 * @param meanwhile what happens before it is paid
 */
async function buysYearly(world: PurchaseWorld, other: Page, meanwhile = async () => {}): Promise<void> {
  await world.openDialog(other)
  const { order_no } = await world.ordering(() => plan(world, 1, other).check(), other)
  await meanwhile()
  await world.happen(order_no, 'pay')
  await world.told(1, other)
}

/** Checks that the dialog has at most so many plans, or is not there. */
function isNotOffered(world: PurchaseWorld, nth: number): Promise<void> {
  return plan(world, nth).waitFor({ state: 'detached' })
}
