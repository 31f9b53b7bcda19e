import { isHash, keyedHash, newId } from '#src/api/domain/secrets.ts'
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
  const signature = (text: string, action: CaptchaAction) => keyedHash(secret, 'captcha-question', action, text)

  return {
    ask(action) {
      const [a = 0, b = 0] = randomBytes(2)
      const text = `${now() + LIFE_MS}.${newId(randomBytes)}.${(a % 9) + 1}.${(b % 9) + 1}`
      return `${text}.${signature(text, action)}`
    },
    async check({ question, answer }, action) {
      const numbers = numbersOf(question)
      if (numbers === null) return false
      const end = question.lastIndexOf('.')
      const text = question.slice(0, end)
      const until = Number(question.slice(0, question.indexOf('.')))
      if (!isHash(question.slice(end + 1), signature(text, action)) || until <= now()) return false
      // A wrong answer uses the question up, too.
      const isFirst = await spend(text, until)
      return isFirst && answer === String(Number(numbers.a) + Number(numbers.b))
    },
  }
}
