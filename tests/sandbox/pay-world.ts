import { generateKeyPairSync } from 'node:crypto'
import { expect } from 'vitest'
import * as z from 'zod/mini'
import { alipayCertificates } from '#scripts/lib/sandbox-certificates.ts'
import { ForgedNotification, type Notification, type OrderRequest, type PayDeps } from '#src/api/pay/gateway.ts'
import { createGateways } from '#src/api/pay/index.ts'
import { parsePay } from '#src/env/pay/index.ts'
import { createSandbox, SANDBOX, SITE } from './sandbox.ts'
import { isDatabaseQuery, queryDatabase } from './site-database.ts'

export type Method = 'wechat' | 'alipay'

const merchant = newPair()
const wechatPay = newPair()
const application = newPair()
const alipay = newPair()

/** What the site knows. */
export const SITE_KEYS = {
  WECHAT_PAY_APP_ID: 'wxsandbox987654321',
  WECHAT_PAY_MCH_ID: '1900000001',
  WECHAT_PAY_SERIAL_NO: '408B07E79B8269FEC3D5D3E6AB8ED163A6A380DB',
  WECHAT_PAY_PRIVATE_KEY: merchant.privateKey,
  WECHAT_PAY_API_V3_KEY: 'sandbox0123456789abcdefghijklmno',
  WECHAT_PAY_PUBLIC_KEYS: `sandbox_PUB_KEY_ID_01=${wechatPay.publicKey}`,
  WECHAT_PAY_PRODUCTS: 'native,h5,jsapi',
  WECHAT_PAY_APP_SECRET: 'sandboxSecretOfThePaidApp00000000',
  ALIPAY_APP_ID: 'sandbox2021000001',
  ALIPAY_PRODUCTS: 'precreate,wap',
  ALIPAY_SELLER_ID: '2088000000000009',
  ALIPAY_PRIVATE_KEY: application.privateKey,
  ALIPAY_PUBLIC_KEY: alipay.publicKey,
}

/** What third parties know besides. */
export const THEIR_KEYS = {
  SANDBOX_WECHAT_PAY_PRIVATE_KEY: wechatPay.privateKey,
  SANDBOX_WECHAT_PAY_MERCHANT_KEY: merchant.publicKey,
  SANDBOX_ALIPAY_PRIVATE_KEY: alipay.privateKey,
  SANDBOX_ALIPAY_APP_KEY: application.publicKey,
}

const delivery = z.object({ what: z.string(), status: z.nullable(z.int()), body: z.string(), tries: z.int() })
const orderView = z.object({
  order_no: z.string(),
  gateway: z.string(),
  product: z.string(),
  state: z.string(),
  amount: z.int(),
  description: z.string(),
  expires_at: z.number(),
  payments: z.array(z.object({ transaction_id: z.string(), paid_at: z.number() })),
  phone_url: z.string(),
  refunds: z.array(z.object({ refund_no: z.string(), transaction_id: z.string(), amount: z.int(), state: z.string() })),
})
const actAnswer = z.object({
  error: z.optional(z.string()),
  order: orderView,
  deliveries: z.array(delivery),
})
const attackAnswer = z.object({ status: z.nullable(z.int()), body: z.string() })

/** An order and the payment of it. */
type Paid = { orderNo: string; transactionId: string }

let numbers = 0

/** The same with certificates instead of Alipay's key, for both sides. */
export const CERTIFICATES = alipayCertificates({ ...SITE_KEYS, ...THEIR_KEYS })

type Setup = {
  keys?: Record<string, string | undefined>
  /** What third parties go by, where it is not what the site does. */
  theirs?: Record<string, string>
  base?: 'path' | 'host'
}

/**
 * One of the site's gateways in front of the sandbox, and an inbox in place of the site: it reads what comes with the
 * gateway and answers as the site does.
 */
