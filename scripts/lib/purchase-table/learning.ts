import { headerMessages } from '#client/i18n/header.ts'
import { detailMessages } from '#client/i18n/word-detail.ts'
import { accounts, type Situation } from './situation.ts'
import { begunAndClosed, POLL_MS, plan } from './steps.ts'

/** Section 2: the page learns of a payment, however it comes, and says so once. */
export const learning: readonly Situation[] = [
  {
    name: 'paid in the dialog',
    play: async (world) => {
      await world.happen((await world.openDialog()).order_no, 'pay')
      await world.told(1)
      return accounts(world)
    },
  },
  {
    name: 'paid in the dialog, and the notification is lost',
    play: async (world) => {
      const { order_no } = await world.openDialog()
      await world.happen(order_no, 'pay', { notify: 'lost' })
      await world.page.clock.fastForward(POLL_MS)
      await world.told(1)
      return accounts(world)
    },
  },
  {
    name: 'paid with the dialog closed: the tab is looked at',
    play: async (world) => {
      const orderNo = await begunAndClosed(world)
      await world.show(false)
      await world.happen(orderNo, 'pay')
      await world.show(true)
      await world.told(1)
      return accounts(world)
    },
  },
  {
    name: 'paid with the dialog closed: the next page',
    play: async (world) => {
      const orderNo = await begunAndClosed(world)
      await world.happen(orderNo, 'pay')
      await world.page.getByRole('banner').getByRole('link', { name: headerMessages.zh.articles }).click()
      await world.told(1)
      return accounts(world)
    },
  },
  {
    name: 'paid with the dialog closed: the header of an answer',
    play: async (world) => {
      await world.visit('/word-jianli/1001')
      const orderNo = await begunAndClosed(world)
      await world.happen(orderNo, 'pay')
      await world.page.getByRole('button', { name: detailMessages.zh.favourite, exact: true }).click()
      await world.told(1)
      return accounts(world)
    },
  },
  {
    name: 'paid while the tab is in the background, the dialog open',
    play: async (world) => {
      const { order_no } = await world.openDialog()
      await world.show(false)
      await world.happen(order_no, 'pay')
      await world.show(true)
      await world.page.clock.fastForward(POLL_MS)
      await world.told(1)
      return accounts(world)
    },
  },
  {
    name: 'the network is lost while it is asked; paid; the network is back',
    play: async (world) => {
      const { order_no } = await world.openDialog()
      await world.context.setOffline(true)
      await world.page.clock.fastForward(POLL_MS)
      await world.dialog().waitFor({ state: 'hidden' })
      await world.happen(order_no, 'pay')
      await world.context.setOffline(false)
      await world.told(1)
      return accounts(world)
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
      return accounts(world)
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
      await world.page.getByRole('banner').getByRole('link', { name: headerMessages.zh.renew, exact: true }).waitFor()
      return accounts(world, 1)
    },
  },
  {
    name: 'a level bought in another tab changes what the open dialog offers',
    play: async (world) => {
      await world.openDialog()
      const other = await world.context.newPage()
      await world.openDialog(other)
      const yearly = await world.ordering(() => plan(world, 1, other).check(), other)
      await world.happen(yearly.order_no, 'pay')
      await world.told(1, other)
      await world.page.clock.fastForward(POLL_MS)
      await world.page.waitForFunction(
        (name) => !document.querySelector('[role=dialog]')?.textContent?.includes(name),
        '月度会员',
      )
      const told = Number(await world.page.evaluate(() => Reflect.get(window, 'successes')))
      return accounts(world, 1 - told)
    },
  },
]
