import { randomBytes, randomUUID } from 'node:crypto'
import * as z from 'zod/mini'
import { addPerson, type NewPerson, PASSWORD } from '#scripts/lib/new-person.ts'
import { hashPassword } from '#src/api/domain/password.ts'
import { createApi } from '#src/api/index.ts'
import { payCallbackRoutes } from '#src/api/orders/callbacks.ts'
import type { PaymentGateway } from '#src/api/pay/gateway.ts'
import { type EndpointName, type Envelope, endpointPath, endpoints, envelope } from '#src/contract/index.ts'
import type { Bindings } from '#src/env/index.ts'
import { createServices } from '#src/services.ts'
import { faultyBindings } from './bindings.ts'
import { Injector } from './injector.ts'

const VARIABLES = {
  ENVIRONMENT: 'development',
  SITE_URL: 'http://localhost',
  PASSWORD_COST: '10',
  WECHAT_LOGIN_MODE: 'h5_oauth',
  WECHAT_APP_ID: 'wx0123456789abcdef',
  WECHAT_APP_SECRET: 'secret',
}
/** The user agent of a browser, not of a crawler. */
const BROWSER = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36'

export type WorldCallOptions = { token?: string; browserKey?: string; address?: string }
/** An answer; `null` when there was none. */
export type CallAnswer = Envelope | 'file' | null
/** A site whose stores and third parties can fail. */
export type FaultWorld = ReturnType<typeof createWorld>

/** Creates the embedded API on real bindings that can fail, with third parties that do not. */
export function createWorld(bindings: Bindings) {
  const injector = new Injector()
  const sms: { mobile: string; code: string }[] = []
  const log = { info: () => {}, error: () => {} }
  const services = {
    ...createServices({ ...faultyBindings(bindings, injector), ...VARIABLES }),
    log,
    sms: {
      send: async (message: { mobile: string; code: string }) => {
        sms.push(message)
        return 'sent' as const
      },
    },
    pay: { wechat: payingGateway() },
  }
  const api = createApi(services)
  const callbacks = payCallbackRoutes(() => services)
  const db = bindings.DB
  const passwordHash = hashPassword(PASSWORD, 10, (length) => randomBytes(length))
  let people = 0

  /** Makes a call as over the network; gives up when `hung` resolves. */
  async function call(
    name: EndpointName,
    input: object,
    options: WorldCallOptions = {},
    hung?: Promise<null>,
  ): Promise<CallAnswer> {
    const { method } = endpoints[name]
    const headers = new Headers({
      server: 'true',
      'user-agent': BROWSER,
      'x-client-address': options.address ?? '198.18.0.1',
    })
    if (options.token) headers.set('authorization', `Bearer ${options.token}`)
    if (options.browserKey) headers.set('x-browser-key', options.browserKey)
    const query = method === 'GET' ? `?${new URLSearchParams(Object.entries(input))}` : ''
    if (method === 'POST') headers.set('content-type', 'application/json')
    const body = method === 'POST' ? JSON.stringify(input) : null
    const request = new Request(`http://api${endpointPath(name)}${query}`, { method, headers, body })
    const answered = Promise.resolve(api.fetch(request)).then(async (response) =>
      response.headers.has('content-disposition') ? ('file' as const) : envelope.parse(await response.json()),
    )
    return hung === undefined ? answered : Promise.race([answered, hung])
  }

  /** Sends a notification of the payment gateway, and waits for the work after its answer, too. */
  async function notify(message: object, hung?: Promise<null>): Promise<CallAnswer> {
    const after: Promise<unknown>[] = []
    const context = {
      waitUntil: (work: Promise<unknown>) => void after.push(work),
      passThroughOnException() {},
      props: {},
    }
    const request = new Request('http://api/wechat', { method: 'POST', body: JSON.stringify(message) })
    const answered = Promise.resolve(callbacks.fetch(request, {}, context)).then(async ({ status }) => {
      await Promise.all(after)
      return { code: status === 200 ? 1 : status, msg: '', data: null }
    })
    return hung === undefined ? answered : Promise.race([answered, hung])
  }

  function newMobile(): string {
    people += 1
    return `139${String(people).padStart(8, '0')}`
  }

  async function newPerson(): Promise<NewPerson> {
    const { appSecret } = services.config
    return addPerson(db, newMobile(), { appSecret, passwordHash: await passwordHash })
  }

  /** Makes a call that must succeed, and returns its data. */
  async function done(name: EndpointName, input: object, options: WorldCallOptions): Promise<unknown> {
    const answer = await call(name, input, options)
    if (answer === null || answer === 'file' || answer.code !== 1) throw new Error(`${name}: ${JSON.stringify(answer)}`)
    return answer.data
  }

  /** The first row of a query, for checking effects. */
  async function row(sql: string, ...values: unknown[]): Promise<unknown> {
    return db
      .prepare(sql)
      .bind(...values)
      .first()
  }

  return {
    injector,
    services,
    bindings,
    db,
    sms,
    call,
    notify,
    done,
    row,
    newMobile,
    newPerson,
    newKey: () => randomUUID(),
  }
}

const paid = z.object({
  kind: z.literal('payment'),
  eventId: z.string(),
  orderNo: z.string(),
  transactionId: z.string(),
  amount: z.int(),
})

/** A gateway at which every order is paid as soon as it is queried. */
function payingGateway(): PaymentGateway {
  const orders = new Map<string, number>()
  const success = async <T>(value: T) => ({ kind: 'success', value }) as const
  return {
    onPhone: true,
    inWechat: null,
    create: async ({ orderNo, amount }) => {
      orders.set(orderNo, amount)
      return success({ payUrl: `pay://${orderNo}` })
    },
    query: async (orderNo) =>
      success({ state: 'paid', transactionId: `t-${orderNo}`, amount: orders.get(orderNo) ?? 0 } as const),
    close: async () => success(null),
    refund: async () => success('done' as const),
    queryRefund: async () => success('done' as const),
    bill: async () => success([]),
    readNotification: async (request) => paid.parse(await request.json()),
    answerNotification: (result) => new Response(null, { status: result === 'accepted' ? 200 : 500 }),
  }
}
