import { laneOf } from '#src/api/db/orders/order-opening.ts'
import { isPurchased, readWordOffer } from '#src/api/db/templates/templates.ts'
import { placeOrder, type Quote } from '#src/api/orders/purchase.ts'
import { ApiError } from '#src/api/wire/errors.ts'
import { type Caller, type Handler, requireSession } from '#src/api/wire/handler.ts'

/** Orders one Word template, or answers with the pending order for it. */
export const payTemplate: Handler<'user.Pay/jianli'> = async ({ id, pay_type, surface, begun }, caller) => {
  const goods = { kind: 'template', templateId: id } as const
  const wish = { lane: laneOf(goods), again: false, begun: begun !== undefined, payType: pay_type, surface }
  return placeOrder(
    wish,
    async () => goods,
    () => quoteOf(id, caller),
    caller,
  )
}

/** @throws ApiError `resource.missing`; `template.owned` */
async function quoteOf(id: number, caller: Caller): Promise<Quote> {
  const { db } = caller.services
  const [offer, owned] = await Promise.all([readWordOffer(db, id), isPurchased(db, requireSession(caller).userId, id)])
  if (offer === null) throw new ApiError('resource.missing')
  if (owned) throw new ApiError('template.owned')
  const goods = { kind: 'template', templateId: id } as const
  return { goods, title: offer.title, amount: offer.price, base: null }
}
