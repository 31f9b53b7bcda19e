import { type Context, type Env, Hono, type MiddlewareHandler } from 'hono'
import { noteOpened } from '#src/api/db/orders/order-list.ts'
import { keepPayer, readOrderCase, type StoredOrder } from '#src/api/db/orders/orders.ts'
import { askAboutOrder, gatewayOf } from '#src/api/orders/care.ts'
import type { GatewayOutcome } from '#src/api/pay/gateway.ts'
import { type Locale, orderNo as orderNumber } from '#src/contract/index.ts'
import type { Services } from '#src/services.ts'
import { checkoutBase, checkoutPath, requestOf, returnPath } from './order.ts'
import { type CheckoutPage, renderCheckout } from './pages.ts'
import { mayChange, standingOf } from './standing.ts'

/** Where a phone goes next: a redirect or a page. */
type Step = { kind: 'go'; to: string } | { kind: 'show'; page: CheckoutPage }

type Visit = { services: Services; locale: Locale }

const MISSING: Step = { kind: 'show', page: { kind: 'missing' } }

/**
 * The routes of paying on a phone, to be mounted at `checkoutBase`. Anybody with the number of an order may pay it, as
 * with a QR code. No session is needed, since the cookie is not sent after another site's pages. `null` services mean
 * that orders live in another database.
 */
export function checkoutRoutes<E extends Env>(locale: Locale, servicesOf: (c: Context<E>) => Services | null): Hono<E> {
  const routes = new Hono<E>()
  const on = (step: (c: Context<E>, visit: Visit) => Promise<Step>): MiddlewareHandler<E> => {
    return async (c, next) => {
      const services = servicesOf(c)
      return services === null ? next() : follow(c, await step(c, { services, locale }), locale)
    }
  }
  const numberOf = (c: Context<E>) => c.req.param('no') ?? ''
  routes.get(
    '/order/:no',
    on((c, visit) => open(numberOf(c), visit)),
  )
  routes.get(
    '/order/:no/back',
    on((c, visit) => comeBack(numberOf(c), visit)),
  )
  routes.get('/order/:no/back/standing', async (c, next) => {
    const services = servicesOf(c)
    if (services === null) return next()
    const order = await lookAfter(numberOf(c), { services, locale })
    c.header('cache-control', 'no-store')
    return order === null ? c.text('missing', 404) : c.text(standingOf(order))
  })
  routes.get(
    '/oauth',
    on((c, visit) => identify({ code: c.req.query('code') ?? '', orderNo: c.req.query('state') ?? '' }, visit)),
  )
  return routes
}

function follow<E extends Env>(c: Context<E>, step: Step, locale: Locale): Response | Promise<Response> {
  if (step.kind === 'show') return renderCheckout(step.page, locale)
  c.header('cache-control', 'no-store')
  return c.redirect(step.to, 302)
}

/** Goes on to the gateway's page, or inside WeChat to its bridge, as long as there is something to pay. */
async function open(number: string, visit: Visit): Promise<Step> {
  const order = await find(number, visit)
  if (order === null) return MISSING
  const { services, locale } = visit
  const isPayable = order.life.door === 'open' && services.now() < order.life.expiresAt
  const gateway = gatewayOf(services, order.payType)
  const backTo = returnPath(locale, order.orderNo)
  if (!isPayable || order.surface === 'qr' || gateway === null) return { kind: 'go', to: backTo }
  if (!(await noteOpened(services.db, order.orderNo))) return { kind: 'go', to: backTo }
  if (order.surface === 'wechat') return openInWechat(order, visit)
  const returnUrl = services.config.siteUrl + backTo
  const outcome = await gateway.create({ ...requestOf(order), surface: 'phone', returnUrl })
  return outcome.kind === 'success' ? { kind: 'go', to: outcome.value.payUrl } : failed('create', order, outcome, visit)
}

async function openInWechat(order: StoredOrder, visit: Visit): Promise<Step> {
  const counter = gatewayOf(visit.services, order.payType)?.inWechat ?? null
  if (counter === null) return { kind: 'show', page: { kind: 'failed', order } }
  const { payer, orderNo } = order
  if (payer === '') return { kind: 'go', to: counter.identifyUrl(`${checkoutBase[visit.locale]}/oauth`, orderNo) }
  const outcome = await counter.create(requestOf(order), payer)
  return outcome.kind === 'success'
    ? { kind: 'show', page: { kind: 'counter', order, call: outcome.value } }
    : failed('create', order, outcome, visit)
}

/** WeChat returns the phone with a code that identifies the payer; then the payment can start. */
async function identify({ code, orderNo }: { code: string; orderNo: string }, visit: Visit): Promise<Step> {
  const order = await find(orderNo, visit)
  if (order === null) return MISSING
  const { services, locale } = visit
  const counter = gatewayOf(services, order.payType)?.inWechat ?? null
  if (counter === null || code === '') return { kind: 'go', to: returnPath(locale, orderNo) }
  const payer = await counter.identify(code)
  if (payer.kind !== 'success') return failed('identify', order, payer, visit)
  return (await keepPayer(services.db, orderNo, payer.value))
    ? { kind: 'go', to: checkoutPath(locale, orderNo) }
    : { kind: 'show', page: { kind: 'taken', order } }
}

async function comeBack(number: string, visit: Visit): Promise<Step> {
  const order = await lookAfter(number, visit)
  return order === null ? MISSING : { kind: 'show', page: { kind: standingOf(order), order } }
}

/** The present state of an order. Asks the gateway if something may have happened that it has not reported. */
async function lookAfter(number: string, visit: Visit): Promise<StoredOrder | null> {
  const known = await find(number, visit)
  if (known === null || !mayChange(standingOf(known))) return known
  await askAboutOrder(visit.services, number)
  return find(number, visit)
}

async function find(number: string, { services }: Visit): Promise<StoredOrder | null> {
  if (!orderNumber.safeParse(number).success) return null
  return (await readOrderCase(services.db, number, null))?.order ?? null
}

/**
 * Shows that the payment could not be started, unless the gateway refused because the order is no longer to be paid:
 * then its state is shown.
 */
async function failed(
  call: string,
  order: StoredOrder,
  { kind, reason }: Exclude<GatewayOutcome<unknown>, { kind: 'success' }>,
  visit: Visit,
): Promise<Step> {
  const { log } = visit.services
  const fields = { call, order_no: order.orderNo }
  if (kind === 'failure') log.error('pay.refused', new Error(reason), fields)
  else log.info('pay.unknown', { ...fields, reason })
  const now = kind === 'failure' ? await lookAfter(order.orderNo, visit) : order
  const hasChanged = now !== null && standingOf(now) !== 'waiting'
  return hasChanged
    ? { kind: 'go', to: returnPath(visit.locale, order.orderNo) }
    : { kind: 'show', page: { kind: 'failed', order } }
}
