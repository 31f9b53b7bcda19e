import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { registerUser } from '#tests/support/accounts.ts'
import { createTestApi } from '#tests/support/api.ts'

const uploaded = z.object({ code: z.literal(1), data: z.object({ key: z.string() }) })
const unfit = { status: 200, body: { code: 1021, msg: '请选择 1 MB 以内的 JPEG、PNG 或 WebP 图片' } }

/** A JPEG's segments with a place and a comment in it, as bytes; the scan is made up. */
const JPEG = Uint8Array.of(
  ...[0xff, 0xd8],
  ...[0xff, 0xe0, 0, 4, 1, 2],
  ...[0xff, 0xe1, 0, 8, ...text('GPS5 N')],
  ...[0xff, 0xfe, 0, 6, ...text('home')],
  ...[0xff, 0xda, 0, 3, 9],
  ...[1, 2, 3, 0xff, 0xd9],
)
const CLEAN = Uint8Array.of(...[0xff, 0xd8, 0xff, 0xe0, 0, 4, 1, 2, 0xff, 0xda, 0, 3, 9, 1, 2, 3, 0xff, 0xd9])

function text(value: string): number[] {
  return [...value].map((char) => char.charCodeAt(0))
}

function base64(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes))
}

async function setUp() {
  const api = createTestApi()
  const { token } = await registerUser(api)
  const upload = (image: string) => api.call('user.Resume/uploadPhoto', { image }, { token })
  return { api, token, upload }
}

test('a picture comes back without place and comment, to its owner alone', async () => {
  const { api, token, upload } = await setUp()
  const { key } = uploaded.parse((await upload(base64(JPEG))).body).data
  const response = await api.raw('user.Resume/photo', { key }, { token })
  expect(response.headers.get('content-type')).toBe('image/jpeg')
  expect(new Uint8Array(await response.arrayBuffer())).toEqual(CLEAN)
  const stranger = await registerUser(api)
  expect((await api.call('user.Resume/photo', { key }, { token: stranger.token })).body).toMatchObject({ code: 0 })
})

test('the same picture again is stored once', async () => {
  const { upload } = await setUp()
  expect((await upload(base64(JPEG))).body).toEqual((await upload(base64(CLEAN))).body)
})

test.each([
  ['a text', base64(Uint8Array.of(...text('<svg onload=alert(1)>')))],
  ['no base64', '***'],
  ['a picture that is cut off', base64(JPEG.subarray(0, 12))],
  ['more than 1 MB', base64(new Uint8Array(0)) + 'A'.repeat(1_400_000)],
])('%s is refused', async (_, image) => {
  const { upload } = await setUp()
  expect(await upload(image)).toEqual(unfit)
})
