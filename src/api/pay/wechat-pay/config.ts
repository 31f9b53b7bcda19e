import type { WechatAccount } from '#src/lib/wechat-oauth.ts'

/** A merchant of WeChat Pay. RSA keys are base64 of DER: PKCS#8 the private, SPKI the public ones. */
export type WechatPayConfig = {
  baseUrl: string
  appId: string
  merchantId: string
  /** Serial number of the merchant's certificate, which goes with `privateKey`. */
  serialNo: string
  privateKey: string
  /** 32 characters. */
  apiV3Key: string
  /** WeChat Pay's keys by their ids. Answers are asked to be signed with the first one; callbacks may use any. */
  publicKeys: ReadonlyMap<string, string>
  notifyUrl: string
  /** Whether the merchant has H5 payment. */
  onPhone: boolean
  /** The app as official account, where the merchant has JSAPI payment. */
  inWechat: WechatAccount | null
}
