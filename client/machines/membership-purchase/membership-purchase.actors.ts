import { fromPromise } from 'xstate'
import type { PurchaseRequest } from '#client/lib/client.tsx'
import { inTurn } from '#client/lib/in-turn.ts'
import { createPollActors } from '#client/machines/poll/poll.actors.ts'
import { pollMachine } from '#client/machines/poll/poll.machine.ts'
import type { CreatedOrder } from '#src/contract/orders.ts'
import type { MembershipPurchaseDeps, OrderWish, PaymentAnswer, PurchaseItem } from './membership-purchase.types.ts'

/** The actors of a purchase. */
export function createMembershipPurchaseActors(deps: MembershipPurchaseDeps) {
  const { loadItems, refreshUser, checkPayment, watchVisibility } = deps
  const queue = inTurn()

  /**
   * Creates one order after the other. In parallel, the server could process the older one last and close the newer one
   * for it. An order that is no longer wanted when its turn comes is not created.
   */
  function createOrder(wish: OrderWish, signal: AbortSignal): Promise<CreatedOrder> {
    return queue(() => {
      signal.throwIfAborted()
      return deps.createOrder(wish)
    })
  }

  return {
    loadItems: fromPromise<readonly PurchaseItem[], PurchaseRequest>(({ input, signal }) => loadItems(input, signal)),
    refreshUser: fromPromise<void>(refreshUser),
    createOrder: fromPromise<CreatedOrder, OrderWish>(({ input, signal }) => createOrder(input, signal)),
    checkPayment: fromPromise<PaymentAnswer, string>(({ input, signal }) => checkPayment(input, signal)),
    poll: pollMachine.provide({ actors: createPollActors({ ask: checkPayment, watchVisibility }) }),
  }
}
