import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { registerUser } from '#tests/support/accounts.ts'
import { createTestApi } from '#tests/support/api.ts'
import { base64, bytesOf, JPEG, jpeg, jpegHead, padded } from '#tests/support/pictures.ts'

const uploaded = z.object({ code: z.literal(1), data: z.object({ key: z.string() }) })
const unfit = { status: 200, body: { code: 1021, msg: '请选择 1 MB 以内的 JPEG、PNG 或 WebP 图片' } }
const full = {
  status: 200,
  body: { code: 402, msg: '照片的数量或总大小已达你的等级的上限。简历里不再使用的照片会在 30 天内自动清除' },
}
const dimensions = { status: 200, body: { code: 1024, msg: '这张图片没有内容，或超过 5000 万像素，请换一张' } }

/** The same picture with a place and a comment before it, and a film with a place after it. */
const FULL = Uint8Array.of(
  ...[0xff, 0xd8],
  ...[0xff, 0xe1, 0, 8, ...bytesOf('GPS5 N')],
  ...[0xff, 0xfe, 0, 6, ...bytesOf('home')],
  ...JPEG.subarray(2),
  ...bytesOf('ftypmp42 GPS5 N'),
)

async function setUp() {
  const api = createTestApi()
  const { token, id } = await registerUser(api)
  const upload = (image: string) => api.call('user.Resume/uploadPhoto', { image }, { token })
  return { api, token, id, upload }
}

test('a picture comes back without place, comment and what followed it, to its owner alone', async () => {
  const { api, token, upload } = await setUp()
  const { key } = uploaded.parse((await upload(base64(FULL))).body).data
  const response = await api.raw('user.Resume/photo', { key }, { token })
  expect(response.headers.get('content-type')).toBe('image/jpeg')
  expect(new Uint8Array(await response.arrayBuffer())).toEqual(JPEG)
  const stranger = await registerUser(api)
  expect((await api.call('user.Resume/photo', { key }, { token: stranger.token })).body).toMatchObject({ code: 0 })
})

test('the same picture again is stored once', async () => {
  const { upload } = await setUp()
  expect((await upload(base64(FULL))).body).toEqual((await upload(base64(JPEG))).body)
})

test.each([
  ['a text', base64(bytesOf('<svg onload=alert(1)>'))],
  ['no base64', '***'],
  ['a picture that is cut off', base64(JPEG.subarray(0, 12))],
  ['one byte more than 1 MB', base64(padded(JPEG, 2 ** 20 + 1))],
])('%s is refused', async (_, image) => {
  const { upload } = await setUp()
  expect(await upload(image)).toEqual(unfit)
})

test('1 MB is taken, with what follows the picture', async () => {
  const { upload } = await setUp()
  expect((await upload(base64(padded(JPEG, 2 ** 20)))).body).toMatchObject({ code: 1 })
})

test.each([
  ['no line', jpegHead(40, 0)],
  ['no column', jpegHead(0, 40)],
  ['more than 50 megapixels', jpegHead(10_000, 5001)],
])('a picture of %s is refused in words', async (_, head) => {
  const { upload } = await setUp()
  expect(await upload(base64(jpeg(head, [1])))).toEqual(dimensions)
})

/** A picture of which there are no two. */
const other = (mark: number) => base64(jpeg(jpegHead(), [mark >> 7, mark & 127]))

test('as many photos as the level keeps, however many come at once; one that is there already is no more', async () => {
  const { id, upload } = await setUp()
  const answers = await Promise.all(Array.from({ length: 70 }, (_, nth) => upload(other(nth))))
  const refused = answers.filter(({ body }) => !uploaded.safeParse(body).success)
  expect([answers.length - refused.length, refused[0]]).toEqual([50, full])
  const count = await env.DB.prepare('SELECT count(*) AS photos FROM photos WHERE user_id = ?').bind(id).first('photos')
  expect(count).toBe(50)
  const kept = answers.findIndex(({ body }) => uploaded.safeParse(body).success)
  expect(await upload(other(kept))).toEqual(answers[kept])
})

test('as many bytes as the level keeps', async () => {
  const { id, upload } = await setUp()
  const { key } = uploaded.parse((await upload(other(1))).body).data
  const size = jpeg(jpegHead(), [0, 0]).length
  const stored = env.DB.prepare('UPDATE photos SET bytes = ? WHERE key = ? RETURNING user_id')
  expect(await stored.bind(20 * 1024 * 1024 - size, key).first('user_id')).toBe(id)
  const answers = await Promise.all([2, 3, 4].map((mark) => upload(other(mark))))
  expect(answers.filter(({ body }) => uploaded.safeParse(body).success)).toHaveLength(1)
})

test('a higher level has room for more', async () => {
  const { id, upload } = await setUp()
  await Promise.all(Array.from({ length: 50 }, (_, nth) => upload(other(nth))))
  expect(await upload(other(50))).toEqual(full)
  await env.DB.prepare("UPDATE users SET level = 'monthly' WHERE id = ?").bind(id).run()
  expect((await upload(other(50))).body).toMatchObject({ code: 1 })
})
