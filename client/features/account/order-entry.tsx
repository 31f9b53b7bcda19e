import { type ReactNode, useRef } from 'react'
import { Badge } from '#client/components/badge.tsx'
import { Button } from '#client/components/button.tsx'
import { Icon } from '#client/components/icon.tsx'
import { useHydrated } from '#client/components/use-hydrated.ts'
import { minutesAndSeconds, useSecondsUntil } from '#client/components/use-seconds-until.ts'
import { useMessages } from '#client/i18n/messages.ts'
import { ordersMessages } from '#client/i18n/orders.ts'
import { useClient } from '#client/lib/client.tsx'
import { formatClock, formatMinute } from '#client/lib/clock.ts'
import { formatYuan } from '#client/lib/money.ts'
import { useLocale } from '#client/lib/page.tsx'
import { localePath } from '#client/lib/paths.ts'
import { useAction } from '#client/lib/use-action.ts'
import { useFocusAfterRemoval } from '#client/lib/use-focus-after-removal.ts'
import { templatePath, wordFilePath } from '#src/contract/addresses.ts'
import type { Order, Refund } from '#src/contract/orders.ts'
import { payMethods } from '#src/contract/pay-methods.ts'
import { ReceiptButton, type ReceiptMaker } from './receipt-button.tsx'

/** `expired`: pending, but out of time; the server will close it soon. A refund in progress is not complete yet. */
type ShownState = Order['state'] | 'expired' | 'refunding' | 'refundFailed'

const tones = {
  pending: 'seal',
  paid: 'accent',
  closed: 'neutral',
  refunded: 'neutral',
  expired: 'neutral',
  refunding: 'neutral',
  refundFailed: 'seal',
} as const satisfies Record<ShownState, 'seal' | 'accent' | 'neutral'>

/** One order: what it was for, its state, and what can be done about it. */
export function OrderEntry({ order, onReceipt }: { order: Order; onReceipt: ReceiptMaker }) {
  const t = useMessages(ordersMessages)
  const entry = useRef<HTMLElement>(null)
  // The button somebody pressed goes once the order is cancelled or paid.
  useFocusAfterRemoval(order.state === 'pending' ? [order.order_no] : [], () => entry.current?.focus())
  return (
    <article
      ref={entry}
      tabIndex={-1}
      aria-label={`${order.title} ${t.number(order.order_no)}`}
      className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-6 gap-y-1 p-4 sm:px-5 lg:grid-cols-[minmax(0,1fr)_6.5rem_16rem] lg:items-center"
    >
      <OrderInState order={order} onReceipt={onReceipt} />
    </article>
  )
}

function OrderInState({ order, onReceipt }: { order: Order; onReceipt: ReceiptMaker }) {
  if (order.state === 'pending') return <PendingOrder order={order} />
  const isPaid = order.state === 'paid' || order.state === 'refunded'
  return (
    <OrderRow order={order} state={stateOf(order)}>
      {order.state === 'paid' && order.template_id !== null && (
        <FileButton id={order.template_id} title={order.title} />
      )}
      {isPaid && <ReceiptButton order={order} onReceipt={onReceipt} />}
    </OrderRow>
  )
}

function stateOf({ state, refund }: Order): ShownState {
  if (state !== 'refunded' || refund === null || refund.state === 'done') return state
  return refund.state === 'failed' ? 'refundFailed' : 'refunding'
}

/**
 * The server does not know the reader's clock, so it renders the time of expiry; hydration replaces it by the time
 * left.
 */
function PendingOrder({ order }: { order: Order }) {
  const isHydrated = useHydrated()
  return isHydrated ? <RunningOrder order={order} /> : <OrderRow order={order} state="pending" />
}

function RunningOrder({ order }: { order: Order }) {
  const seconds = useSecondsUntil(order.expires_at)
  return seconds > 0 ? (
    <OrderRow order={order} state="pending" timeLeft={minutesAndSeconds(seconds)} />
  ) : (
    <OrderRow order={order} state="expired" />
  )
}

type OrderRowProps = { order: Order; state: ShownState; timeLeft?: string; children?: ReactNode }

