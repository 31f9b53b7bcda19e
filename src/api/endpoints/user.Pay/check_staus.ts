import { readOwnOrder } from '#src/api/db/order-list.ts'
import { ApiError } from '#src/api/errors.ts'
import { type Caller, type Handler, requireSession } from '#src/api/handler.ts'
import { askAboutOrder } from '#src/api/order-care.ts'
import type { Order } from '#src/contract/index.ts'

/** Whether one of the caller's orders is paid. While it is not, the gateway is asked now and then: callbacks get lost. */
export const paymentStatus: Handler<'user.Pay/check_staus'> = async ({ order_no }, caller) => {
  const before = await ownOrder(order_no, caller)
  const isOpen = before.state === 'pending' || before.state === 'closed'
  if (isOpen) await askAboutOrder(caller.services, order_no)
  const { state } = isOpen ? await ownOrder(order_no, caller) : before
  return { check: state === 'paid', state }
}

async function ownOrder(orderNo: string, caller: Caller): Promise<Order> {
  const { services, locale } = caller
  const reader = { userId: requireSession(caller).userId, locale, now: services.now() }
  const order = await readOwnOrder(services.db, orderNo, reader)
  if (order === null) throw new ApiError('resource.missing')
  return order
}
