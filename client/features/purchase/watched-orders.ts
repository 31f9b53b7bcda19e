const KEY = 'orders-begun'
/** An order lives a quarter of an hour; a payment that came last is known soon afterwards. */
const KEPT_MS = 3_600_000

/** An order somebody has begun to pay and that has not ended in sight of them. */
export type WatchedOrder = { orderNo: string; userId: number; templateId: number | undefined; at: number }

export type WatchedOrders = {
  of: (userId: number) => readonly WatchedOrder[]
  add: (order: Omit<WatchedOrder, 'at'>) => void
  /** @returns whether it was still watched: only then is its end news */
  drop: (orderNo: string) => boolean
}

/**
 * The orders begun in this browser, known to all its tabs and after a reload.
 * @param storage asked for at each use: a browser may refuse it
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
      // Where nothing is kept the dialog alone asks.
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
 * Tells when an order came to its end in another tab.
 * @returns how to stop
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
