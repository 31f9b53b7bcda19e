import type { Locator } from 'playwright'
import { payMethods } from '#src/contract/pay-methods.ts'
import type { PurchaseWorld } from './world.ts'

/** Longer than the interval at which the page asks about a payment, in ms. */
export const POLL_MS = 2200
/** How long an order can be paid, in ms. */
export const LIFE_MS = 900_000

/** The n-th plan in the dialog, from 0. */
export function plan(world: PurchaseWorld, nth: number, page = world.page): Locator {
  return world.dialog(page).getByRole('group', { name: world.words.purchase.plans }).getByRole('radio').nth(nth)
}

/** The choice of Alipay in the dialog. */
export function alipay(world: PurchaseWorld, page = world.page): Locator {
  return world.dialog(page).getByRole('radio', { name: payMethods[2].name[world.place.locale] })
}

/** Closes the dialog. */
export async function close(world: PurchaseWorld): Promise<void> {
  await world.page.keyboard.press('Escape')
  await world.dialog().waitFor({ state: 'hidden' })
}

/** Creates an order, then closes the dialog. */
export async function begunAndClosed(world: PurchaseWorld): Promise<string> {
  const { order_no } = await world.openDialog()
  await close(world)
  return order_no
}
