import { env } from 'cloudflare:workers'
import { describe, expect, test } from 'vitest'
import type { Asked, PayRefund } from '#src/sandbox/pay/order.ts'
import type { Send, SendRule } from '#src/sandbox/sms/sends.ts'
import { createSandbox, noSite } from './sandbox.ts'

const SECOND = 1000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
const NOW = Date.parse('2026-11-21T10:00:00+08:00')

/** An object of its own for each test, so that nobody has to forget anything. */
let nth = 0
function own<T>(space: { getByName: (name: string) => T }): T {
  nth += 1
  return space.getByName(`moments-${nth}`)
}

describe('a limit of messages', () => {
  const send: Send = { provider: 'aliyun', signName: '青简', mobile: '13800138000', content: 'reset 0427', at: NOW }
  const row = { mobile: send.mobile, code: '0427', type: 'reset', sent_at: 'then' }
  const rule = (changed: Partial<SendRule> = {}): SendRule => ({
    ...{ name: 'one', max: 1, since: NOW - 1, sameContent: false },
    ...changed,
  })

  test('counts those behind its time, and lets through as many as it says', async () => {
    const state = own(env.STATE)
    expect(await state.sendSms(send, [rule()], row)).toBeNull()
    expect(await state.sendSms(send, [rule()], row)).toBe('one')
    expect(await state.sendSms(send, [rule({ max: 2 })], row)).toBeNull()
    expect(await state.sendSms(send, [rule({ max: 2 })], row)).toBe('one')
    expect((await state.listSms(undefined)).length).toBe(2)
    expect(await state.sendSms(send, [rule({ since: NOW })], row)).toBeNull()
  })

  test('is the first of several that is exceeded', async () => {
    const state = own(env.STATE)
    await state.sendSms(send, [], row)
    const rules = [rule({ name: 'far', max: 2 }), rule({ name: 'near' }), rule({ name: 'last' })]
    expect(await state.sendSms(send, rules, row)).toBe('near')
  })

  test.each<[string, Partial<Send>]>([
    ['provider', { provider: 'tencent' }],
    ['signature', { signName: '别家' }],
    ['number', { mobile: '13900139000' }],
  ])('counts each %s by itself', async (_what, changed) => {
    const state = own(env.STATE)
    await state.sendSms(send, [], row)
    expect(await state.sendSms({ ...send, ...changed }, [rule()], row)).toBeNull()
    expect(await state.sendSms({ ...send, ...changed }, [rule()], row)).toBe('one')
  })

  test('counts all that was said, or only the same', async () => {
    const state = own(env.STATE)
    await state.sendSms(send, [], row)
    const other = { ...send, content: 'reset 0428' }
    expect(await state.sendSms(other, [rule()], row)).toBe('one')
    expect(await state.sendSms(send, [rule({ sameContent: true })], row)).toBe('one')
    expect(await state.sendSms(other, [rule({ sameContent: true })], row)).toBeNull()
  })

  test('is forgotten with everything else, and so are nonces, letters and faults', async () => {
    const state = own(env.STATE)
    await state.sendSms(send, [], row)
    await state.addMail({ to: 'a@b.co', subject: 'a', text: 'b', sent_at: 'then' })
    await state.setFaults({ sms: 'fail' })
    await state.setFaults({ mail: 'broken' })
    expect([await state.spendNonce('aliyun', 'n'), await state.spendNonce('aliyun', 'n')]).toEqual([true, false])
    expect(await state.spendNonce('tencent', 'n')).toBe(true)
    expect(await state.faults()).toMatchObject({ sms: 'fail', mail: 'broken', wechat: 'ok', clock: 0 })
    await state.reset()
    expect([await state.listSms(undefined), await state.listMail(undefined)]).toEqual([[], []])
    expect(await state.sendSms(send, [rule()], row)).toBeNull()
    expect(await state.spendNonce('aliyun', 'n')).toBe(true)
    expect(await state.faults()).toMatchObject({ sms: 'ok', mail: 'ok' })
  })
})

