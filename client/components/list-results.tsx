import type { ReactNode } from 'react'
import { listHeading, PageOf, Pager } from './pager.tsx'

type OrdersProps<Order extends string> = {
  label: string
  /** All orders, the default first. */
  orders: readonly Order[]
  names: Record<Order, string>
  current: Order
  hrefOf: (order: Order) => string
}

type ListResultsProps<Order extends string> = Pick<OrdersProps<Order>, 'orders' | 'current'> & {
  texts: Record<Order, string> & { results: string; sort: string; count: (total: number) => string }
  list: { page: number; page_size: number; total: number }
  /** The address of another page of the list, or of its first page in another order. */
  hrefOf: (view: { sort: Order; page: number }) => string
  /** The classes of the bar above the entries. */
  bar: string
  /** Stands between the number of entries and the orders. */
  beside?: ReactNode
  /** Stands between the bar and the entries. */
  above?: ReactNode
  /** The classes of what holds the entries. */
  className?: string
  /** The entries, or what is shown when there are none. */
  children: ReactNode
}

/**
 * A page of a list: the number of entries and the orders above it, its heading for screen readers, the entries, the
 * links to the other pages.
 */
export function ListResults<Order extends string>(props: ListResultsProps<Order>) {
  const { texts, list, orders, current, hrefOf, bar, beside, above, className, children } = props
  const place = { page: list.page, pageCount: Math.ceil(list.total / list.page_size) }
  return (
    <>
      <div className={`flex items-center justify-between gap-x-4 text-sm ${bar}`}>
        <p role="status" className="text-muted tabular-nums">
          {texts.count(list.total)}
          <span className="sr-only"> · {texts[current]}</span>
        </p>
        {beside}
        <Orders
          label={texts.sort}
          orders={orders}
          names={texts}
          current={current}
          hrefOf={(sort) => hrefOf({ sort, page: 1 })}
        />
      </div>
      {above}
      <section aria-label={texts.results} className={className}>
        <h2 {...listHeading} className="sr-only">
          {texts.results}
          <PageOf {...place} />
        </h2>
        {children}
        <Pager {...place} hrefOf={(page) => hrefOf({ sort: current, page })} />
      </section>
    </>
  )
}

function Orders<Order extends string>({ label, orders, names, current, hrefOf }: OrdersProps<Order>) {
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
