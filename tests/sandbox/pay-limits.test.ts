import './fresh-sandbox.ts'
import { env } from 'cloudflare:workers'
import { describe, expect, test, vi } from 'vitest'
import { signRsa } from '#src/sandbox/pay/rsa.ts'
import { createPayWorld, SITE_KEYS } from './pay-world.ts'
import { SANDBOX, SITE } from './sandbox.ts'
import { eachTestAt } from './stopped-clock.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const NOW = Date.parse('2026-11-21T10:00:00+08:00')
const NO = 'QJ2026112100000001'
/** What an order made now is prepaid under. */
const PREPAY = `wx20261121100000${NO}`

const world = createPayWorld('wechat')
const { received, sandbox } = world

eachTestAt(NOW, world)

describe('the page that leads a phone to WeChat', () => {
  const page = `${SANDBOX}/wx.tenpay.com/cgi-bin/mmpayweb-bin/checkmweb`

  async function open(query: Record<string, string>, referer = `${SITE}/`) {
    const answer = await sandbox.network(`${page}?${new URLSearchParams(query)}`, { headers: { referer } })
    const text = await answer.text()
    return answer.headers.get('location') ?? / role="alert">([^<]*)/.exec(text)?.[1]
  }

  test('is good for five minutes, to the millisecond', async () => {
    const to = `${SANDBOX}/__sandbox/pay/${NO}`
    vi.setSystemTime(NOW + 5 * MINUTE)
    expect(await open({ prepay_id: PREPAY })).toBe(to)
    vi.setSystemTime(NOW + 5 * MINUTE + 1)
    expect(await open({ prepay_id: PREPAY })).toBe('支付请求已失效，请重新发起支付')
  })

  test('leads back where the site says, paid or not', async () => {
    const back = `${SITE}/pay/back?a=1`
    const to = new URL((await open({ prepay_id: PREPAY, redirect_url: back })) ?? '')
    expect([to.pathname, [...to.searchParams]]).toEqual([
      `/__sandbox/pay/${NO}`,
      [
        ['paid', back],
        ['quit', back],
      ],
    ])
  })

  test.each([`x${PREPAY}`, `${PREPAY}!`, 'wx20261121100000QJ202', `wx20261121100000${'a'.repeat(33)}`, ''])(
    'does not know what is prepaid under %s',
    async (prepay_id) => expect(await open({ prepay_id })).toBe('参数错误'),
  )
})

describe('the bridge inside WeChat', () => {
  const order = {
    ...{ gateway: 'wechat', orderNo: NO, product: 'JSAPI', description: '会员', amount: 19_900 },
    ...{ endsAt: NOW + 3 * HOUR, notifyUrl: `${SITE}/pay/notify/wechat`, fingerprint: 'f' },
  }
  const ok = { err_msg: 'get_brand_wcpay_request:ok' }
  const fail = { err_msg: 'get_brand_wcpay_request:fail' }
  const make = (changed: object = {}) => env.PAY.getByName('sandbox').create({ ...order, ...changed }, 'open', NOW)

  const unsigned = {
    ...{ appId: SITE_KEYS.WECHAT_PAY_APP_ID, timeStamp: '1763690400', nonceStr: 'n', signType: 'RSA' },
    package: `prepay_id=${PREPAY}`,
  }
  const signed = (changed: Partial<typeof unsigned> = {}) => {
    const call = { ...unsigned, ...changed }
    const text = `${call.appId}\n${call.timeStamp}\n${call.nonceStr}\n${call.package}\n`
    return { ...call, paySign: signRsa(SITE_KEYS.WECHAT_PAY_PRIVATE_KEY, text) }
  }
  const invoke = (call: object = signed(), more: object = {}) =>
    sandbox.post('bridge', { call, decision: 'pay', ...more })

  test('takes what the site signed for two hours, to the millisecond', async () => {
    await make()
    vi.setSystemTime(NOW + 2 * HOUR)
    expect(await invoke()).toEqual(fail)
    vi.setSystemTime(NOW + 2 * HOUR - 1)
    expect(await invoke()).toEqual(ok)
    expect(received).toHaveLength(1)
  })

  test('takes an order until it ends, to the millisecond', async () => {
    await make({ endsAt: NOW + MINUTE })
    vi.setSystemTime(NOW + MINUTE)
    expect(await invoke()).toEqual(fail)
    vi.setSystemTime(NOW + MINUTE - 1)
    expect(await invoke()).toEqual(ok)
  })

  test('takes orders that were made for it', async () => {
    expect(await invoke()).toEqual(fail)
    await make({ product: 'NATIVE' })
    expect(await invoke()).toEqual(fail)
    expect(received).toEqual([])
  })

  test('takes the call of its own app, as it was signed', async () => {
    await make()
    expect(await invoke(signed({ appId: 'wx0' }))).toEqual(fail)
    expect(await invoke({ ...signed(), nonceStr: 'm' })).toEqual(fail)
    expect(await invoke({ ...signed(), timeStamp: '1763690401' })).toEqual(fail)
    expect(await invoke(signed({ nonceStr: 'n'.repeat(32) }))).toEqual(ok)
  })

  test('pays without a word where it is told to', async () => {
    await make()
    expect(await invoke(signed(), { notify: 'lost' })).toEqual(ok)
    expect([received, (await world.orders()).map(({ state }) => state)]).toEqual([[], ['paid']])
  })

  test.each<[string, object]>([
    ['a time of nine digits', { call: signed({ timeStamp: '176369040' }) }],
    ['a time of eleven', { call: signed({ timeStamp: '17636904000' }) }],
    ['no nonce', { call: signed({ nonceStr: '' }) }],
    ['a nonce that is too long', { call: signed({ nonceStr: 'n'.repeat(33) }) }],
    ['another kind of signature', { call: signed({ signType: 'MD5' }) }],
    ['another decision', { decision: 'perhaps' }],
    ['another way to tell', { notify: 'twice' }],
    ['anything else', { more: 1 }],
  ])('says what is wrong with %s', async (_what, changed) => {
    await make()
    expect(await invoke(signed(), changed)).toEqual({ error: expect.stringMatching(/./) })
    expect(await world.orders()).toMatchObject([{ state: 'open' }])
  })
})
