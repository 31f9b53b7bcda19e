import './fresh-sandbox.ts'
import { inflateRawSync } from 'node:zlib'
import { beforeEach, expect, test } from 'vitest'
import { zipEntries } from '#src/lib/zip.ts'
import { createPayWorld, today } from './pay-world.ts'
import { KEYS, SANDBOX, SITE } from './sandbox.ts'

const worlds = { wechat: createPayWorld('wechat'), alipay: createPayWorld('alipay') }
const { wechat } = worlds
beforeEach(wechat.reset)

/** What somebody gets who asks the sandbox itself. */
async function ask(path: string, body: string): Promise<[number, unknown]> {
  const answer = await wechat.sandbox.network(`${SANDBOX}/__sandbox/api/${path}`, { method: 'POST', body })
  return [answer.status, await answer.json()]
}

test('what is asked for wrongly is refused, and says what is wrong', async () => {
  const orderNo = await wechat.begin()
  expect(await ask('faults', 'x')).toEqual([400, { error: 'The body must be JSON' }])
  expect(await ask(`orders/${orderNo}/refund`, '{"amount":0}')).toEqual([400, { error: 'amount must be in fen' }])
  expect((await ask(`orders/${orderNo}/attack`, '[]'))[0]).toBe(400)
  expect(await ask('orders/none/pay', '')).toEqual([404, { error: 'No gateway knows this order' }])
  expect((await ask(`orders/${orderNo}/refund`, ''))[0]).toBe(409)
  expect((await ask(`orders/${orderNo}/scan`, ''))[0]).toBe(200)
})

test('a reset forgets what each third party knew', async () => {
  const { sandbox } = wechat
  const verify = async (response: string) => {
    const body = new URLSearchParams({ secret: KEYS.TURNSTILE_SECRET, response })
    const address = 'https://challenges.cloudflare.com/turnstile/v0/siteverify'
    return (await sandbox.network(address, { method: 'POST', body })).json()
  }
  const mint = async () => {
    const minted = await sandbox.post('turnstile', { hostname: new URL(SITE).hostname, action: 'login' })
    return String(Object(minted).token)
  }
  expect(await verify(await mint())).toMatchObject({ success: true })
  const token = await mint()
  await wechat.begin()
  await sandbox.setFaults({ sms: 'fail' })
  expect(await sandbox.reset()).toEqual({ reset: true })
  expect(await verify(token)).toMatchObject({ success: false })
  expect([await wechat.orders(), Object(await sandbox.get('faults')).sms]).toEqual([[], 'ok'])
})

test('while a refund is pending, another amount is sent back by hand; without one the pending is done', async () => {
  const { orderNo, transactionId } = await wechat.paid()
  const refundNo = 'R1'
  await wechat.sandbox.setFaults({ refunds: 'pending' })
  await wechat.gateway.refund({ orderNo, transactionId, refundNo, amount: 900, total: 19_900, reason: 'r' })
  await wechat.act(orderNo, 'refund', { amount: 100 })
  const kept = async () => (await wechat.orders())[0]?.refunds.map(({ amount, state }) => [amount, state])
  expect(await kept()).toEqual([
    [900, 'pending'],
    [100, 'done'],
  ])
  await wechat.act(orderNo, 'refund')
  expect(await kept()).toEqual([
    [100, 'done'],
    [900, 'done'],
  ])
})

test.each(['wechat', 'alipay'] as const)('%s has a bill of a day with a single payment', async (method) => {
  const world = worlds[method]
  const { orderNo } = await world.paid()
  const bill = await world.gateway.bill(today())
  expect(bill.kind === 'success' && bill.value.map((line) => [line.kind, line.orderNo])).toEqual([['payment', orderNo]])
})

test('both files of Alipay’s bill are where the archive says', async () => {
  await worlds.alipay.paid()
  const address = `https://dwbillcenter.alipay.com/downloadBillFile.resource?bizDates=${today()}`
  const answer = await worlds.alipay.sandbox.network(address)
  const archive = new Uint8Array(await answer.arrayBuffer())
  const files = [...zipEntries(archive)].map(({ packed, header }) => {
    const sign = new TextDecoder().decode(archive.subarray(header, header + 4))
    return [sign, new TextDecoder('gbk').decode(inflateRawSync(packed)).split('\r\n')[0]]
  })
  expect(files).toEqual([
    ['PK\x03\x04', '#支付宝业务明细查询'],
    ['PK\x03\x04', '#支付宝业务汇总查询'],
  ])
})
