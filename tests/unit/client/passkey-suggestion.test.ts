import { startAuthentication, WebAuthnAbortService } from '@simplewebauthn/browser'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createClient } from '#client/app/client.ts'
import { suggestPasskeys } from '#client/features/sign-in/passkey-suggestion.ts'
import { site, user } from '#tests/support/fixtures.ts'

vi.mock('@simplewebauthn/browser', () => ({
  startAuthentication: vi.fn(),
  WebAuthnAbortService: { cancelCeremony: vi.fn() },
}))

const choose = vi.mocked(startAuthentication)
const cancel = vi.mocked(WebAuthnAbortService.cancelCeremony)
const challenge = {
  challenge: 'c',
  timeout: 300_000,
  rpId: 'site.test',
  allowCredentials: [],
  userVerification: 'required',
}
const passkey = {
  id: 'key',
  rawId: 'key',
  type: 'public-key' as const,
  clientExtensionResults: {},
  response: { clientDataJSON: '', authenticatorData: '', signature: '' },
}

/** A form that suggests passkeys: what is asked of the site and what the form is told. */
function suggesting(answerSignIn: () => Response = () => Response.json({ code: 1, msg: 'Welcome', data: user })) {
  const abort = new AbortController()
  const asked: string[] = []
  const told: unknown[] = []
  const page = { locale: 'zh', path: '/', search: '', routeName: 'home', params: {}, payload: {}, error: null } as const
  const { call } = createClient(
    {
      page: { ...page, arrival: 0, site, siteUrl: 'https://site.test' },
      user: null,
      sandboxUrl: null,
      build: 'b',
    },
    async (request) => {
      const { pathname } = new URL(request instanceof Request ? request.url : request)
      asked.push(pathname)
      return pathname === CHALLENGE ? Response.json({ code: 1, msg: '', data: challenge }) : answerSignIn()
    },
  )
  const flow = { send: (event: unknown) => void told.push(event) }
  return { abort, asked, told, run: () => suggestPasskeys({ call, flow, signal: abort.signal }) }
}

const CHALLENGE = '/api/user.Passkey/challenge'
const SIGN_IN = '/api/user.Passkey/signIn'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'], now: 0 })
  vi.stubGlobal('location', new URL('https://site.test/'))
  choose.mockReset()
  cancel.mockReset()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('a passkey that is chosen signs in', async () => {
  const { asked, told, run } = suggesting()
  choose.mockResolvedValue(passkey)
  await run()
  expect(asked).toEqual([CHALLENGE, SIGN_IN])
  expect(choose.mock.calls).toEqual([[{ optionsJSON: challenge, useBrowserAutofill: true }]])
  expect(told).toEqual([{ type: 'passkey.used', output: { user, message: 'Welcome' } }])
})

test('one that is refused is told of', async () => {
  const { told, run } = suggesting(() => Response.json({ code: 400, msg: 'Unknown', data: null }))
  choose.mockResolvedValue(passkey)
  await run()
  expect(told).toEqual([{ type: 'passkey.failed', error: expect.objectContaining({ message: 'Unknown' }) }])
})

test('when none was chosen nothing is told; a browser that ends within a second is not asked again', async () => {
  const { asked, told, run } = suggesting()
  const ends = [1000, 1000, 999]
  choose.mockImplementation(async () => {
    vi.setSystemTime(Date.now() + (ends.shift() ?? 0))
    throw new DOMException('', 'AbortError')
  })
  await run()
  expect([asked, told]).toEqual([[CHALLENGE, CHALLENGE, CHALLENGE], []])
})

test('a challenge is replaced a minute before its end', async () => {
  const { run } = suggesting()
  const [shown, chosen] = [Promise.withResolvers<void>(), Promise.withResolvers<typeof passkey>()]
  choose.mockImplementation(() => {
    shown.resolve()
    return chosen.promise
  })
  const ended = run()
  await shown.promise
  vi.advanceTimersByTime(239_999)
  expect(cancel).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(cancel).toHaveBeenCalledTimes(1)
  vi.setSystemTime(0)
  chosen.resolve(passkey)
  await ended
})

test('a passkey chosen after the form was left signs nobody in', async () => {
  const { abort, asked, told, run } = suggesting()
  choose.mockImplementation(async () => {
    vi.setSystemTime(5000)
    abort.abort()
    return passkey
  })
  await run()
  expect([asked, told, cancel.mock.calls.length]).toEqual([[CHALLENGE], [], 1])
  vi.advanceTimersByTime(300_000)
  expect(cancel).toHaveBeenCalledTimes(1)
})
