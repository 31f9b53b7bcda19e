import { expect, test, vi } from 'vitest'
import { CallFailure } from '#client/api/call.ts'
import { captchaTask, withPerson } from '#client/features/sign-in/captcha.ts'
import type { CaptchaDemand } from '#src/contract/captcha.ts'
import { apiErrors } from '#src/contract/error-codes.ts'

const { code } = apiErrors['captcha.required']
const widget = { provider: 'turnstile', script: 'https://widget.test/api.js', site_key: 'key' } as const
const demand: CaptchaDemand = { action: 'login', widget, question: '3 + 4' }
const demanding = new CallFailure(code, 'Are you a person?', { data: demand })

/** A call that demands a captcha until it is made with a token. */
const asking = () => vi.fn(async (token?: string) => (token === undefined ? Promise.reject(demanding) : `by ${token}`))

test('a call that demands nothing is made once, and nobody is asked anything', async () => {
  const call = vi.fn(async () => 'done')
  expect([await withPerson(call), call.mock.calls, captchaTask.get()]).toEqual(['done', [[]], null])
})

test('a demand is shown until it is met; then the call is made with its token', async () => {
  const call = asking()
  const answer = withPerson(call)
  await vi.waitFor(() => expect(captchaTask.get()?.demand).toEqual(demand))
  captchaTask.get()?.passed('token-1')
  expect([await answer, call.mock.calls, captchaTask.get()]).toEqual(['by token-1', [[], ['token-1']], null])
})

test('a captcha that is not met in time: what made the call hears why, and nothing is shown any more', async () => {
  const call = asking()
  const page = new AbortController()
  const answer = withPerson(call, page.signal)
  await vi.waitFor(() => expect(captchaTask.get()).not.toBeNull())
  page.abort(new Error('left'))
  await expect(answer).rejects.toThrow('left')
  expect([call.mock.calls.length, captchaTask.get()]).toEqual([1, null])
})

test.each([
  ['another refusal', new CallFailure(429, 'Too many', { data: demand })],
  ['a demand this page cannot read', new CallFailure(code, '', { data: { ...demand, widget: null } })],
  ['no answer of the API', new TypeError('Failed to fetch')],
])('%s goes to whoever made the call', async (_, error) => {
  const call = vi.fn(() => Promise.reject(error))
  await expect(withPerson(call)).rejects.toBe(error)
  expect([call.mock.calls.length, captchaTask.get()]).toEqual([1, null])
})
