import { signRsa } from '#src/api/pay/rsa.ts'

/** A request to sign. `path` begins with `/v3/` and includes the query; `timestamp` in seconds since 1970. */
export type SignedCall = { method: 'GET' | 'POST'; path: string; timestamp: number; nonce: string; body: string }

/** The merchant and its key; `serialNo` is that of the key's certificate. */
export type Signer = { merchantId: string; serialNo: string; key: CryptoKey }

const SCHEME = 'WECHATPAY2-SHA256-RSA2048'

/**
 * The `Authorization` header of a request.
 * @see https://pay.weixin.qq.com/doc/v3/merchant/4012365336
 */
export async function authorization(call: SignedCall, { merchantId, serialNo, key }: Signer): Promise<string> {
  const signature = await signRsa(key, textToSign(call))
  const fields = [
    `mchid="${merchantId}"`,
    `nonce_str="${call.nonce}"`,
    `signature="${signature}"`,
    `timestamp="${call.timestamp}"`,
    `serial_no="${serialNo}"`,
  ]
  return `${SCHEME} ${fields.join(',')}`
}

/** The text to sign: every part ends with a line break, even an empty body. */
export function textToSign({ method, path, timestamp, nonce, body }: SignedCall): string {
  return [method, path, timestamp, nonce, body, ''].join('\n')
}
