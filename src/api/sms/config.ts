/** The id of the approved text for each kind of message. */
export type SmsTemplates = { register: string; reset: string; prove: string; bind: string }

/** Which SMS provider sends, and with what. `none` sends nothing. */
export type SmsConfig =
  | { provider: 'none' }
  | { provider: 'sandbox'; baseUrl: string }
  | {
      provider: 'aliyun'
      baseUrl: string
      accessKeyId: string
      accessKeySecret: string
      signName: string
      templates: SmsTemplates
    }
  | {
      provider: 'tencent'
      baseUrl: string
      secretId: string
      secretKey: string
      region: string
      appId: string
      signName: string
      templates: SmsTemplates
    }
