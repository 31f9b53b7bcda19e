import './fresh-sandbox.ts'
import { env } from 'cloudflare:workers'
import { beforeEach, describe, expect, test } from 'vitest'
import { openResource } from '#src/api/pay/wechat-pay/resource.ts'
import { deliver } from '#src/sandbox/deliver.ts'
import { textToSign } from '#src/sandbox/pay/alipay/sign.ts'
import { beijing } from '#src/sandbox/pay/beijing.ts'
import { verifyRsa } from '#src/sandbox/pay/rsa.ts'
import { SITE_KEYS, THEIR_KEYS } from './pay-world.ts'
import { createSandbox, SITE } from './sandbox.ts'
import { eachTestAt } from './stopped-clock.ts'

const NOW = Date.parse('2026-11-21T10:00:00+08:00')
const MINUTE = 60_000
const NO = 'QJ202611210001'

/** What the site was sent. */
let got: Request[] = []
const sandbox = createSandbox(
  async (input, init) => {
    got.push(new Request(input, init))
    return new Response('x'.repeat(300))
  },
  { ...SITE_KEYS, ...THEIR_KEYS },
)

eachTestAt(NOW, sandbox)
beforeEach(() => {
  got = []
})

/** An order at a gateway, which is paid or not. */
async function order(gateway: 'wechat' | 'alipay', amount = 19_900, isPaid = false): Promise<string> {
  const state = env.PAY.getByName('sandbox')
  const notifyUrl = `${SITE}/pay/notify/${gateway}`
  const product = gateway === 'wechat' ? 'NATIVE' : 'FACE_TO_FACE_PAYMENT'
  const asked = { gateway, orderNo: NO, product, description: '会员', amount, endsAt: NOW + MINUTE, notifyUrl }
  await state.create({ ...asked, fingerprint: 'f' }, 'open', NOW - MINUTE)
  const paid = isPaid ? await state.pay(gateway, NO, 'in-time', NOW - 1000) : null
  return paid?.trades[0]?.transactionId ?? '0'.repeat(28)
}

const attack = (kind: string) => sandbox.post(`orders/${NO}/attack`, { kind })

