import type { WechatAccount } from '#src/lib/wechat-oauth.ts'

/** A merchant of WeChat Pay. RSA keys are base64 of DER: PKCS#8 for private, SPKI for public ones. */
export type WechatPayConfig = {
  baseUrl: string
  appId: string
  merchantId: string
  /** The serial number of the merchant's certificate for `privateKey`. */
  serialNo: string
  privateKey: string
  /** 32 characters. */
  apiV3Key: string
  /** WeChat Pay's keys by id. Requests ask for answers signed with the first one; callbacks may use any. */
  publicKeys: ReadonlyMap<string, string>
  notifyUrl: string
  /** Whether the merchant has H5 payment. */
  onPhone: boolean
  /** The official account for JSAPI payment, if the merchant has that. */
  inWechat: WechatAccount | null
}
