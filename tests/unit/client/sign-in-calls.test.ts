import { expect, test, vi } from 'vitest'
import { qrCalls } from '#client/features/sign-in/calls.ts'
import type { Client } from '#client/lib/client.tsx'
import { user } from '#tests/support/fixtures.ts'

const { signal } = new AbortController()

/** The calls on a server that answers with this. */
function answering(data: unknown) {
  const call = vi.fn(async () => ({ data, message: '' }))
  return { call, ...qrCalls({ call: call as unknown as Client['call'] }) }
}

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
