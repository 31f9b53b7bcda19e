import { env } from 'cloudflare:workers'
import { createCaptchaVerifier } from '#src/api/captcha/index.ts'
import { spendSolution } from '#src/api/db/accounts/captcha-uses.ts'
import { numbersOf } from '#src/contract/index.ts'
import { createTestApi, type TestApi } from './api.ts'

/** An API that demands a captcha, with ALTCHA and its questions, on the test's clock. */
export function askingApi(): TestApi {
  const api = createTestApi()
  const captcha = createCaptchaVerifier(
    { provider: 'altcha', baseUrl: 'http://localhost' },
    {
      http: () => Promise.reject(new Error('Nobody is asked')),
      now: () => api.clock.now,
      randomBytes: (length) => crypto.getRandomValues(new Uint8Array(length)),
      log: { info: () => {}, error: () => {} },
      secret: 'secret of the tests',
      spend: (id, until) => spendSolution(env.DB, id, until),
    },
  )
  Object.assign(api.services, { captcha })
  return api
}

/** The answer to a question. */
export function sumOf(question: string): number {
  const numbers = numbersOf(question)
  if (numbers === null) throw new Error(`No question: ${question}`)
  return Number(numbers.a) + Number(numbers.b)
}
