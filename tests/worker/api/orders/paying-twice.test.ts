import { beforeAll, describe, expect, test } from 'vitest'
import type { InputOf } from '#src/contract/index.ts'
import { setLevel } from '#tests/support/accounts.ts'
import { DAY, MINUTE, SECOND } from '#tests/support/api.ts'
import { endOf, keptOf, levelOf, newBuyer, payableOf, plans, type Shop } from '#tests/support/shop.ts'
import { publishFixtures } from '#tests/support/templates.ts'

beforeAll(() => publishFixtures([{ id: 1001 }]))

const MONTHLY = { id: plans.monthly, pay_type: '1' } as const
const BY_ALIPAY = { ...MONTHLY, pay_type: '2' } as const

async function buy(shop: Shop, token: string, input: InputOf<'user.Pay/vip'>) {
  return (await shop.call('user.Pay/vip', input, { token })).body
}

const paidBy = (order_no: string, amount: number) => ({
  code: 1,
  msg: '操作成功',
  data: { order_no, pay_url: '', surface: 'qr', amount, expires_at: expect.any(Number), paid: true },
})

describe('whoever has paid and chooses something else before the page knows', () => {
  test.each<[string, InputOf<'user.Pay/vip'>]>([
    ['another method', BY_ALIPAY],
    ['another plan', { id: plans.yearly, pay_type: '1' }],
    ['to have it once more', { ...BY_ALIPAY, renew: '1' }],
  ])('%s: the answer is that it is paid, by callback or by question', async (_label, input) => {
    for (const isTold of [true, false]) {
      const { shop, token, id } = await newBuyer()
      const { order_no } = await shop.order(token, plans.monthly)
      const message = shop.wechat.pay(order_no)
      if (isTold) await shop.notify(message)
      expect(await buy(shop, token, input)).toEqual(paidBy(order_no, 1990))
      expect(await levelOf(id)).toEqual({ level: 'monthly', until: shop.clock.now + 31 * DAY })
      expect([shop.alipay.calls, await payableOf(id), await keptOf(id)]).toEqual([[], 0, 1990])
    }
  })

  test('once it knows, what is chosen then is ordered', async () => {
    const { shop, token } = await newBuyer()
    const { order_no } = await shop.order(token, plans.monthly)
    await shop.notify(shop.wechat.pay(order_no))
    await shop.call('user.Pay/check_staus', { order_no }, { token })
    expect(await buy(shop, token, { id: plans.yearly, pay_type: '1' })).toMatchObject({
      data: { amount: 4910, paid: false },
    })
    // The same again is a slip, unless it is said.
    expect(await buy(shop, token, MONTHLY)).toEqual(paidBy(order_no, 1990))
    expect(await buy(shop, token, { ...MONTHLY, renew: '1' })).toMatchObject({ data: { amount: 1990, paid: false } })
  })

  test('whoever opens the plans again knows', async () => {
    const { shop, token } = await newBuyer()
    const { order_no } = await shop.order(token, plans.monthly)
    await shop.notify(shop.wechat.pay(order_no))
    await shop.call('user.vip/list', {}, { token })
    expect(await buy(shop, token, { id: plans.yearly, pay_type: '1' })).toMatchObject({ data: { paid: false } })
  })

  test('an order that ran out and is paid late is the answer to the next try', async () => {
    const { shop, token, id } = await newBuyer()
    const { order_no } = await shop.order(token, plans.monthly)
    shop.clock.now += 15 * MINUTE
    shop.wechat.pay(order_no)
    expect(await buy(shop, token, MONTHLY)).toEqual(paidBy(order_no, 1990))
    expect([await keptOf(id), await payableOf(id)]).toEqual([1990, 0])
  })
})