test('of an outbox the newest two hundred are listed, of one address or of all', async () => {
  const state = own(env.STATE)
  for (let at = 1; at <= 201; at += 1) {
    await state.addSms({ mobile: at === 7 ? '2' : '1', code: `${at}`, type: 'reset', sent_at: 'then' })
    await state.addMail({ to: at === 7 ? 'b@b.co' : 'a@b.co', subject: `${at}`, text: 'b', sent_at: 'then' })
  }
  const newest = Array.from({ length: 200 }, (_, index) => `${201 - index}`)
  expect((await state.listSms(undefined)).map(({ code }) => code)).toEqual(newest)
  expect((await state.listMail(undefined)).map(({ subject }) => subject)).toEqual(newest)
  expect(await state.listSms('2')).toEqual([{ mobile: '2', code: '7', type: 'reset', sent_at: 'then' }])
  expect(await state.listMail('b@b.co')).toEqual([{ to: 'b@b.co', subject: '7', text: 'b', sent_at: 'then' }])
})

describe('WeChat', () => {
  test('gives the same token until five minutes before its end, which is two hours after its beginning', async () => {
    const state = own(env.WECHAT)
    const first = await state.issueToken(false, NOW)
    if (typeof first === 'number') throw new Error(`It was refused: ${first}`)
    expect(first.expires_in).toBe(7200)
    const last = NOW + 2 * HOUR - 5 * MINUTE - 1
    expect(await state.issueToken(false, last)).toEqual({ ...first, expires_in: 300 })
    const next = await state.issueToken(false, last + 1)
    expect(next).toEqual({ access_token: expect.not.stringContaining(first.access_token), expires_in: 7200 })
    const errors = [NOW + 2 * HOUR - 1, NOW + 2 * HOUR].map((at) => state.tokenError(first.access_token, at))
    expect(await Promise.all(errors)).toEqual([0, 42001])
    expect([await state.tokenError('', NOW), await state.tokenError('other', NOW)]).toEqual([41001, 40001])
  })

  test('forces a token every thirty seconds, twenty times in a day', async () => {
    const state = own(env.WECHAT)
    const forced = async (at: number) => {
      const issued = await state.issueToken(true, at)
      return typeof issued === 'number' ? issued : 'issued'
    }
    const at = (times: number) => NOW + times * 30 * SECOND
    expect(await forced(NOW)).toBe('issued')
    expect(await forced(at(1) - 1)).toBe(45011)
    for (let times = 1; times < 20; times += 1) expect(await forced(at(times))).toBe('issued')
    expect([await forced(at(20)), await forced(NOW + DAY - 1)]).toEqual([45009, 45009])
    expect(await forced(NOW + DAY)).toBe('issued')
    expect(await forced(at(1) + DAY - 1)).toBe(45009)
  })

  test('a token by force is the one everybody is given from then on', async () => {
    const state = own(env.WECHAT)
    await state.issueToken(false, NOW)
    const forced = await state.issueToken(true, NOW)
    expect(await state.issueToken(false, NOW)).toEqual(forced)
  })

  const allowed = { appId: 'wx1', user: 'lilei', scope: 'snsapi_base' } as const

  test('takes a code for five minutes, from its own app, once', async () => {
    const state = own(env.WECHAT)
    const [early, late] = [await state.newCode(allowed, NOW), await state.newCode(allowed, NOW)]
    expect(early).toMatch(/^0\w{31}$/)
    expect(await state.exchangeCode('wx2', early, NOW)).toBe(40029)
    expect(await state.exchangeCode('wx1', late, NOW + 5 * MINUTE)).toBe(42003)
    const grant = await state.exchangeCode('wx1', early, NOW + 5 * MINUTE - 1)
    expect(grant).toMatchObject({ ...allowed, endsAt: NOW + 5 * MINUTE - 1 + 2 * HOUR })
    expect(await state.exchangeCode('wx1', early, NOW)).toBe(40163)
  })

  test('a grant ends after two hours, and is made anew for thirty days from its first', async () => {
    const state = own(env.WECHAT)
    const first = await state.exchangeCode('wx1', await state.newCode(allowed, NOW), NOW)
    if (typeof first === 'number') throw new Error(`It was refused: ${first}`)
    const { accessToken, refreshToken } = first
    expect(await state.grantOf(accessToken, NOW + 2 * HOUR - 1)).toEqual(first)
    expect(await state.grantOf(accessToken, NOW + 2 * HOUR)).toBe(42001)
    expect([await state.grantOf('', NOW), await state.grantOf('other', NOW)]).toEqual([41001, 40001])
    const later = NOW + 20 * DAY
    const fresh = await state.refreshGrant(refreshToken, later)
    const ends = { endsAt: later + 2 * HOUR, refreshEndsAt: NOW + 30 * DAY }
    expect(fresh).toEqual({ ...allowed, refreshToken, accessToken: expect.any(String), ...ends })
    expect(fresh).not.toMatchObject({ accessToken })
    expect(await state.refreshGrant(refreshToken, NOW + 30 * DAY - 1)).toMatchObject({ refreshToken })
    expect(await state.refreshGrant(refreshToken, NOW + 30 * DAY)).toBe(40030)
  })

  test('knows whom it told which app, and who follows', async () => {
    const state = own(env.WECHAT)
    const grant = await state.exchangeCode('wx1', await state.newCode(allowed, NOW), NOW)
    expect(grant).not.toBeTypeOf('number')
    expect([await state.hasTold('wx1', 'nobody'), await state.follows('a')]).toEqual([false, false])
    await state.follow('a')
    expect([await state.follows('a'), await state.follows('b')]).toEqual([true, false])
    await state.reset()
    expect(await state.follows('a')).toBe(false)
  })
})

