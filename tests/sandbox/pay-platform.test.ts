import { X509Certificate } from 'node:crypto'
import { beforeEach, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { platformCertificates } from '#scripts/lib/sandbox-certificates.ts'
import { createClient } from '#src/api/pay/wechat-pay/client.ts'
import { encryptedResource, openResource } from '#src/api/pay/wechat-pay/resource.ts'
import { spkiOf } from '#src/lib/certificates.ts'
import { createPayWorld, SITE_KEYS } from './pay-world.ts'
import { SITE } from './sandbox.ts'

const list = z.object({
  data: z.array(
    z.object({ serial_no: z.string(), encrypt_certificate: z.omit(encryptedResource, { original_type: true }) }),
  ),
})

const world = createPayWorld('wechat', { theirs: platformCertificates() })
beforeEach(world.reset)

/** A merchant who goes by these keys. */
function clientWith(publicKeys?: ReadonlyMap<string, string>) {
  return createClient({ ...world.wechat, ...(publicKeys && { publicKeys }) }, world.deps)
}

/** The certificates WeChat Pay offers now, by their serial numbers. */
async function offered(): Promise<Map<string, string>> {
  const reply = await clientWith().get('/v3/certificates')
  const { data } = list.parse(JSON.parse(reply.kind === 'answered' ? reply.body : 'null'))
  const read = data.map(async ({ serial_no, encrypt_certificate }): Promise<[string, string]> => {
    const pem = await openResource(encrypt_certificate, SITE_KEYS.WECHAT_PAY_API_V3_KEY)
    const certificate = new X509Certificate(pem ?? '')
    expect(certificate.serialNumber).toBe(serial_no)
    return [serial_no, spkiOf(certificate)]
  })
  return new Map(await Promise.all(read))
}

test('certificates are offered encrypted, and follow one another; answers are signed with the newest', async () => {
  const first = await offered()
  await world.sandbox.setFaults({ platform: 'changing' })
  const both = await offered()
  await world.sandbox.setFaults({ platform: 'changed' })
  const second = await offered()
  expect([first.size, both.size, second.size]).toEqual([1, 2, 1])
  expect(new Set([...first.keys(), ...second.keys()])).toEqual(new Set(both.keys()))

  const path = `/v3/pay/transactions/out-trade-no/QJ1?mchid=${SITE_KEYS.WECHAT_PAY_MCH_ID}`
  const { orderNo, transactionId } = await world.paid()
  const byId = `/v3/pay/transactions/id/${transactionId}?mchid=${SITE_KEYS.WECHAT_PAY_MCH_ID}`
  expect(await clientWith(second).get(path)).toEqual({ kind: 'refused', code: 'ORDER_NOT_EXIST' })
  expect(await clientWith(second).get(byId)).toMatchObject({ kind: 'answered', body: expect.stringContaining(orderNo) })
  expect(await clientWith(both).get(byId)).toMatchObject({ kind: 'answered' })
  expect(await clientWith(first).get(byId)).toEqual({ kind: 'unknown', reason: 'Unverified answer' })
})

test('an order without an end of its own is good for days', async () => {
  const order = {
    appid: SITE_KEYS.WECHAT_PAY_APP_ID,
    mchid: SITE_KEYS.WECHAT_PAY_MCH_ID,
    description: '年度会员',
    out_trade_no: 'QJ20261122WITHOUTEND',
    notify_url: `${SITE}/pay/notify/wechat`,
    amount: { total: 1 },
  }
  expect(await clientWith().post('/v3/pay/transactions/native', order)).toMatchObject({ kind: 'answered' })
  await world.sandbox.setFaults({ clock: 6 * 86_400 })
  expect((await world.act(order.out_trade_no, 'pay')).error).toBeUndefined()
})
