import * as z from 'zod/mini'
import { createClient as createAlipayClient } from '#src/api/pay/alipay/client.ts'
import type { GatewayReply } from '#src/api/pay/reply.ts'
import { createClient, type WechatPayClient } from '#src/api/pay/wechat-pay/client.ts'
import type { WechatPayConfig } from '#src/api/pay/wechat-pay/config.ts'
import { encryptedResource, openResource } from '#src/api/pay/wechat-pay/resource.ts'
import { readJson } from '#src/lib/json.ts'
import { exchangeCode } from '#src/lib/wechat-oauth.ts'
import type { Services } from '#src/services.ts'
import { type LiveFinding, mendOf, noAnswer, off, open, right, wrong } from './finding.ts'
import { secretOfAccount } from './wechat.ts'

/** The number of an order nobody has made. */
const NOBODYS_ORDER = 'QJLIVECHECK00000000'
const UNVERIFIED = 'Unverified answer'

const WECHAT_PAY_MENDS = {
  SIGN_ERROR:
    'WECHAT_PAY_PRIVATE_KEY and WECHAT_PAY_SERIAL_NO must be of one certificate, and that of WECHAT_PAY_MCH_ID.',
  PARAM_ERROR: 'look at WECHAT_PAY_MCH_ID.',
  MCH_NOT_EXISTS: 'there is no merchant WECHAT_PAY_MCH_ID.',
  NO_AUTH: 'the merchant may not do this: apply for the product at pay.weixin.qq.com.',
}

const ALIPAY_MENDS = {
  'isv.invalid-signature': 'ALIPAY_PRIVATE_KEY must belong to the public key entered at Alipay for this application.',
  'isv.invalid-app-id': 'there is no application ALIPAY_APP_ID, or it is not online.',
  'isv.invalid-app-cert-sn': 'ALIPAY_APP_CERT is not the certificate of this application.',
  'isv.invalid-alipay-root-cert-sn': 'ALIPAY_ROOT_CERT is not the root certificate Alipay gives now.',
  'isv.insufficient-isv-permissions': 'sign the contract for 当面付 and add the ability to the application.',
  'isv.missing-app-cert-sn':
    'the application uses certificates: set ALIPAY_APP_CERT, ALIPAY_CERT and ALIPAY_ROOT_CERT.',
}

const certificates = z.object({ data: z.array(z.object({ encrypt_certificate: z.looseObject({}) })) })
const encrypted = z.omit(encryptedResource, { original_type: true })

/** Asks WeChat Pay for an order nobody has made, and for its certificates, which are sealed with the APIv3 key. */
export async function checkWechatPay({ config, fetch: http, now, randomBytes }: Services): Promise<LiveFinding[]> {
  const { wechat } = config.pay
  if (wechat === null) return [off('None of WECHAT_PAY_… is set.')]
  const client = createClient(wechat, { http, now, randomBytes })
  const path = `/v3/pay/transactions/out-trade-no/${NOBODYS_ORDER}?mchid=${wechat.merchantId}`
  const answered = order(await client.get(path), 'ORDER_NOT_EXIST', WECHAT_PAY_MENDS)
  if (answered.verdict !== 'right') return [answered]
  return [
    right('Merchant, certificate and private key fit: it knows who asks.'),
    ...(await certificatesOf(client, wechat)),
    ...(wechat.inWechat === null
      ? [off('Paying inside WeChat (jsapi in WECHAT_PAY_PRODUCTS).')]
      : [secretOfAccount(await exchangeCode(http, wechat.inWechat, 'live-check'), 'WECHAT_PAY_APP')]),
    open('WECHAT_PAY_APP_ID is bound to the merchant, and callbacks arrive: a payment of ¥0.01 shows that.'),
  ]
}

/** Only a signed answer shows that WeChat Pay's own key is right; a refusal bears no signature. */
async function certificatesOf(client: WechatPayClient, { apiV3Key }: WechatPayConfig): Promise<LiveFinding[]> {
  const reply = await client.get('/v3/certificates')
  if (reply.kind === 'refused') {
    return [
      open(
        'WECHAT_PAY_PUBLIC_KEYS and WECHAT_PAY_API_V3_KEY: new merchants get nothing to try them on before a payment.',
      ),
    ]
  }
  if (reply.kind === 'unknown') {
    if (reply.reason !== UNVERIFIED) return [noAnswer(reply.reason)]
    return [wrong('Its answer is not signed with WECHAT_PAY_PUBLIC_KEYS: enter id and key from 账户中心 › API安全.')]
  }
  const [first] = readJson(reply.body, certificates)?.data ?? []
  const sealed = encrypted.safeParse(first?.encrypt_certificate)
  const signed = right('WECHAT_PAY_PUBLIC_KEYS fit: its answers can be told from others.')
  if (!sealed.success) return [signed, open('WECHAT_PAY_API_V3_KEY: it has no certificate to try it on.')]
  const isOpened = (await openResource(sealed.data, apiV3Key)) !== null
  return [
    signed,
    isOpened
      ? right('WECHAT_PAY_API_V3_KEY opens what it seals.')
      : wrong('WECHAT_PAY_API_V3_KEY does not open what it seals: enter the APIv3 key set there.'),
  ]
}

/** Asks Alipay for an order nobody has made. */
export async function checkAlipay({ config, fetch: http, now, randomBytes }: Services): Promise<LiveFinding[]> {
  const { alipay } = config.pay
  if (alipay === null) return [off('None of ALIPAY_… is set.')]
  const client = createAlipayClient(alipay, { http, now, randomBytes })
  const reply = await client.call('alipay.trade.query', { out_trade_no: NOBODYS_ORDER })
  if (reply.kind === 'unknown' && reply.reason === UNVERIFIED) {
    const key = alipay.trust.kind === 'key' ? 'ALIPAY_PUBLIC_KEY' : 'ALIPAY_CERT'
    return [wrong(`Its answer is not signed with ${key}: that must be Alipay's own, not the application's.`)]
  }
  const answered = order(reply, 'ACQ.TRADE_NOT_EXIST', ALIPAY_MENDS)
  if (answered.verdict !== 'right') return [answered]
  return [
    right('Application, private key and Alipay’s key fit: it knows who asks, and its answer is its own.'),
    open('ALIPAY_SELLER_ID, and that callbacks arrive: a payment of ¥0.01 shows that.'),
  ]
}

/** The finding for an answer about a made-up order: right if it says that there is no such order. */
function order(reply: GatewayReply, absent: string, mends: Readonly<Record<string, string>>): LiveFinding {
  if (reply.kind === 'unknown') return noAnswer(reply.reason)
  if (reply.kind === 'refused' && reply.code !== absent) return mendOf(mends, reply.code)
  return right('')
}
