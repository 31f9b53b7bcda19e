import { expect, test, vi } from 'vitest'
import { loginCalls, qrCalls, sendCodeCall } from '#client/features/sign-in/calls.ts'
import type { Client } from '#client/lib/client.tsx'
import { user } from '#tests/support/fixtures.ts'

const { signal } = new AbortController()

/** The calls on a server that answers with this. */
function answering(data: unknown) {
  const call = vi.fn(async () => ({ data, message: '' }))
  return { call, ...qrCalls({ call: call as unknown as Client['call'] }) }
}

test.each([
  ['13800138000', { mobile: '13800138000' }],
  ['mary@example.com', { email: 'mary@example.com' }],
])('a code goes to %s', async (mobile, to) => {
  const call = vi.fn(async () => ({ data: { retry_after: 90 }, message: 'sent' }))
  const sendCode = sendCodeCall({ call: call as unknown as Client['call'] })
  expect(await sendCode({ mobile, type: 'reset' })).toEqual({ message: 'sent', retryAfter: 90 })
  expect(call).toHaveBeenCalledExactlyOnceWith('user.Base/sendCode', { ...to, type: 'reset', captcha: undefined })
})

test('a server that does not say when a code may be sent again means in a minute', async () => {
  const call = vi.fn(async () => ({ data: null, message: 'sent' }))
  const sendCode = sendCodeCall({ call: call as unknown as Client['call'] })
  expect(await sendCode({ mobile: '13800138000', type: 'register' })).toEqual({ message: 'sent', retryAfter: 60 })
})

test.each(['loginByPassword', 'register', 'resetPassword'] as const)('the whole form is sent to %s', async (name) => {
  const call = vi.fn(async () => ({ data: user, message: 'done' }))
  const calls = loginCalls({ call: call as unknown as Client['call'] })
  const values = { mobile: '13800138000', password: 'bamboo-slips', password1: 'bamboo-slips', code: '123456' }
  const answer = await calls[name](values, signal)
  expect(answer).toEqual(name === 'resetPassword' ? { message: 'done' } : { user, message: 'done' })
  const sent = { ...values, captcha: undefined }
  expect(call).toHaveBeenCalledExactlyOnceWith(`user.Base/${name}`, sent, { signal })
})

test('an address is sent instead of a number', async () => {
  const call = vi.fn(async () => ({ data: user, message: '' }))
  const { loginByPassword } = loginCalls({ call: call as unknown as Client['call'] })
  const values = { mobile: '', email: 'mary@example.com', password: 'bamboo-slips', password1: '', code: '' }
  await loginByPassword(values, signal)
  const sent = { ...values, mobile: undefined, captcha: undefined }
  expect(call).toHaveBeenCalledExactlyOnceWith('user.Base/loginByPassword', sent, { signal })
})

test('a code is asked for', async () => {
  const { call, loadQr } = answering({ qrcode_url: 'https://qr.test/1', scene_id: 'scene-1' })
  expect(await loadQr(signal)).toEqual({ url: 'https://qr.test/1', sceneId: 'scene-1' })
  expect(call).toHaveBeenCalledExactlyOnceWith('user.WechatLogin/loginQrcode', {}, { signal })
})

test.each([
  [{ status: 0, text: 'waiting', data: null }, { type: 'scan.pending' }],
  [
    { status: 1, text: 'scanned', data: null },
    { type: 'scan.scanned', text: 'scanned' },
  ],
  [
    { status: 2, text: 'welcome', data: user },
    { type: 'scan.confirmed', text: 'welcome', user },
  ],
  [
    { status: -1, text: 'expired', data: null },
    { type: 'scan.expired', text: 'expired' },
  ],
])('what the server says about a scene: %j', async (data, answer) => {
  const { call, checkScan } = answering(data)
  expect(await checkScan('scene-1', signal)).toEqual(answer)
  expect(call).toHaveBeenCalledExactlyOnceWith('user.WechatLogin/check', { scene_id: 'scene-1' }, { signal })
})

test('a confirmed scan without a user is a failure', async () => {
  const { checkScan } = answering({ status: 2, text: 'welcome', data: null })
  await expect(checkScan('scene-1', signal)).rejects.toThrow('names its user')
})
