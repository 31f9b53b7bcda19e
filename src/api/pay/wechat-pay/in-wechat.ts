import * as z from 'zod/mini'
import type { BridgeCall, GatewayOutcome, OrderRequest, PayDeps, WechatCounter } from '#src/api/pay/gateway.ts'
import { understand } from '#src/api/pay/reply.ts'
import { toHex } from '#src/lib/encoding.ts'
import { readJson } from '#src/lib/json.ts'
import { exchangeCode, identifyUrl, type WechatAccount } from '#src/lib/wechat-oauth.ts'
import type { WechatPayClient } from './client.ts'
import type { WechatPayConfig } from './config.ts'
import { orderOf, TRANSACTIONS } from './order.ts'

const answer = z.object({ prepay_id: z.string().check(z.minLength(1)) })

/**
 * JSAPI payment. The payer is identified silently each time: somebody may have signed in with another phone, and WeChat
 * accepts only the payer named in the order.
 * @see https://pay.weixin.qq.com/doc/v3/merchant/4012791856
 */
export function createWechatCounter(
  config: WechatPayConfig,
  account: WechatAccount,
  { client, deps }: { client: WechatPayClient; deps: PayDeps },
): WechatCounter {
  async function identify(code: string): Promise<GatewayOutcome<string>> {
    const redeemed = await exchangeCode(deps.http, account, code)
    if (redeemed.ok) return { kind: 'success', value: redeemed.data.openid }
    const { errcode, reason } = redeemed
    // With an errcode WeChat has refused; without one there was no answer.
    return errcode === null ? { kind: 'unknown', reason } : { kind: 'failure', reason: `${errcode} ${reason}` }
  }

  async function create(request: OrderRequest, openid: string): Promise<GatewayOutcome<BridgeCall>> {
    const reply = await client.post(`${TRANSACTIONS}/jsapi`, { ...orderOf(request, config), payer: { openid } })
    const made = understand(reply, (body) => readJson(body, answer)?.prepay_id ?? null)
    return made.kind === 'success' ? { kind: 'success', value: await bridgeCall(made.value) } : made
  }

  /** @see https://pay.weixin.qq.com/doc/v3/merchant/4012791857 */
  async function bridgeCall(prepayId: string): Promise<BridgeCall> {
    const timeStamp = String(Math.floor(deps.now() / 1000))
    const call = { nonceStr: toHex(deps.randomBytes(16)), package: `prepay_id=${prepayId}` }
    const text = [config.appId, timeStamp, call.nonceStr, call.package, ''].join('\n')
    return { appId: config.appId, timeStamp, ...call, signType: 'RSA', paySign: await client.sign(text) }
  }

  return {
    identifyUrl: (path, state) => identifyUrl(account, { path, scope: 'snsapi_base', state }),
    identify,
    create,
  }
}
