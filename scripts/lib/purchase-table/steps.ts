import type { Locator } from 'playwright'
import type { PurchaseWorld } from './world.ts'

/** Longer than the interval at which the page asks about a payment, in ms. */
export const POLL_MS = 2200

/** The n-th plan in the dialog, from 0. */
export function plan(world: PurchaseWorld, nth: number, page = world.page): Locator {
  return world.dialog(page).getByRole('group', { name: world.words.purchase.plans }).getByRole('radio').nth(nth)
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