describe('an earlier order whose gateway does not say how it stands', () => {
  const unsettled = { code: 1017, msg: '上一笔订单的支付结果还没有确认，为避免重复付款，请稍后再试' }

  test.each(['query', 'close'] as const)(
    'no answer to %s: nothing else is offered until there is one',
    async (name) => {
      const { shop, token, id } = await newBuyer()
      const first = await shop.order(token, plans.monthly)
      shop.wechat.lose(name)
      expect(await buy(shop, token, BY_ALIPAY)).toEqual(unsettled)
      expect([shop.alipay.calls, await payableOf(id)]).toEqual([[], 1])
      expect(await buy(shop, token, BY_ALIPAY)).toMatchObject({ data: { paid: false } })
      expect([[...shop.wechat.closed], await payableOf(id)]).toEqual([[first.order_no], 1])
    },
  )

  test('long after its time nobody can pay it, whatever its gateway says', async () => {
    const { shop, token } = await newBuyer()
    await shop.order(token, plans.monthly)
    shop.wechat.lose(...Array<'query'>(40).fill('query'))
    shop.clock.now += 25 * MINUTE - 1
    expect(await buy(shop, token, BY_ALIPAY)).toEqual(unsettled)
    shop.clock.now += 1
    expect(await buy(shop, token, BY_ALIPAY)).toMatchObject({ data: { paid: false } })
  })

  test('a code that nobody has been shown keeps nobody waiting, and is not shown later', async () => {
    const { shop, token, id } = await newBuyer()
    shop.wechat.before('create', () => buy(shop, token, BY_ALIPAY))
    const late = await shop.order(token, plans.monthly)
    expect(late.pay_url).toBe('')
    expect([shop.alipay.calls.length, await payableOf(id)]).toEqual([1, 1])
  })
})

describe('a code nobody has scanned, of a gateway that hears of it only then', () => {
  async function switched() {
    const { shop, token, id } = await newBuyer()
    shop.alipay.needScanning()
    const first = await shop.order(token, plans.monthly, '2')
    const second = await shop.order(token, plans.monthly, '1')
    return { shop, token, id, first: first.order_no, second: second.order_no }
  }

  test('is taken back; scanned all the same it is closed within a minute', async () => {
    const { shop, first, id } = await switched()
    expect(shop.alipay.calls).toEqual(['create', 'query', 'close'].map((call) => `${call} ${first}`))
    expect(await endOf(shop, first)).toMatchObject({ state: 'closed', settled: false })
    expect(await payableOf(id)).toBe(1)
    shop.alipay.begin(first)
    shop.clock.now += MINUTE
    await shop.tick()
    expect([...shop.alipay.closed]).toEqual([first])
    expect(await endOf(shop, first)).toMatchObject({ state: 'closed', door: 'closed', settled: true })
  })

  test('paid all the same it is granted, the other is closed, and paid too goes back', async () => {
    const { shop, token, id, first, second } = await switched()
    await shop.notify(shop.alipay.pay(first), 'alipay')
    expect([...shop.wechat.closed]).toEqual([second])
    const { body } = await shop.call('user.Pay/check_staus', { order_no: second }, { token })
    expect(body).toMatchObject({ data: { check: true, state: 'closed', settled: true } })
    await shop.notify(shop.wechat.pay(second))
    expect(await levelOf(id)).toEqual({ level: 'monthly', until: shop.clock.now + 31 * DAY })
    expect([await keptOf(id), (await endOf(shop, second)).state]).toEqual([1990, 'refunded'])
    const { body: after } = await shop.call('user.Pay/check_staus', { order_no: second }, { token })
    expect(after).toMatchObject({ data: { check: false, state: 'refunded', settled: true } })
  })

  test('paid all the same, and asked about before it is told, the other is closed at once', async () => {
    const { shop, token, first, second } = await switched()
    shop.alipay.pay(first)
    shop.clock.now += 6 * SECOND
    await shop.call('user.Pay/check_staus', { order_no: first }, { token })
    expect([(await endOf(shop, first)).state, [...shop.wechat.closed]]).toEqual(['paid', [second]])
  })

  test('never scanned it is settled ten minutes after its time', async () => {
    const { shop, first } = await switched()
    shop.clock.now += 25 * MINUTE - 1
    await shop.tick()
    expect(await endOf(shop, first)).toMatchObject({ settled: false })
    shop.clock.now += MINUTE
    await shop.tick()
    expect(await endOf(shop, first)).toMatchObject({ state: 'closed', door: 'closed', settled: true })
  })
})