describe('Alipay', () => {
  const fields = (trade_no: string) => ({
    ...{ buyer_id: '2088000000000001', buyer_logon_id: 'san***@example.com', notify_type: 'trade_status_sync' },
    ...{ notify_time: '2026-11-21 10:00:00', app_id: SITE_KEYS.ALIPAY_APP_ID, auth_app_id: SITE_KEYS.ALIPAY_APP_ID },
    ...{ seller_id: SITE_KEYS.ALIPAY_SELLER_ID, seller_email: 'seller@example.com', out_trade_no: NO, trade_no },
    ...{ subject: '会员', ...amounts('199.00'), point_amount: '0.00' },
    ...{ gmt_create: '2026-11-21 09:59:00', gmt_payment: '2026-11-21 10:00:00', charset: 'utf-8', version: '1.0' },
    ...{ sign_type: 'RSA2', trade_status: 'TRADE_SUCCESS' },
  })
  const amounts = (amount: string) => ({
    ...{ total_amount: amount, receipt_amount: amount, buyer_pay_amount: amount, invoice_amount: amount },
    fund_bill_list: JSON.stringify([{ amount, fundChannel: 'ALIPAYACCOUNT' }]),
  })

  /** The fields of the last notification, and whether they are signed: without their type, with it, or neither. */
  async function told() {
    const request = got.at(-1)
    expect([request?.url, request?.method]).toEqual([`${SITE}/pay/notify/alipay`, 'POST'])
    const form = new TextDecoder().decode(await request?.arrayBuffer())
    const all = new Map(new URLSearchParams(form))
    const [sign, id] = [all.get('sign') ?? '', all.get('notify_id') ?? '']
    const isSigned = (without: string[]) => verifyRsa(SITE_KEYS.ALIPAY_PUBLIC_KEY, textToSign(all, without), sign)
    const signed = isSigned(['sign', 'sign_type']) ? 'signed' : isSigned(['sign']) ? 'with its type' : 'not signed'
    expect(id).toMatch(/^[0-9a-f]{32}$/)
    for (const drawn of ['sign', 'notify_id']) all.delete(drawn)
    return [signed, Object.fromEntries(all)]
  }

  test('tells of a payment whole, and again as the same event', async () => {
    const trade = await order('alipay', 19_900, true)
    await sandbox.post(`orders/${NO}/notify`)
    expect(await told()).toEqual(['signed', { ...fields(trade), gmt_payment: '2026-11-21 09:59:59' }])
  })

  test('tells of a refund when it was asked for and what went back, and of all of it as the end', async () => {
    const trade = await order('alipay', 19_900, true)
    const refunded = (back: string) => ({
      gmt_refund: '2026-11-21 10:00:00.000',
      refund_fee: back,
      out_biz_no: expect.any(String),
    })
    await sandbox.post(`orders/${NO}/refund`, { amount: 100 })
    const whole = { ...fields(trade), gmt_payment: '2026-11-21 09:59:59' }
    expect(await told()).toEqual(['signed', { ...whole, ...refunded('1.00') }])
    await sandbox.post(`orders/${NO}/refund`)
    expect(await told()).toEqual(['signed', { ...whole, ...refunded('199.00'), trade_status: 'TRADE_CLOSED' }])
  })

  test.each<[string, string, object]>([
    ['forged', 'not signed', {}],
    ['tampered', 'not signed', { total_amount: '0.01' }],
    ['stale', 'signed', { notify_time: beijing(NOW - 25 * 60 * MINUTE - 1000) }],
    ['wrong-amount', 'signed', amounts('0.01')],
    ['wrong-app', 'signed', { app_id: `${SITE_KEYS.ALIPAY_APP_ID}0`, auth_app_id: `${SITE_KEYS.ALIPAY_APP_ID}0` }],
    ['wrong-merchant', 'signed', { seller_id: '2088999999999999' }],
    ['unknown-order', 'signed', { out_trade_no: 'QJ202611210000' }],
    ['sign-type', 'with its type', {}],
  ])('is played by somebody whose notification is %s and nothing else', async (kind, signed, changed) => {
    const no = await order('alipay')
    expect(await attack(kind)).toEqual({ status: 200, body: 'x'.repeat(200) })
    // A payment nobody knows of was made when it is told of.
    const expected =
      kind === 'stale' ? { ...fields(no), gmt_payment: beijing(NOW - 25 * 60 * MINUTE - 1000) } : fields(no)
    expect(await told()).toEqual([signed, { ...expected, ...changed }])
  })
})

