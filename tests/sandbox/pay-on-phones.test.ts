import { beforeEach, describe, expect, test } from 'vitest'
import type { BridgeCall } from '#src/api/pay/gateway.ts'
import { createPayWorld, paymentOf, transactionOf } from './pay-world.ts'
import { SANDBOX, SITE } from './sandbox.ts'

const RETURN_URL = `${SITE}/pay/order/1/back`

/** A browser on a phone, which has just been on a page of the site unless it says otherwise. */
function browserOn({ sandbox }: ReturnType<typeof createPayWorld>) {
  async function open(address: string, headers: Record<string, string> = { referer: `${SITE}/` }) {
    const answer = await sandbox.network(address, { headers })
    const target = answer.headers.get('location')
    return { status: answer.status, target: target && new URL(target, address).href, text: await answer.text() }
  }

  /** The page on which one pays, by way of the one before it. */
  async function openCashier(address: string) {
    const { status, target } = await open(address)
    expect(status).toBe(302)
    return { address: target ?? '', ...(await open(target ?? '')) }
  }

  async function press(address: string, act: string): Promise<string> {
    const answer = await sandbox.network(address, { method: 'POST', body: new URLSearchParams({ act }) })
    expect(answer.status).toBe(303)
    return new URL(answer.headers.get('location') ?? '', address).href
  }

  return { open, openCashier, press }
}

/** Where the page says it goes back to. */
function wayBack(text: string): URL {
  return new URL((/<a href="([^"]+)">/.exec(text)?.[1] ?? '').replaceAll('&amp;', '&'))
}

describe('Alipay on a phone', () => {
  const world = createPayWorld('alipay')
  const { gateway, newRequest, received } = world
  const phone = browserOn(world)
  beforeEach(world.reset)

  async function begin() {
    const request = newRequest()
    const created = await gateway.create({ ...request, surface: 'phone', returnUrl: RETURN_URL })
    return { request, payUrl: created.kind === 'success' ? created.value.payUrl : '' }
  }

  test('the page is opened, paid, and left for the site with signed words', async () => {
    const { request, payUrl } = await begin()
    expect(await gateway.query(request.orderNo)).toEqual({ kind: 'success', value: { state: 'absent' } })
    const cashier = await phone.openCashier(payUrl)
    expect((await world.orders())[0]).toMatchObject({
      order_no: request.orderNo,
      product: 'QUICK_WAP_WAY',
      amount: 19_900,
    })
    const paid = await phone.press(cashier.address, 'pay')
    const transactionId = transactionOf((await world.orders())[0] ?? { payments: [] })
    expect(received).toEqual([paymentOf({ orderNo: request.orderNo, transactionId })])
    const back = wayBack((await phone.open(paid)).text)
    expect([back.origin + back.pathname, back.searchParams.get('trade_no')]).toEqual([RETURN_URL, transactionId])
  })

  test('a payer who cancels returns without parameters', async () => {
    const { request, payUrl } = await begin()
    const cashier = await phone.openCashier(payUrl)
    expect([wayBack(cashier.text).href, received]).toEqual([RETURN_URL, []])
    expect(await gateway.query(request.orderNo)).toEqual({ kind: 'success', value: { state: 'unpaid', begun: true } })
  })

  test('who cancels and who has paid go back each to the address that is for them', async () => {
    const { payUrl } = await begin()
    const cashier = new URL((await phone.openCashier(payUrl)).address)
    cashier.searchParams.set('quit', `${SITE}/given-up`)
    expect(wayBack((await phone.open(cashier.href)).text).href).toBe(`${SITE}/given-up`)
    const back = wayBack((await phone.open(await phone.press(cashier.href, 'pay'))).text)
    expect(back.origin + back.pathname).toBe(RETURN_URL)
  })

  test('opening the address again gives the same order; a changed address gives none', async () => {
    const { payUrl } = await begin()
    const first = await phone.openCashier(payUrl)
    expect((await phone.openCashier(payUrl)).address).toBe(first.address)
    const forged = new URL(payUrl)
    forged.searchParams.set('return_url', 'https://evil.test/')
    expect(await phone.open(forged.href)).toMatchObject({
      status: 400,
      text: expect.stringContaining('isv.invalid-signature'),
    })
    forged.searchParams.set('app_id', 'somebody')
    expect((await phone.open(forged.href)).text).toContain('isv.invalid-app-id')
  })
})

