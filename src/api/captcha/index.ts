import { type CaptchaDemand, type CaptchaWidget, readAnswer } from '#src/contract/index.ts'
import type { Log } from '#src/lib/log.ts'
import { altchaVerifier } from './altcha.ts'
import type { CaptchaConfig } from './config.ts'
import { createQuestions } from './question.ts'
import { turnstileVerifier } from './turnstile.ts'

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

/** Creates the configured verifier; `null` without one. Every verifier also accepts answers to the question. */
export function createCaptchaVerifier(config: CaptchaConfig | null, deps: CaptchaDeps): CaptchaVerifier | null {
  if (config === null) return null
  const widgets = config.provider === 'turnstile' ? turnstileVerifier(config, deps) : altchaVerifier(deps)
  const questions = createQuestions(deps)
  return {
    demand: async (action) => ({ action, widget: await widgets.widget(action), question: questions.ask(action) }),
    verify: (claim) => {
      const answer = readAnswer(claim.token)
      return answer === null ? widgets.verify(claim) : questions.check(answer, claim.action)
    },
  }
}
