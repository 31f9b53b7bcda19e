import { verifyRsa } from '#src/api/pay/rsa.ts'

/** An answer or a callback as received; `now` in ms since 1970. */
export type Received = { headers: Headers; bytes: Uint8Array<ArrayBuffer>; now: number }

/** Finds WeChat Pay's key by its exact id or serial number. */
export type FindWechatPayKey = (serial: string) => Promise<CryptoKey | undefined>

/** The largest age, or time ahead, of an accepted signature, in seconds. */
const TOLERANCE_S = 300

/**
 * Whether WeChat Pay has signed these bytes just now. Its own probes, whose signatures begin with
 * `WECHATPAY/SIGNTEST/`, fail like any forgery.
 * @see https://pay.weixin.qq.com/doc/v3/merchant/4013053420
 */
export async function isFromWechatPay({ headers, bytes, now }: Received, findKey: FindWechatPayKey): Promise<boolean> {
  const field = (name: string) => headers.get(`wechatpay-${name}`) ?? ''
  const timestamp = field('timestamp')
  if (!/^\d{10}$/.test(timestamp) || Math.abs(now / 1000 - Number(timestamp)) >= TOLERANCE_S) return false
  const key = await findKey(field('serial'))
  if (key === undefined) return false
  return verifyRsa(key, signedBytes(timestamp, field('nonce'), bytes), field('signature'))
}

/** The signed text: the bytes as received, never re-encoded. */
function signedBytes(timestamp: string, nonce: string, body: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
  return Buffer.concat([Buffer.from(`${timestamp}\n${nonce}\n`), body, Buffer.from('\n')])
}