export function createPayWorld(method: Method, { keys = {}, theirs = {}, base = 'path' }: Setup = {}) {
  const received: (Notification | 'forged')[] = []
  const inbox = { isBroken: false }
  let patience: AbortSignal | undefined

  const sandbox = createSandbox(
    async (input, init) => {
      const request = new Request(input, init)
      if (isDatabaseQuery(request)) return queryDatabase(request)
      if (request.url !== `${SITE}/pay/notify/${method}`) return new Response(null, { status: 404 })
      if (inbox.isBroken) return gateway.answerNotification('retry')
      try {
        received.push(await gateway.readNotification(request))
        return gateway.answerNotification('accepted')
      } catch (error) {
        if (!(error instanceof ForgedNotification)) throw error
        received.push('forged')
        return gateway.answerNotification('forged')
      }
    },
    { ...SITE_KEYS, ...THEIR_KEYS, ...theirs },
  )

  const deployment = { production: false, sandboxUrl: base === 'path' ? SANDBOX : undefined }
  const config = parsePay({ ...SITE_KEYS, ...keys, SITE_URL: SITE }, deployment)
  const deps: PayDeps = {
    http: (input, init) => sandbox.network(input, { ...init, signal: patience ?? init?.signal }),
    now: () => Date.now(),
    randomBytes: (length) => crypto.getRandomValues(new Uint8Array(length)),
  }
  const { wechat, alipay } = config
  const gateways = createGateways(config, deps)
  if (wechat === null || alipay === null || gateways.wechat === null || gateways.alipay === null) {
    throw new Error('The gateways are not configured')
  }
  const gateway = { wechat: gateways.wechat, alipay: gateways.alipay }[method]

  /** An order nobody else has. */
  function newRequest(changed: Partial<OrderRequest> = {}): OrderRequest & { surface: 'qr' } {
    numbers += 1
    return {
      orderNo: `QJ20261121${String(numbers).padStart(10, '0')}`,
      description: '青简 年度会员',
      amount: 19_900,
      expiresAt: Date.now() + 15 * 60_000,
      surface: 'qr',
      clientAddress: '203.0.113.7',
      ...changed,
    }
  }

  async function act(orderNo: string, what: string, options: object = {}) {
    return actAnswer.parse(await sandbox.post(`orders/${orderNo}/${what}`, options))
  }

  async function attack(orderNo: string, kind: string) {
    return attackAnswer.parse(await sandbox.post(`orders/${orderNo}/attack`, { kind }))
  }

  async function orders() {
    return z.array(orderView).parse(await sandbox.get('orders'))
  }

  /** An order that is scanned, by its number. */
  async function begin() {
    const request = newRequest()
    expect((await gateway.create(request)).kind).toBe('success')
    await act(request.orderNo, 'scan')
    return request.orderNo
  }

  /** An order that is paid. */
  async function paid(notify = 'now') {
    const orderNo = await begin()
    const { order } = await act(orderNo, 'pay', { notify })
    return { orderNo, transactionId: transactionOf(order) }
  }

  /** Forgets everything on both sides. */
  async function reset() {
    await sandbox.reset()
    received.length = 0
    inbox.isBroken = false
    patience = undefined
  }

  return {
    begin,
    paid,
    reset,
    sandbox,
    wechat,
    alipay,
    deps,
    gateway,
    received,
    inbox,
    newRequest,
    act,
    attack,
    orders,
    /** From now on the site waits for answers only as long as this signal lets it. */
    waitUntil: (signal: AbortSignal) => {
      patience = signal
    },
  }
}

/** The number of the last payment of an order. */
export function transactionOf({ payments }: Pick<z.infer<typeof orderView>, 'payments'>): string {
  return payments.at(-1)?.transaction_id ?? ''
}

/** The refund of all of a payment. */
export function refundOf({ orderNo, transactionId }: Paid, refundNo = `R${transactionId}`) {
  return { orderNo, transactionId, refundNo, amount: 19_900, total: 19_900, reason: '无法开通' }
}

/** The notification that such an order is paid. */
export function paymentOf({ orderNo, transactionId }: Paid) {
  return { kind: 'payment', eventId: expect.stringMatching(/./), orderNo, transactionId, amount: 19_900 }
}

function newPair(): { privateKey: string; publicKey: string } {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', {
    modulusLength: 2048,
    privateKeyEncoding: { type: 'pkcs8', format: 'der' },
    publicKeyEncoding: { type: 'spki', format: 'der' },
  })
  return { privateKey: privateKey.toString('base64'), publicKey: publicKey.toString('base64') }
}

/** The day the sandbox is in, in Shanghai. */
export function today(): string {
  return new Date(Date.now() + 8 * 3_600_000).toISOString().slice(0, 10)
}
