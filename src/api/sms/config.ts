/** The ids of the approved templates. */
export type SmsTemplates = { register: string; reset: string; prove: string; bind: string }

/** The SMS provider and its account. `none` sends nothing. */
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
