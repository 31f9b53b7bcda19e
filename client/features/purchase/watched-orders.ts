import { HOUR_MS } from '#src/lib/time.ts'

const KEY = 'orders-begun'
/** How long orders are watched, in ms. An order lives 15 minutes, and late payments are reported soon after. */
const KEPT_MS = HOUR_MS

/** An order the user started to pay and whose end they have not seen. */
export type WatchedOrder = { orderNo: string; userId: number; templateId: number | undefined; at: number }

export type WatchedOrders = {
  of: (userId: number) => readonly WatchedOrder[]
  add: (order: Omit<WatchedOrder, 'at'>) => void
  /** @returns whether it was still watched; only then is its end announced */
  drop: (orderNo: string) => boolean
}

/**
 * Stores the orders started in this browser, shared by its tabs and surviving reloads.
 * @param storage called at each use, because a browser may refuse it
 */
export function createWatchedOrders(
  storage: () => Pick<Storage, 'getItem' | 'setItem'>,
  now: () => number,
): WatchedOrders {
  function read(): readonly WatchedOrder[] {
    try {
      return parse(storage().getItem(KEY)).filter(({ at }) => Math.abs(now() - at) < KEPT_MS)
    } catch {
      return []
    }
  }

  function write(orders: readonly WatchedOrder[]): void {
    try {
      storage().setItem(KEY, JSON.stringify(orders))
    } catch {
      // Without storage only the dialog asks about its order.
    }
  }

  return {
    of: (userId) => read().filter((order) => order.userId === userId),
    add: (order) => write([...read().filter(({ orderNo }) => orderNo !== order.orderNo), { ...order, at: now() }]),
    drop(orderNo) {
      const orders = read()
      const left = orders.filter((order) => order.orderNo !== orderNo)
      if (left.length < orders.length) write(left)
      return left.length < orders.length
    },
  }
}

/** The watched orders of this browser. */
export const watchedOrders = createWatchedOrders(
  () => localStorage,
  () => Date.now(),
)

/**
 * Calls the listener when an order has ended in another tab.
 * @returns a function that unsubscribes
 */
export function onEndElsewhere(listener: () => void): () => void {
  const hear = ({ key, oldValue, newValue }: StorageEvent) => {
    if (key === KEY && parse(newValue).length < parse(oldValue).length) listener()
  }
  addEventListener('storage', hear)
  return () => removeEventListener('storage', hear)
}

function parse(text: string | null): readonly WatchedOrder[] {
  try {
    const kept: unknown = JSON.parse(text ?? '[]')
    return Array.isArray(kept) ? kept.filter(isWatched) : []
  } catch {
    return []
  }
}

function isWatched(value: unknown): value is WatchedOrder {
  const { orderNo, userId, at }: Partial<WatchedOrder> = { ...(value as object) }
  return typeof orderNo === 'string' && typeof userId === 'number' && typeof at === 'number'
}
