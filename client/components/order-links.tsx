type OrderLinksProps<Order extends string> = {
  label: string
  /** Every order there is, the usual one first, and what it is called. */
  orders: readonly Order[]
  names: Record<Order, string>
  current: Order
  hrefOf: (order: Order) => string
}

/** The orders a list can be in, as links. */
export function OrderLinks<Order extends string>({ label, orders, names, current, hrefOf }: OrderLinksProps<Order>) {
  return (
    <ul aria-label={label} className="flex">
      {orders.map((order) => (
        <li key={order}>
          <a href={hrefOf(order)} aria-current={current === order || undefined} className="chip">
            {names[order]}
          </a>
        </li>
      ))}
    </ul>
  )
}