describe('WeChat Pay', () => {
  const resource = (transaction_id: string) => ({
    ...{ appid: SITE_KEYS.WECHAT_PAY_APP_ID, mchid: SITE_KEYS.WECHAT_PAY_MCH_ID, out_trade_no: NO, transaction_id },
    ...{ trade_state: 'SUCCESS', trade_state_desc: '支付成功', trade_type: 'NATIVE', bank_type: 'OTHERS' },
    ...{ success_time: '2026-11-21T10:00:00+08:00', payer: { openid: expect.any(String) }, amount: amountOf(19_900) },
  })
  const amountOf = (total: number) => ({ total, currency: 'CNY', payer_total: total, payer_currency: 'CNY' })

  /** The last callback: whether it is signed, its key and time, and what is in it if it opens. */
  async function told(opens = SITE_KEYS.WECHAT_PAY_API_V3_KEY) {
    const request = got.at(-1)
    const header = (name: string) => request?.headers.get(`wechatpay-${name}`) ?? ''
    const text = (await request?.text()) ?? ''
    const { resource: closed, ...event } = JSON.parse(text)
    const signed = `${header('timestamp')}\n${header('nonce')}\n${text}\n`
    const publicKey = SITE_KEYS.WECHAT_PAY_PUBLIC_KEYS.split('=').slice(1).join('=')
    const isSigned = verifyRsa(publicKey, signed, header('signature'))
    const opened = await openResource(closed, opens)
    return {
      ...{ isSigned, key: header('serial'), at: Number(header('timestamp')), event },
      content: opened && JSON.parse(opened),
    }
  }
  const callback = (transaction: string) => ({
    ...{ isSigned: true, key: 'sandbox_PUB_KEY_ID_01', at: NOW / 1000 },
    event: {
      ...{ id: expect.stringMatching(/^[\da-f-]{36}$/), create_time: '2026-11-21T10:00:00+08:00' },
      ...{ resource_type: 'encrypt-resource', event_type: 'TRANSACTION.SUCCESS', summary: '支付成功' },
    },
    content: resource(transaction),
  })

  test('tells of a payment whole', async () => {
    const transaction = await order('wechat', 19_900, true)
    await sandbox.post(`orders/${NO}/notify`)
    const content = { ...resource(transaction), success_time: '2026-11-21T09:59:59+08:00' }
    expect(await told()).toEqual({ ...callback(transaction), content })
  })

  test.each<[string, object, object]>([
    ['forged', { isSigned: false }, {}],
    ['probe', { isSigned: false }, {}],
    ['tampered', { content: null }, {}],
    ['stale', { at: NOW / 1000 - 301 }, {}],
    ['unknown-key', { key: 'PUB_KEY_ID_0000000000000000' }, {}],
    ['wrong-key', { content: null }, {}],
    ['wrong-amount', {}, { amount: amountOf(1) }],
    ['wrong-app', {}, { appid: `${SITE_KEYS.WECHAT_PAY_APP_ID}x` }],
    ['wrong-merchant', {}, { mchid: `${SITE_KEYS.WECHAT_PAY_MCH_ID}0` }],
    ['unknown-order', {}, { out_trade_no: 'QJ202611210000' }],
  ])('is played by somebody whose callback is %s and nothing else', async (kind, changed, within) => {
    const transaction = await order('wechat')
    await attack(kind)
    const whole = callback(transaction)
    expect(await told()).toEqual({ ...whole, content: { ...whole.content, ...within }, ...changed })
  })

  test('an amount of one fen is claimed to be two', async () => {
    const transaction = await order('wechat', 1)
    await attack('wrong-amount')
    expect((await told()).content).toEqual({ ...resource(transaction), amount: amountOf(2) })
  })

  test('knows no attacks of others, and nothing to repeat before a payment', async () => {
    await order('wechat')
    const error = 'This order cannot be attacked like that'
    expect([await attack('sign-type'), await attack('replay')]).toEqual([{ error }, { error }])
    expect(got).toEqual([])
  })
})

describe('a message', () => {
  const message = { url: `${SITE}/hear`, headers: { a: 'b' }, body: 'c' }

  /** What becomes of a message to a site that answers in this order, or not at all. */
  async function sent(answers: (number | null)[], tries?: number) {
    const left = [...answers]
    const site: typeof fetch = async (input, init) => {
      const request = new Request(input, init)
      expect([request.url, request.method, request.headers.get('a'), await request.text(), request.redirect]).toEqual([
        ...[message.url, 'POST', 'b', 'c', 'manual'],
      ])
      const status = left.shift()
      if (status == null) throw new Error('Network connection lost')
      return new Response(`said ${status}`, { status })
    }
    const delivery = await deliver(site, message, (status) => status === 200, tries)
    return [delivery, left.length]
  }

  test('is sent until it is confirmed, three times at most', async () => {
    expect(await sent([200, 200])).toEqual([{ status: 200, body: 'said 200', tries: 1 }, 1])
    expect(await sent([500, null, 200])).toEqual([{ status: 200, body: 'said 200', tries: 3 }, 0])
    expect(await sent([500, 500, 404, 200])).toEqual([{ status: 404, body: 'said 404', tries: 3 }, 1])
    expect(await sent([500, 500, null, 200])).toEqual([{ status: null, body: '', tries: 3 }, 1])
    expect(await sent([500, 200], 1)).toEqual([{ status: 500, body: 'said 500', tries: 1 }, 1])
  })
})
