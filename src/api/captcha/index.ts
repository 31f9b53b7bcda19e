import { readAnswer } from '#src/contract/index.ts'
import { altchaVerifier } from './altcha.ts'
import type { CaptchaConfig } from './config.ts'
import { createQuestions } from './question.ts'
import { turnstileVerifier } from './turnstile.ts'
import type { CaptchaDeps, CaptchaVerifier } from './verifier.ts'

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