test('Turnstile takes a token for less than five minutes', async () => {
  const state = own(env.TURNSTILE)
  const challenge = { siteKey: 'k', hostname: 'h', action: 'a', cdata: 'c', outcome: 'pass' } as const
  const [early, late] = [await state.newToken(challenge, NOW), await state.newToken(challenge, NOW)]
  expect(await state.redeem(late, null, NOW + 5 * MINUTE)).toEqual({ ok: false, error: 'timeout-or-duplicate' })
  expect(await state.redeem(early, null, NOW + 5 * MINUTE - 1)).toEqual({ ok: true, challenge, at: NOW })
  expect(await state.redeem(early, null, NOW)).toEqual({ ok: false, error: 'timeout-or-duplicate' })
  await state.reset()
  expect(await state.redeem(late, null, NOW)).toEqual({ ok: false, error: 'invalid-input-response' })
})

describe('an order at a gateway', () => {
  const asked: Asked = {
    ...{ gateway: 'wechat', orderNo: '1', product: 'NATIVE', description: 'a', amount: 100, endsAt: NOW + 1000 },
    ...{ notifyUrl: 'https://a.test', fingerprint: 'f' },
  }
  const delivery = (tries: number) => ({ what: 'payment', status: 204, body: '', tries, at: NOW })

  test('is paid before its end, and afterwards only too late', async () => {
    const state = own(env.PAY)
    await state.create(asked, 'open', NOW)
    expect(await state.pay('wechat', '1', 'in-time', asked.endsAt)).toBeNull()
    const paid = await state.pay('wechat', '1', 'in-time', asked.endsAt - 1)
    expect(paid).toMatchObject({ state: 'paid', trades: [{ paidAt: asked.endsAt - 1 }] })
    expect(await state.pay('wechat', '1', 'too-late', asked.endsAt)).toBeNull()
    expect(await state.pay('wechat', '1', 'again', asked.endsAt)).toMatchObject({ trades: [{}, {}] })
    await state.create({ ...asked, orderNo: '2' }, 'open', NOW)
    expect(await state.pay('wechat', '2', 'again', NOW)).toBeNull()
    expect(await state.pay('wechat', '2', 'too-late', asked.endsAt)).toMatchObject({ state: 'paid' })
  })

  test('ends at once when it is made to, unless it has ended', async () => {
    const state = own(env.PAY)
    await state.create(asked, 'open', NOW)
    expect(await state.expire('wechat', '1', asked.endsAt)).toMatchObject({ endsAt: asked.endsAt })
    expect(await state.expire('wechat', '1', asked.endsAt - 1)).toMatchObject({ endsAt: asked.endsAt - 1 })
    expect(await state.expire('wechat', 'other', NOW)).toBeNull()
  })

  test('is known by its number at its gateway; the newest come first', async () => {
    const state = own(env.PAY)
    for (const [orderNo, at] of [
      ['1', NOW + 1],
      ['2', NOW + 3],
      ['3', NOW + 2],
    ] as const) {
      await state.create({ ...asked, orderNo }, 'open', at)
    }
    await state.create({ ...asked, gateway: 'alipay' }, 'waiting', NOW)
    const listed = (await state.orders()).map(({ gateway, orderNo }) => [gateway, orderNo])
    expect(listed).toEqual([...['2', '3', '1'].map((no) => ['wechat', no]), ['alipay', '1']])
    expect(await state.order('alipay', '2')).toBeNull()
    expect([await state.close('alipay', '1'), await state.close('alipay', '2')]).toEqual([null, null])
    expect(await state.close('wechat', '2')).toMatchObject({ state: 'closed' })
    await state.reset()
    expect(await state.orders()).toEqual([])
  })

  test('is refunded up to what was paid, each number once', async () => {
    const state = own(env.PAY)
    await state.create(asked, 'open', NOW)
    const paid = await state.pay('wechat', '1', 'in-time', NOW)
    const transactionId = paid?.trades[0]?.transactionId ?? ''
    const refund = (refundNo: string, amount: number): PayRefund => ({
      ...{ refundNo, transactionId, amount, state: 'pending', askedAt: NOW, notifyUrl: '' },
    })
    const refunded = (one: PayRefund) => state.refund('wechat', '1', one)
    expect([await refunded(refund('a', 0)), await refunded(refund('a', 101))]).toEqual([null, null])
    expect(await refunded({ ...refund('a', 1), transactionId: 'other' })).toBeNull()
    expect(await refunded(refund('a', 99))).toMatchObject({ state: 'refunded', refunds: [{ amount: 99 }] })
    expect(await refunded(refund('a', 1))).toMatchObject({ refunds: [{ amount: 99 }] })
    expect(await refunded(refund('b', 2))).toBeNull()
    expect(await state.settle('wechat', '1', 'a', 'failed')).toMatchObject({ refunds: [{ state: 'failed' }] })
    expect(await state.settle('wechat', '1', 'a', 'done')).toMatchObject({ refunds: [{ state: 'failed' }] })
    expect(await refunded(refund('b', 100))).toMatchObject({ refunds: [{ amount: 99 }, { amount: 100 }] })
  })

  test('keeps its twenty last deliveries, the oldest first', async () => {
    const state = own(env.PAY)
    await state.create(asked, 'open', NOW)
    for (let tries = 1; tries <= 21; tries += 1) await state.noteDelivery('wechat', '1', delivery(tries))
    const order = await state.order('wechat', '1')
    expect(order?.deliveries).toEqual(Array.from({ length: 20 }, (_, index) => delivery(index + 2)))
  })
})

