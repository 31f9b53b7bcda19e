import { useActorRef } from '@xstate/react'
import { useState } from 'react'
import { useClient } from '#client/lib/client.tsx'
import { useShown } from '#client/lib/use-shown.ts'
import { watchVisibility } from '#client/lib/visibility.ts'
import { createMembershipPurchaseActors } from '#client/machines/membership-purchase/membership-purchase.actors.ts'
import {
  membershipPurchaseMachine,
  type PurchaseFlow,
} from '#client/machines/membership-purchase/membership-purchase.machine.ts'
import { purchaseCalls } from './calls.ts'
import { payPlace, paySurfaceOf } from './pay-place.ts'
import { runPurchaseDialog } from './run-purchase-dialog.ts'
import { watchedOrders } from './watched-orders.ts'

const input = { now: () => Date.now() }

/** Creates the purchase machine with the application's calls; it opens and closes the dialog. */
export function usePurchaseFlow(): PurchaseFlow {
  const client = useClient()
  const [machine] = useState(() => {
    const calls = purchaseCalls(client, watchedOrders, () => paySurfaceOf(payPlace()))
    return membershipPurchaseMachine.provide({ actors: createMembershipPurchaseActors({ ...calls, watchVisibility }) })
  })
  const flow = useActorRef(machine, { input })
  useShown(() => runPurchaseDialog(client, flow))
  return flow
}
