import type { Config } from '#src/env.ts'
import type { Log } from '#src/lib/log.ts'
import { turnstileVerifier } from './turnstile.ts'

/** Which form a token was made for; a token for one is no good for another. */
export type CaptchaAction = 'send-code' | 'login'

export type CaptchaClaim = {
  /** What the widget in the browser gave out. */
  token: string
  action: CaptchaAction
  /** The caller's network address; empty when unknown. */
  address: string
}

/** The port to the service that tells people from programs. */
export type CaptchaVerifier = {
  /** What the widget in the browser needs to know: the address of its script, and its key. */
  script: string
  siteKey: string
  /** Whether a token is good, which it is once. No when the service cannot be asked. */
  verify: (claim: CaptchaClaim) => Promise<boolean>
}

export type CaptchaDeps = { http: typeof fetch; randomBytes: (length: number) => Uint8Array; log: Log }

/** The verifier the configuration asks for; `null` without one. */
export function createCaptchaVerifier(config: Config['captcha'], deps: CaptchaDeps): CaptchaVerifier | null {
  return config && turnstileVerifier(config, deps)
}
