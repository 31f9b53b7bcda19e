type OrderLinksProps<Order extends string> = {
  label: string
  /** Every order, the default first. */
  orders: readonly Order[]
  names: Record<Order, string>
  current: Order
  hrefOf: (order: Order) => string
}

/** Links to the orders of a list. */
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