function OrderRow({ order, state, timeLeft, children }: OrderRowProps) {
  const t = useMessages(ordersMessages)
  const locale = useLocale()
  return (
    <>
      <h2 className="flex min-w-0 items-center gap-2 text-base">
        <Icon name={order.kind === 'membership' ? 'crown' : 'file'} className="text-accent" />
        {order.template_id === null ? (
          <span className="min-w-0">{order.title}</span>
        ) : (
          <a href={localePath(locale, templatePath(order.template_id))} className="min-w-0 hover:text-accent">
            {order.title}
          </a>
        )}
      </h2>
      <p className="text-right lg:row-span-2 lg:text-left">
        <span className="sr-only">{t.amount} </span>
        <span className="font-semibold tabular-nums">{formatYuan(order.amount)}</span>
        <span className="block text-sm text-muted">
          <span className="sr-only">{t.method} </span>
          {payMethods[order.pay_type].name[locale]}
        </span>
      </p>
      <OrderTimes order={order} />
      <div className="col-span-full flex flex-wrap items-center justify-between gap-2 max-lg:mt-2 lg:col-start-3 lg:row-span-2 lg:row-start-1 lg:flex-col lg:items-end">
        <p className="flex flex-wrap items-center gap-x-2 whitespace-nowrap">
          <Badge tone={tones[state]}>{t[state]}</Badge>
          <OrderNote order={order} state={state} timeLeft={timeLeft} />
        </p>
        <div className="flex flex-wrap items-center justify-end gap-1">
          {state === 'pending' && <CancelButton order={order} />}
          <PayButton order={order} state={state} />
          {children}
        </div>
      </div>
    </>
  )
}

function OrderTimes({ order }: { order: Order }) {
  const t = useMessages(ordersMessages)
  const locale = useLocale()
  const { order_no, created_at, paid_at, closed_because, confirmed, refund } = order
  const amountOf = ({ amount, of }: Refund) =>
    amount < of ? t.ofPaid(formatYuan(amount), formatYuan(of)) : formatYuan(amount)
  return (
    <p className="flex flex-wrap gap-x-4 text-sm text-muted tabular-nums max-lg:col-span-full">
      <span>{t.created(formatMinute(created_at, locale))}</span>
      {paid_at !== null && <span>{t.paidAt(formatMinute(paid_at, locale))}</span>}
      {order.state === 'closed' && <span>{confirmed ? t.closedBecause[closed_because ?? 'time'] : t.closing}</span>}
      {refund !== null && (
        <span className={refund.state === 'failed' ? 'text-seal' : undefined}>
          {t.refunds[refund.state](amountOf(refund), formatMinute(refund.at, locale))}
        </span>
      )}
      <span className="basis-full break-all">{t.number(order_no)}</span>
    </p>
  )
}

function OrderNote({ order, state, timeLeft }: { order: Order; state: ShownState; timeLeft: string | undefined }) {
  const t = useMessages(ordersMessages)
  const locale = useLocale()
  if (state !== 'pending') return null
  const text = timeLeft === undefined ? t.payBefore(formatClock(order.expires_at, locale)) : t.timeLeft(timeLeft)
  return <span className="text-sm whitespace-nowrap text-muted tabular-nums">{text}</span>
}

/** Cancels an order; it may have been paid at that very moment. */
function CancelButton({ order }: { order: Order }) {
  const t = useMessages(ordersMessages)
  const client = useClient()
  const { busy, run } = useAction()

  function cancel(): void {
    run(async () => {
      const { data } = await client.call('user.Pay/cancel', { order_no: order.order_no })
      if (!data.check) client.notify({ kind: 'success', title: t.cancelled, text: order.title })
      await client.reload()
    })
  }

  return (
    <Button size="small" variant="quiet" busy={busy} aria-label={`${t.cancel} ${order.title}`} onClick={cancel}>
      {t.cancel}
    </Button>
  )
}

/** The file of a template that was bought, which stays its buyer's when it is no longer offered. */
function FileButton({ id, title }: { id: number; title: string }) {
  const t = useMessages(ordersMessages)
  const client = useClient()
  const { busy, run } = useAction()

  function save(): void {
    run(async () => {
      await client.download(wordFilePath(id), save)
    })
  }

  return (
    <Button size="small" variant="quiet" icon="download" busy={busy} aria-label={t.fileOf(title)} onClick={save}>
      {t.file}
    </Button>
  )
}

/**
 * Continues a pending order in the purchase dialog, where requesting the same item returns the same order; orders anew
 * what was not paid, unless it is a template the owner has bought since.
 */
function PayButton({ order, state }: { order: Order; state: ShownState }) {
  const t = useMessages(ordersMessages)
  const { openPurchase } = useClient()
  if (order.state === 'paid' || order.state === 'refunded' || (order.template_id !== null && order.bought)) return null
  const { template_id, plan_id, pay_type, title } = order
  const what = template_id !== null ? { templateId: template_id } : { planId: plan_id ?? 0, renew: true }
  const isPending = state === 'pending'
  const label = isPending ? t.pay : t.again
  return (
    <Button
      size="small"
      variant={isPending ? 'primary' : 'secondary'}
      aria-label={`${label} ${title}`}
      onClick={() => openPurchase({ ...what, payType: pay_type, begun: isPending })}
    >
      {label}
    </Button>
  )
}
