import { createCipheriv, generateKeyPairSync, sign, verify } from 'node:crypto'
import type { PaymentGateway } from '#src/api/pay/gateway.ts'
import { createGateways } from '#src/api/pay/index.ts'
import { parsePay } from '#src/env/pay/index.ts'

/** 2026-11-21 10:00 in Shanghai. */
export const NOW = Date.parse('2026-11-21T10:00:00+08:00')
export const API_V3_KEY = '0123456789abcdef0123456789abcdef'
export const RETURN_URL = 'https://qingjian.test/pay/order/QJ20261121/back'
export const ORDER = {
  orderNo: 'QJ20261121',
  description: '年度会员',
  amount: 19_900,
  expiresAt: NOW + 15 * 60_000,
  surface: 'qr',
  clientAddress: '203.0.113.7',
} as const
export const REFUND = {
  orderNo: 'QJ20261121',
  transactionId: '4200',
  refundNo: 'R1',
  amount: 4910,
  total: 19_900,
  reason: '退款',
}

const ours = newPair()
const theirs = newPair()
const next = newPair()

const VARIABLES = {
  SITE_URL: 'https://qingjian.test',
  WECHAT_PAY_APP_ID: 'wx0123456789abcdef',
  WECHAT_PAY_MCH_ID: '1900000001',
  WECHAT_PAY_SERIAL_NO: '408B07',
  WECHAT_PAY_PRIVATE_KEY: ours.privateKey,
  WECHAT_PAY_API_V3_KEY: API_V3_KEY,
  WECHAT_PAY_PUBLIC_KEYS: `PUB_KEY_ID_1=${theirs.publicKey},PUB_KEY_ID_2=${next.publicKey}`,
  ALIPAY_APP_ID: '2021000000000001',
  ALIPAY_SELLER_ID: '2088000000000001',
  ALIPAY_PRIVATE_KEY: ours.privateKey,
  ALIPAY_PUBLIC_KEY: theirs.publicKey,
}

type Answer = Response | Error

/** The site's gateways at a fixed time, in front of a network that gives these answers one after the other. */
export function createGateway(method: 'wechat' | 'alipay', ...answers: Answer[]) {
  return createGatewayWith({}, method, ...answers)
}

/** The same with other variables. */
export function createGatewayWith(
  variables: Record<string, string | undefined>,
  method: 'wechat' | 'alipay',
  ...answers: Answer[]
) {
  const asked: Request[] = []
  const config = parsePay({ ...VARIABLES, ...variables }, { production: true, sandboxUrl: undefined })
  const gateway = createGateways(config, {
    http: async (input, init) => {
      asked.push(new Request(input, init))
      const answer = answers.shift()
      if (answer === undefined || answer instanceof Error) throw answer ?? new Error('Nobody answers')
      return answer
    },
    now: () => NOW,
    randomBytes: (length) => new Uint8Array(length),
  })[method]
  if (gateway === null) throw new Error('The gateway is not configured')
  return { gateway: gateway satisfies PaymentGateway, asked }
}

/** Whether the site signed this. */
export function isOurs(text: string, signature: string): boolean {
  const key = { key: Buffer.from(ours.publicKey, 'base64'), format: 'der', type: 'spki' } as const
  return verify('RSA-SHA256', Buffer.from(text), key, Buffer.from(signature, 'base64'))
}

/** Signs as the gateways do; the new key is WeChat Pay's second one. */
export function signed(text: string, key: 'first' | 'second' = 'first'): string {
  const { privateKey } = key === 'first' ? theirs : next
  const options = { key: Buffer.from(privateKey, 'base64'), format: 'der', type: 'pkcs8' } as const
  return sign('RSA-SHA256', Buffer.from(text), options).toString('base64')
}

/** The headers of WeChat Pay's signature. */
export function wechatHeaders(body: string, key: 'first' | 'second' = 'first'): Record<string, string> {
  const timestamp = String(NOW / 1000)
  return {
    'wechatpay-timestamp': timestamp,
    'wechatpay-nonce': 'nonce',
    'wechatpay-serial': key === 'first' ? 'PUB_KEY_ID_1' : 'PUB_KEY_ID_2',
    'wechatpay-signature': signed(`${timestamp}\nnonce\n${body}\n`, key),
  }
}

/** A signed answer of WeChat Pay. */
export function wechatSays(body: object | string): Response {
  const text = typeof body === 'string' ? body : JSON.stringify(body)
  return new Response(text, { headers: wechatHeaders(text) })
}

/** A signed answer of Alipay. */
export function alipaySays(method: string, node: object): Response {
  const text = JSON.stringify(node)
  return new Response(`{"${method.replaceAll('.', '_')}_response":${text},"sign":"${signed(text)}"}`)
}

/** A signed callback of WeChat Pay with an encrypted resource. */
export function wechatCallback(original: string, resource: object, key: 'first' | 'second' = 'first'): Request {
  const nonce = '0123456789ab'
  const cipher = createCipheriv('aes-256-gcm', API_V3_KEY, nonce).setAAD(Buffer.from(original))
  const closed = Buffer.concat([cipher.update(JSON.stringify(resource), 'utf8'), cipher.final(), cipher.getAuthTag()])
  const body = JSON.stringify({
    id: 'event-1',
    event_type: 'ANY',
    resource: {
      original_type: original,
      algorithm: 'AEAD_AES_256_GCM',
      ciphertext: closed.toString('base64'),
      associated_data: original,
      nonce,
    },
  })
  return new Request('https://qingjian.test/pay/notify/wechat', {
    method: 'POST',
    headers: wechatHeaders(body, key),
    body,
  })
}

/** A signed notification of Alipay; `added` comes after it was signed. */
export function alipayNotice(changed: Record<string, string> = {}, added: [string, string][] = []): Request {
  const fields = {
    notify_id: 'event-1',
    notify_type: 'trade_status_sync',
    notify_time: '2026-11-21 10:00:00',
    app_id: VARIABLES.ALIPAY_APP_ID,
    seller_id: VARIABLES.ALIPAY_SELLER_ID,
    charset: 'utf-8',
    out_trade_no: ORDER.orderNo,
    trade_no: '2026112122',
    trade_status: 'TRADE_SUCCESS',
    total_amount: '199.00',
    ...changed,
  }
  const text = Object.entries(fields)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map((pair) => pair.join('='))
    .join('&')
  const body = new URLSearchParams([...Object.entries(fields), ...added])
  body.append('sign', signed(text))
  body.append('sign_type', 'RSA2')
  return new Request('https://qingjian.test/pay/notify/alipay', { method: 'POST', body })
}

function newPair(): { privateKey: string; publicKey: string } {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', {
    modulusLength: 2048,
    privateKeyEncoding: { type: 'pkcs8', format: 'der' },
    publicKeyEncoding: { type: 'spki', format: 'der' },
  })
  return { privateKey: privateKey.toString('base64'), publicKey: publicKey.toString('base64') }
}
