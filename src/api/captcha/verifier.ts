import type { CaptchaDemand, CaptchaWidget } from '#src/contract/index.ts'
import type { Log } from '#src/lib/log.ts'

/** The form a token was made for; other forms do not accept it. */
export type CaptchaAction = 'send-code' | 'enter-code' | 'login' | 'share' | 'contact'

export type CaptchaClaim = {
  /** The token of the widget, or the answer to the question. */
  token: string
  action: CaptchaAction
  /** The caller's network address; empty when unknown. */
  address: string
}

/** Verifies tokens of a captcha widget. Each token works once. */
export type WidgetVerifier = {
  widget: (action: CaptchaAction) => Promise<CaptchaWidget>
  /** Resolves to false when the token is wrong or cannot be verified. */
  verify: (claim: CaptchaClaim) => Promise<boolean>
}

/** The port to captchas. */
export type CaptchaVerifier = {
  demand: (action: CaptchaAction) => Promise<CaptchaDemand>
  verify: (claim: CaptchaClaim) => Promise<boolean>
}

export type CaptchaDeps = {
  http: typeof fetch
  now: () => number
  randomBytes: (length: number) => Uint8Array
  log: Log
  /** The key for signatures. */
  secret: string
  /** Records that a solution was used; resolves to false when it was used before. `until` in ms since 1970. */
  spend: (id: string, until: number) => Promise<boolean>
}