test('the codes of WeChat that are shown are the newest twenty, as they stand by its clock', async () => {
  const sandbox = createSandbox(noSite)
  await sandbox.reset()
  const wechat = env.WECHAT.getByName('sandbox')
  const begun = Date.now() - HOUR
  for (let at = 0; at < 21; at += 1) await wechat.addQrcode(`code-${(at * 8) % 21}`, DAY, begun + ((at * 8) % 21))
  const listed = await sandbox.get('scenes')
  expect(listed).toMatchObject(Array.from({ length: 20 }, (_, index) => ({ scene_id: `code-${20 - index}` })))
  expect(listed).toHaveLength(20)
  await sandbox.reset()
  await wechat.addQrcode('over', HOUR, begun)
  await wechat.addQrcode('open', DAY, begun + 1)
  expect(await sandbox.get('scenes')).toEqual(
    [['open', 'open', begun + 1, begun + 1 + DAY] as const, ['over', 'expired', begun, begun + HOUR] as const].map(
      ([scene_id, state, createdAt, endsAt]) => ({
        ...{ scene_id, mode: 'mp_scan', state, user: null, reply: null, authorize_url: null, page: null },
        ...{ created_at: new Date(createdAt).toISOString(), expires_at: new Date(endsAt).toISOString() },
      }),
    ),
  )
})
