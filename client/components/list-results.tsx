import type { ReactNode } from 'react'
import { listHeading, PageOf, Pager } from './pager.tsx'

type OrdersProps<Order extends string> = {
  label: string
  /** Every order, the default first. */
  orders: readonly Order[]
  names: Record<Order, string>
  current: Order
  hrefOf: (order: Order) => string
}

type ListBarProps<Order extends string> = OrdersProps<Order> & {
  /** How many entries the whole list has, in words. */
  count: string
  className: string
  /** Stands between the number and the orders. */
  children?: ReactNode
}

/** The number of entries above a list, and its orders. */
export function ListBar<Order extends string>({ count, className, children, ...orders }: ListBarProps<Order>) {
  return (
    <div className={`flex items-center justify-between gap-x-4 text-sm ${className}`}>
      <p role="status" className="text-muted tabular-nums">
        {count}
        <span className="sr-only"> · {orders.names[orders.current]}</span>
      </p>
      {children}
      <Orders {...orders} />
    </div>
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

type ListPageProps = {
  /** Read out as the heading of the list. */
  title: string
  list: { page: number; page_size: number; total: number }
  hrefOf: (page: number) => string
  children: ReactNode
}

/** A page of a list: its heading for screen readers, the entries, the links to the other pages. */
export function ListPage({ title, list: { page, page_size, total }, hrefOf, children }: ListPageProps) {
  const place = { page, pageCount: Math.ceil(total / page_size) }
  return (
    <>
      <h2 {...listHeading} className="sr-only">
        {title}
        <PageOf {...place} />
      </h2>
      {children}
      <Pager {...place} hrefOf={hrefOf} />
    </>
  )
}