describe('what was ordered in another state costs what it costs when it is paid', () => {
  test('monthly, paid late, and yearly at the full price: 6900 fen are kept of 8890', async () => {
    const { shop, token, id } = await newBuyer()
    const monthly = await shop.order(token, plans.monthly)
    shop.clock.now += SECOND
    const yearly = await shop.order(token, plans.yearly)
    expect(monthly.amount + yearly.amount).toBe(8890)
    await shop.notify(shop.wechat.pay(monthly.order_no))
    await shop.notify(shop.wechat.pay(yearly.order_no))
    expect(await levelOf(id)).toEqual({ level: 'yearly', until: shop.clock.now + 366 * DAY })
    expect(await keptOf(id)).toBe(6900)
    const { body } = await shop.call('user.Pay/check', { order_no: yearly.order_no }, { token })
    const refund = { state: 'done', amount: 1990, of: 6900, at: shop.clock.now }
    expect(body).toMatchObject({ data: { state: 'paid', amount: 6900, refund } })
    expect(await shop.wechat.refunds.get(`${yearly.order_no}R0T0`)).toMatchObject({ amount: 1990, total: 6900 })
  })

  test('three orders, each an upgrade of the first: 12800 fen are kept of 17710', async () => {
    const { shop, token, id } = await newBuyer()
    const monthly = await shop.order(token, plans.monthly)
    await shop.notify(shop.wechat.pay(monthly.order_no))
    await shop.call('user.Pay/check_staus', { order_no: monthly.order_no }, { token })
    const yearly = await shop.order(token, plans.yearly)
    const lifetime = await shop.order(token, plans.lifetime)
    expect(monthly.amount + yearly.amount + lifetime.amount).toBe(17_710)
    await shop.notify(shop.wechat.pay(yearly.order_no))
    await shop.notify(shop.wechat.pay(lifetime.order_no))
    expect(await levelOf(id)).toEqual({ level: 'lifetime', until: null })
    expect(await keptOf(id)).toBe(12_800)
  })

  test('with a credit whose source has gone back: 10810 fen go back, and nothing is given', async () => {
    const { shop, token, id } = await newBuyer()
    const monthly = await shop.order(token, plans.monthly)
    const paid = shop.wechat.pay(monthly.order_no)
    await shop.notify(paid)
    await shop.call('user.Pay/check_staus', { order_no: monthly.order_no }, { token })
    const lifetime = await shop.order(token, plans.lifetime)
    expect(lifetime.amount).toBe(10_810)
    await shop.notify(shop.wechat.returnAtDesk(monthly.order_no))
    expect(await levelOf(id)).toEqual({ level: 'free', until: null })
    await shop.notify(shop.wechat.pay(lifetime.order_no))
    expect(await endOf(shop, lifetime.order_no)).toMatchObject({ state: 'refunded', grants: 0 })
    expect([await levelOf(id), await keptOf(id)]).toEqual([{ level: 'free', until: null }, 0])
  })

  test('a day that ends between ordering and paying changes nothing', async () => {
    const { shop, token, id } = await newBuyer()
    await setLevel(id, 'monthly', shop.clock.now + 10 * DAY + MINUTE)
    const { order_no, amount } = await shop.order(token, plans.yearly)
    shop.clock.now += 5 * MINUTE
    await shop.notify(shop.wechat.pay(order_no))
    expect([amount, await keptOf(id), (await levelOf(id))?.level]).toEqual([6900 - 707, 6900 - 707, 'yearly'])
  })

  test('a difference that the gateway does not send back is said to have failed, and is tried again', async () => {
    const { shop, token, id } = await newBuyer()
    const monthly = await shop.order(token, plans.monthly)
    const yearly = await shop.order(token, plans.yearly)
    await shop.notify(shop.wechat.pay(monthly.order_no))
    shop.wechat.refundState.next = 'failed'
    await shop.notify(shop.wechat.pay(yearly.order_no))
    const read = async () => (await shop.call('user.Pay/check', { order_no: yearly.order_no }, { token })).body
    expect(await read()).toMatchObject({ data: { state: 'paid', refund: { state: 'failed', amount: 1990 } } })
    shop.wechat.refundState.next = 'done'
    shop.clock.now += MINUTE
    await shop.tick()
    const refund = { state: 'done', amount: 1990, of: 6900, at: shop.clock.now }
    expect(await read()).toMatchObject({ data: { state: 'paid', refund } })
    expect(await keptOf(id)).toBe(6900)
    expect((await levelOf(id))?.level).toBe('yearly')
  })

  test('a refund the gateway refuses is said to have failed, and is tried again under the same number', async () => {
    const { shop, token, id } = await newBuyer()
    const { order_no } = await shop.order(token, plans.monthly)
    await setLevel(id, 'lifetime', null)
    shop.wechat.refuse('refund')
    await shop.notify(shop.wechat.pay(order_no))
    const { body } = await shop.call('user.Pay/check', { order_no }, { token })
    expect(body).toMatchObject({ data: { state: 'refunded', refund: { state: 'failed', amount: 1990 } } })
    expect(shop.faults).toEqual([new Error('refused')])
  })
})
