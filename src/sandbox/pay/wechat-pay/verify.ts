import { verifyRsa } from '#src/sandbox/pay/rsa.ts'
import type { WechatPayAccount } from './account.ts'
import { type PayRefusal, signError } from './errors.ts'

/** A request as received; `path` includes the query but not the sandbox's prefix. */
export type SignedRequest = { method: string; path: string; headers: Headers; body: string }

const TOLERANCE_S = 300
const FIELD = /^(\w+)="([^"]*)"$/

/**
 * Checks a request in WeChat Pay's order: headers, format, time, merchant, signature. `now` in ms since 1970.
 * @see https://pay.weixin.qq.com/doc/v3/merchant/4012365336
 */
export function refusalOf(request: SignedRequest, account: WechatPayAccount, now: number): PayRefusal | null {
  const { method, path, headers, body } = request
  const isTransaction = path.startsWith('/v3/pay/transactions/')
  if (!isTransaction && !(headers.get('accept') && headers.get('user-agent'))) {
    return { status: 400, code: 'INVALID_REQUEST', message: 'Http头缺少Accept或User-Agent' }
  }
  const fields = readAuthorization(headers.get('authorization') ?? '')
  if (fields === null) {
    return signError(
      isTransaction
        ? '签名信息错误，验签失败'
        : 'Http头Authorization值格式错误，请参考《微信支付商户REST API签名规则》',
    )
  }
  const { mchid, nonce_str = '', signature = '', timestamp = '', serial_no } = fields
  if (!/^\d{10}$/.test(timestamp) || Math.abs(now / 1000 - Number(timestamp)) > TOLERANCE_S) {
    return signError('Http头Authorization中的timestamp与发起请求的时间不得超过5分钟')
  }
  const isKnown = account.merchantId !== '' && mchid === account.merchantId && serial_no === account.serialNo
  const text = `${method}\n${path}\n${timestamp}\n${nonce_str}\n${body}\n`
  const isSigned = isKnown && nonce_str !== '' && verifyRsa(account.merchantKey, text, signature)
  return isSigned ? null : signError('签名错误')
}

function readAuthorization(header: string): Record<string, string> | null {
  const [, list] = /^WECHATPAY2-SHA256-RSA2048 (.+)$/.exec(header) ?? []
  if (list === undefined) return null
  const pairs: [string, string][] = []
  for (const part of list.split(',')) {
    const [, name, value] = FIELD.exec(part) ?? []
    if (name === undefined || value === undefined) return null
    pairs.push([name, value])
  }
  return Object.fromEntries(pairs)
}
