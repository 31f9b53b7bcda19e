import type { Client } from '#client/lib/client.tsx'
import type {
  MembershipPurchaseDeps,
  PaymentAnswer,
  PurchaseItem,
} from '#client/machines/membership-purchase/membership-purchase.types.ts'
import type { PaymentCheck, PaySurface } from '#src/contract/orders.ts'

type Calls = Omit<MembershipPurchaseDeps, 'watchVisibility'>

/** The calls behind a purchase; `surface` is asked for at each order. */
export function purchaseCalls({ call, user }: Pick<Client, 'call' | 'user'>, surface: () => PaySurface): Calls {
  async function loadTemplate(id: number, signal: AbortSignal): Promise<PurchaseItem> {
    const { data } = await call('word.Jianli/detail', { id: String(id) }, { signal })
    return { kind: 'template', id, name: data.title, preview: data.previews[0] }
  }

  async function loadPlans(renew: boolean, signal: AbortSignal): Promise<PurchaseItem[]> {
    const { data } = await call('user.vip/list', { renew: renew ? '1' : undefined }, { signal })
    return data.map((plan) => ({ kind: 'plan', ...plan }))
  }

  return {
    loadItems: async ({ templateId, renew = false }, signal) =>
      templateId === undefined ? loadPlans(renew, signal) : [await loadTemplate(templateId, signal)],
    refreshUser: async () => {
      const before = user.get()
      const { data } = await call('user.Info/index', {})
      // A sign-in or sign-out meanwhile knows better.
      if (user.get() === before) user.set(data)
    },
    createOrder: async ({ item, payType }) => {
      const name = item.kind === 'plan' ? 'user.Pay/vip' : 'user.Pay/jianli'
      const input = { id: String(item.id), pay_type: `${payType}`, surface: surface() } as const
      return (await call(name, input)).data
    },
    checkPayment: async (orderNo, signal) => {
      const { data } = await call('user.Pay/check_staus', { order_no: orderNo }, { signal })
      return paymentAnswer(data)
    },
  }
}

function paymentAnswer({ check, state }: PaymentCheck): PaymentAnswer {
  if (check) return { type: 'payment.paid' }
  if (state === 'closed') return { type: 'payment.closed' }
  return { type: state === 'refunded' ? 'payment.refunded' : 'payment.pending' }
}
