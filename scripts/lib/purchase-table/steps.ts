import type { Locator } from 'playwright'
import type { PurchaseWorld } from './world.ts'

/** Longer than the time between two questions about a payment, in ms. */
export const POLL_MS = 2200

/** One of the plans in the dialog, from 0. */
export function plan(world: PurchaseWorld, nth: number, page = world.page): Locator {
  return world.dialog(page).getByRole('group', { name: world.words.purchase.plans }).getByRole('radio').nth(nth)
}

/** Closes the dialog and goes on. */
export async function close(world: PurchaseWorld): Promise<void> {
  await world.page.keyboard.press('Escape')
  await world.dialog().waitFor({ state: 'hidden' })
}

/** Begins an order and goes on without its dialog. */
export async function begunAndClosed(world: PurchaseWorld): Promise<string> {
  const { order_no } = await world.openDialog()
  await close(world)
  return order_no
}
