import { env } from 'cloudflare:workers'
import { parseEnv } from '#src/env/index.ts'
import { START, VARIABLES } from './api.ts'
import { newUser, orderRow, put } from './rows.ts'
import { createShop } from './shop.ts'

/** Where alerts of `watchedSite` go. */
export const ALERT_WEBHOOK = 'https://hooks.test/alerts'
export const ALERT_MAIL = 'duty@qingjian.test'

/** A site whose alerts go to a webhook, by letter or both; the webhook answers with this status. */
export function watchedSite(channels: Record<string, string> = { ALERT_WEBHOOK, ALERT_MAIL }, status = 200) {
  const called: unknown[] = []
  const hook = { status }
  const shop = createShop({
    config: parseEnv({ ...env, ...VARIABLES, ...channels }),
    fetch: async (input, init) => {
      const request = new Request(input, init)
      called.push([request.method, request.url, await request.json()])
      return new Response(null, { status: hook.status })
    },
  })
  return { shop, called, hook, tick: shop.tick }
}

/** A payment whose refund the gateway rejects, of so many orders. */
export async function rejectedRefunds(...orders: string[]) {
  const user = await newUser()
  for (const order of orders) {
    await put('orders', orderRow(order, user, { door: 'closed', state: 'closed', due_at: null }))
    await put('payments', {
      order_no: order,
      nth: 0,
      transaction_id: `t-${order}`,
      amount: 1990,
      fate: 'refunding',
      refund_failures: 0,
      refund_state: 'failed',
      refund_at: START,
      received_at: START,
    })
  }
}
