import { Hono } from 'hono'
import * as z from 'zod/mini'
import { HOUR_MS } from '#src/lib/time.ts'
import { payOf, type SandboxEnv } from '#src/sandbox/bindings.ts'
import { nowOf } from '#src/sandbox/faults.ts'
import { readJson } from '#src/sandbox/input.ts'
import { pay } from '#src/sandbox/pay/actions.ts'
import { isOver } from '#src/sandbox/pay/order.ts'
import { verifyRsa } from '#src/sandbox/pay/rsa.ts'
import { accountOf, type WechatPayAccount } from './account.ts'
import { readPrepayId } from './prepay.ts'

const NAME = 'get_brand_wcpay_request'
const LIFE_MS = 2 * HOUR_MS

const call = z.object({
  appId: z.string(),
  timeStamp: z.string().check(z.regex(/^\d{10}$/)),
  nonceStr: z.string().check(z.minLength(1), z.maxLength(32)),
  package: z.string(),
  signType: z.literal('RSA'),
  paySign: z.string(),
})
const input = z.strictObject({
  call,
  decision: z.enum(['pay', 'cancel'], 'must be pay or cancel'),
  notify: z._default(z.enum(['now', 'lost'], 'must be now or lost'), 'now'),
})

/**
 * Plays WeChat's browser and its `getBrandWCPayRequest` for tests; `err_msg` is what the page receives.
 * @see https://pay.weixin.qq.com/doc/v3/merchant/4012791857
 */
export const bridge = new Hono<SandboxEnv>()

bridge.post('/', async (c) => {
  const { call, decision, notify } = await readJson(c, input)
  const prepay = readPrepayId(call.package.replace(/^prepay_id=/, ''))
  const order = prepay && (await payOf(c).order('wechat', prepay.orderNo))
  const now = await nowOf(c)
  const isFresh = prepay !== null && now - prepay.at < LIFE_MS
  const isPayable = order?.product === 'JSAPI' && order.state === 'open' && !isOver(order, now)
  if (!order || !isFresh || !isPayable || !isSigned(call, accountOf(c))) {
    return c.json({ err_msg: `${NAME}:fail` })
  }
  if (decision === 'cancel') return c.json({ err_msg: `${NAME}:cancel` })
  const outcome = await pay(c, order, notify)
  return c.json({ err_msg: `${NAME}:${outcome.ok ? 'ok' : 'fail'}` })
})

function isSigned(asked: z.infer<typeof call>, { appId, merchantKey }: WechatPayAccount): boolean {
  const { timeStamp, nonceStr, package: prepay, paySign } = asked
  const text = `${appId}\n${timeStamp}\n${nonceStr}\n${prepay}\n`
  return asked.appId === appId && verifyRsa(merchantKey, text, paySign)
}
