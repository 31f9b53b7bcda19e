import { createHmac, timingSafeEqual } from 'node:crypto'
import { numbersOf } from '#src/contract/index.ts'
import { MINUTE_MS } from '#src/lib/time.ts'
import type { CaptchaAction, CaptchaDeps } from './verifier.ts'

const LIFE_MS = 10 * MINUTE_MS

export type Questions = {
  /** Creates a question: its expiry, its id, two numbers to add, and a signature over all of it and its form. */
  ask: (action: CaptchaAction) => string
  check: (answer: { question: string; answer: string }, action: CaptchaAction) => Promise<boolean>
}

/**
 * Small sums, for forms without scripts and browsers that cannot show a widget. They stop simple programs only; rate
 * limits do the rest.
 */
export function createQuestions({ now, randomBytes, secret, spend }: CaptchaDeps): Questions {
  const signature = (text: string, action: CaptchaAction) =>
    createHmac('sha256', secret).update(`captcha-question|${action}|${text}`).digest()

  return {
    ask(action) {
      const [a = 0, b = 0] = randomBytes(2)
      const id = Buffer.from(randomBytes(16)).toString('base64url')
      const text = `${now() + LIFE_MS}.${id}.${(a % 9) + 1}.${(b % 9) + 1}`
      return `${text}.${signature(text, action).toString('base64url')}`
    },
    async check({ question, answer }, action) {
      const numbers = numbersOf(question)
      if (numbers === null) return false
      const end = question.lastIndexOf('.')
      const given = Buffer.from(question.slice(end + 1), 'base64url')
      const until = Number(question.slice(0, question.indexOf('.')))
      if (!timingSafeEqual(given, signature(question.slice(0, end), action)) || until <= now()) return false
      // A wrong answer uses the question up, too.
      const isFirst = await spend(question.slice(0, end), until)
      return isFirst && answer === String(Number(numbers.a) + Number(numbers.b))
    },
  }
}
