import type { Client } from '#client/lib/client.tsx'
import { refreshUser } from '#client/lib/refresh-user.ts'
import type {
  MembershipPurchaseDeps,
  PaymentAnswer,
  PurchaseItem,
} from '#client/machines/membership-purchase/membership-purchase.types.ts'
import type { CreatedOrder, PaySurface } from '#src/contract/orders.ts'
import type { WatchedOrders } from './watched-orders.ts'

type Calls = Omit<MembershipPurchaseDeps, 'watchVisibility'>

/**
 * Asks for the state of an order. A template counts as bought once the user has it, by whichever order; otherwise the
 * order's own state counts, with the reason if it is closed.
 */
async function askAboutPayment(
  { call }: Pick<Client, 'call'>,
  { orderNo, templateId }: { orderNo: string; templateId: number | undefined },
  signal: AbortSignal,
): Promise<PaymentAnswer> {
  const options = { signal }
  if (templateId !== undefined) {
    const { data: bought } = await call('user.Pay/check_jianli_status', { id: String(templateId) }, options)
    if (bought.check) return { type: 'payment.paid' }
  }
  const { check, state, settled, refund } = (await call('user.Pay/check_staus', { order_no: orderNo }, options)).data
  if (check) return { type: 'payment.paid' }
  if (state === 'refunded') return { type: 'payment.refunded', settled, refund }
  if (state !== 'closed') return { type: 'payment.pending' }
  const { data: order } = await call('user.Pay/check', { order_no: orderNo }, options)
  return { type: 'payment.closed', settled, reason: order.closed_because }
}

/**
 * The calls of the purchase machine. `surface` is evaluated for each order; orders are watched until they are known to
 * be paid or refunded.
 */
export function purchaseCalls(
  client: Pick<Client, 'call' | 'user'>,
  watched: Pick<WatchedOrders, 'add' | 'drop'>,
  surface: () => PaySurface,
): Calls {
  const { call, user } = client
  const templates = new Map<string, number>()

  function watch({ order_no, paid }: CreatedOrder, templateId: number | undefined): void {
    const userId = user.get()?.user_id
    if (paid) watched.drop(order_no)
    else if (userId !== undefined) watched.add({ orderNo: order_no, userId, templateId })
    if (templateId !== undefined) templates.set(order_no, templateId)
  }

  async function loadTemplate(id: number, signal: AbortSignal): Promise<PurchaseItem> {
    const { data } = await call('word.Jianli/detail', { id: String(id) }, { signal })
    return { kind: 'template', id, name: data.title, preview: data.previews[0] }
  }

  async function loadPlans(renew: boolean, signal: AbortSignal): Promise<PurchaseItem[]> {
    const [plans, standing] = await Promise.all([
      call('user.vip/list', { renew: renew ? '1' : undefined }, { signal }),
      renew ? call('user.vip/check', {}, { signal }) : null,
    ])
    const inForce = standing?.data.renewable_plan_id
    return plans.data.map((plan) => ({ kind: 'plan', renews: plan.id === inForce, ...plan }))
  }

  return {
    loadItems: async ({ templateId, renew = false }, signal) =>
      templateId === undefined ? loadPlans(renew, signal) : [await loadTemplate(templateId, signal)],
    refreshUser: () => refreshUser(client),
    createOrder: async ({ item, payType, begun }) => {
      const method = { pay_type: `${payType}`, surface: surface() } as const
      const input = { id: String(item.id), ...method, begun: begun ? '1' : undefined } as const
      const { data: order } =
        item.kind === 'plan'
          ? await call('user.Pay/vip', { ...input, renew: item.renews ? '1' : undefined })
          : await call('user.Pay/jianli', input)
      watch(order, item.kind === 'plan' ? undefined : item.id)
      return order
    },
    checkPayment: async (orderNo, signal) => {
      const answer = await askAboutPayment(client, { orderNo, templateId: templates.get(orderNo) }, signal)
      if (answer.type === 'payment.paid' || answer.type === 'payment.refunded') watched.drop(orderNo)
      return answer
    },
  }
}
