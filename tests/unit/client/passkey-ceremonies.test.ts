import { beforeEach, expect, test, vi } from 'vitest'
import { createCall } from '#client/api/call.ts'

const library = {
  browserSupportsWebAuthn: vi.fn(() => true),
  startRegistration: vi.fn(async (_: object) => ({ id: 'made' })),
  startAuthentication: vi.fn(async (_: object) => ({ id: 'proved' })),
}
const asked: string[] = []
const call = createCall(
  async (input) => {
    asked.push(new URL(new Request(input).url).pathname)
    return Response.json({ code: 1, msg: '', data: { challenge: 'abc' } })
  },
  () => 'zh',
)

async function ceremonies() {
  vi.doMock('@simplewebauthn/browser', () => library)
  return await import('#client/features/account/settings/passkeys/ceremonies.ts')
}

beforeEach(() => {
  asked.length = 0
  for (const each of Object.values(library)) each.mockClear()
  vi.resetModules()
  vi.stubEnv('SSR', false)
  vi.stubGlobal('location', { origin: 'https://site.test' })
})

test('a passkey is made, and an owner proved, from what the server asks', async () => {
  const { makePasskey, answerByPasskey } = await ceremonies()
  expect([await makePasskey(call), await answerByPasskey(call)]).toEqual([
    { passkey: { id: 'made' } },
    { passkey: { id: 'proved' } },
  ])
  expect(asked).toEqual(['/api/user.Passkey/creation', '/api/user.Passkey/proof'])
  const options = [{ optionsJSON: { challenge: 'abc' } }]
  expect([library.startRegistration.mock.calls, library.startAuthentication.mock.calls]).toEqual([[options], [options]])
})

test('a browser without passkeys asks the server for nothing', async () => {
  const { makePasskey, answerByPasskey } = await ceremonies()
  library.browserSupportsWebAuthn.mockReturnValue(false)
  const unsupported = expect.objectContaining({ trouble: 'unsupported' })
  await expect(makePasskey(call)).rejects.toEqual(unsupported)
  await expect(answerByPasskey(call)).rejects.toEqual(unsupported)
  expect(asked).toEqual([])
  library.browserSupportsWebAuthn.mockReturnValue(true)
})

test.each([
  ['InvalidStateError', 'exists'],
  ['NotAllowedError', 'cancelled'],
  ['AbortError', 'cancelled'],
  ['SecurityError', 'failed'],
])('%s says %s', async (name, trouble) => {
  const { makePasskey, answerByPasskey } = await ceremonies()
  const refusal = Object.assign(new Error(''), { name })
  library.startRegistration.mockRejectedValueOnce(refusal)
  library.startAuthentication.mockRejectedValueOnce(refusal)
  await expect(makePasskey(call)).rejects.toMatchObject({ trouble, cause: refusal })
  await expect(answerByPasskey(call)).rejects.toMatchObject({ trouble, cause: refusal })
})
