import type { WechatAccount } from '#src/lib/wechat-oauth.ts'

/** The modes of signing in with WeChat: by a QR code of the official account, or by one that leads to our own page. */
export type WechatConfig =
  | (WechatAccount & { mode: 'h5_oauth' })
  | (WechatAccount & {
      mode: 'mp_scan'
      /** The host of `cgi-bin/*`: WeChat itself, or a relay whose address is on the account's list. */
      cgiBase: string
      pushToken: string
      /** The EncodingAESKey: 43 characters of base64. */
      pushAesKey: string
    })