describe('WeChat Pay on a phone', () => {
  const world = createPayWorld('wechat')
  const { gateway, newRequest, received } = world
  const phone = browserOn(world)
  beforeEach(world.reset)

  async function begin(returnUrl = RETURN_URL) {
    const request = newRequest()
    const created = await gateway.create({ ...request, surface: 'phone', returnUrl })
    return { request, payUrl: created.kind === 'success' ? created.value.payUrl : '' }
  }

  test('the page is opened, given up, opened again and paid', async () => {
    const { request, payUrl } = await begin()
    expect(payUrl).toMatch(new RegExp(`^${SANDBOX}/wx.tenpay.com/cgi-bin/mmpayweb-bin/checkmweb\\?prepay_id=`))
    expect(wayBack((await phone.openCashier(payUrl)).text).href).toBe(RETURN_URL)
    const cashier = await phone.openCashier(payUrl)
    const paid = await phone.press(cashier.address, 'pay')
    const [order] = await world.orders()
    expect(order).toMatchObject({ order_no: request.orderNo, product: 'MWEB', state: 'paid' })
    const transactionId = transactionOf(order ?? { payments: [] })
    expect(received).toEqual([paymentOf({ orderNo: request.orderNo, transactionId })])
    expect(wayBack((await phone.open(paid)).text).href).toBe(RETURN_URL)
  })

  test('it opens from the merchant’s pages only, leads back to them only, and for five minutes', async () => {
    const { payUrl } = await begin()
    expect((await phone.open(payUrl, {})).text).toContain('商家存在未配置的参数')
    expect((await phone.open(payUrl, { referer: 'https://evil.test/' })).text).toContain('商家存在未配置的参数')
    expect((await phone.open((await begin('https://evil.test/')).payUrl)).text).toContain('参数格式有误')
    await world.sandbox.setFaults({ clock: 301 })
    expect(await phone.open(payUrl)).toMatchObject({ status: 400, text: expect.stringContaining('支付请求已失效') })
  })
})

describe('inside WeChat', () => {
  const world = createPayWorld('wechat')
  const { gateway, newRequest, received } = world
  beforeEach(world.reset)

  /** Who is on the phone, as WeChat tells without asking. */
  async function identified(): Promise<string> {
    const asked = await world.sandbox.network(gateway.inWechat?.identifyUrl('/pay/oauth', 'QJ1') ?? '')
    const back = new URL(asked.headers.get('location') ?? '')
    expect([back.origin + back.pathname, back.searchParams.get('state')]).toEqual([`${SITE}/pay/oauth`, 'QJ1'])
    const payer = await gateway.inWechat?.identify(back.searchParams.get('code') ?? '')
    return payer?.kind === 'success' ? payer.value : ''
  }

  async function begin(life = 15 * 60_000) {
    const request = newRequest({ expiresAt: Date.now() + life })
    const created = await gateway.inWechat?.create(request, await identified())
    if (created?.kind !== 'success') throw new Error(`No order: ${created?.reason}`)
    return { request, call: created.value }
  }

  function invoke(call: BridgeCall, decision: 'pay' | 'cancel' = 'pay') {
    return world.sandbox.post('bridge', { call, decision })
  }

  test('the bridge takes what the site signed, once it is decided', async () => {
    const { request, call } = await begin()
    expect(await invoke(call, 'cancel')).toEqual({ err_msg: 'get_brand_wcpay_request:cancel' })
    expect(received).toEqual([])
    expect(await invoke(call)).toEqual({ err_msg: 'get_brand_wcpay_request:ok' })
    const [order] = await world.orders()
    expect(order).toMatchObject({ product: 'JSAPI', state: 'paid' })
    const transactionId = transactionOf(order ?? { payments: [] })
    expect(received).toEqual([paymentOf({ orderNo: request.orderNo, transactionId })])
    expect(await invoke(call)).toEqual({ err_msg: 'get_brand_wcpay_request:fail' })
  })

  test.each([
    ['another signature', { paySign: 'AAAA' }],
    ['another app', { appId: 'wx0' }],
    ['another time', { timeStamp: '1000000000' }],
    ['another order', { package: 'prepay_id=wx20261121100000QJ202611210000000099' }],
  ])('the bridge takes nothing with %s', async (_label, changed) => {
    const { call } = await begin()
    expect(await invoke({ ...call, ...changed })).toEqual({ err_msg: 'get_brand_wcpay_request:fail' })
  })

  test.each([
    ['an order is over, after a quarter of an hour', 15 * 60_000, 15 * 60],
    ['what the site signed is two hours old', 180 * 60_000, 120 * 60],
  ])('the bridge takes nothing once %s', async (_when, life, seconds) => {
    const { call } = await begin(life)
    await world.sandbox.setFaults({ clock: seconds - 60 })
    expect(await invoke(call, 'cancel')).toEqual({ err_msg: 'get_brand_wcpay_request:cancel' })
    await world.sandbox.setFaults({ clock: seconds })
    expect(await invoke(call, 'cancel')).toEqual({ err_msg: 'get_brand_wcpay_request:fail' })
  })

  test('a code is good once, and for its own app; an OpenID nobody was told is refused', async () => {
    expect(await gateway.inWechat?.identify('nonsense')).toMatchObject({ kind: 'failure' })
    expect(await gateway.inWechat?.create(newRequest(), 'oSomebody00000000000000000')).toEqual({
      kind: 'failure',
      reason: 'PARAM_ERROR',
    })
    expect(await identified()).toMatch(/^o[\w-]{27}$/)
  })
})
