import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import { createImageService } from '#src/http/image-service.ts'
import { type Remote, remoteSite } from '#tests/support/site.ts'

const noApi: Remote = () => new Response(null, { status: 502 })
/** The one picture there is: 40 × 20 px. */
const PICTURE = '/previews/word/red-1-480.webp'

function siteWithPictures() {
  const service = createImageService(env.IMAGES)
  const made: string[] = []
  const site = remoteSite(noApi, {
    images: {
      ...service,
      transform: (source, modifiers) => {
        made.push(modifiers.format)
        return service.transform(source, modifiers)
      },
    },
  })
  return { ...site, made }
}

/** Format and size of a picture, from its own bytes. */
async function infoOf(response: Response) {
  const bytes = new DataView(await response.arrayBuffer())
  // A lossy WebP has its size after RIFF, VP8 and the start code of its frame.
  if (bytes.getUint32(0) === 0x52494646) {
    return {
      format: 'image/webp',
      width: bytes.getUint16(26, true) & 0x3fff,
      height: bytes.getUint16(28, true) & 0x3fff,
    }
  }
  // A JPEG is a chain of segments; the one that starts its frame has the size.
  let at = 2
  while (![0xffc0, 0xffc2].includes(bytes.getUint16(at))) at += 2 + bytes.getUint16(at + 2)
  return { format: 'image/jpeg', width: bytes.getUint16(at + 7), height: bytes.getUint16(at + 5) }
}

test.each([
  ['f_jpg', { format: 'image/jpeg', width: 40, height: 20 }],
  ['w_72', { format: 'image/webp', width: 40, height: 20 }],
  ['f_webp,q_90,h_144', { format: 'image/webp', width: 40, height: 20 }],
  ['s_600x315,fit_contain,b_fbfaf7,f_jpg', { format: 'image/jpeg', width: 600, height: 315 }],
  ['s_600x315,fit_cover', { format: 'image/webp', width: 600, height: 315 }],
])('%s makes a picture of its own, to be kept for good', async (modifiers, expected) => {
  const response = await siteWithPictures().get(`/_img/${modifiers}${PICTURE}?v=ab12`)
  expect([response.status, response.headers.get('cache-control'), response.headers.get('content-type')]).toEqual([
    200,
    'public, max-age=31536000, immutable',
    expected.format,
  ])
  expect(await infoOf(response)).toEqual(expected)
})

test('a picture is made once, whatever the order of its modifiers and the version asked for', async () => {
  const site = siteWithPictures()
  const first = await site.get(`/_img/q_60,f_jpg,w_160${PICTURE}?v=1`)
  const bytes = await first.bytes()
  await site.settle()
  const second = await site.get(`/_img/w_160,f_jpg,q_60${PICTURE}?v=2`)
  expect(await second.bytes()).toEqual(bytes)
  expect([site.made, second.headers.get('content-type')]).toEqual([['image/jpeg'], 'image/jpeg'])
})

test.each([
  '',
  'f_png',
  'f_avif',
  'w_73',
  'w_072',
  'w_1e2',
  'q_81',
  's_1201x630',
  's_600',
  'w_72,h_72',
  'w_72,w_72',
  'w_72,fit_cover',
  'b_fbfaf7',
  'b_000000,s_600x315',
  'fit_outside,s_600x315',
  'blur_5',
  'constructor_1',
  'w_72&f_jpg',
])('modifiers "%s" are refused', async (modifiers) => {
  const site = siteWithPictures()
  const response = await site.get(`/_img/${modifiers}${PICTURE}`)
  expect([response.status, response.headers.get('cache-control'), site.made]).toEqual([400, 'no-store', []])
})

test('so are parameters nobody knows, which would make every address a new one', async () => {
  expect((await siteWithPictures().get(`/_img/w_72${PICTURE}?v=1&x=2`)).status).toBe(400)
  expect((await siteWithPictures().get(`/_img/w_72${PICTURE}?cache=no`)).status).toBe(400)
})

test.each([
  '/previews/word/nobody-1-480.webp',
  '/favicon.svg',
  '/assets/entry.js',
  '/https://other.test/a.webp',
  '//other.test/previews/a.webp',
  '/previews/%2e%2e/_headers',
  '/api/user.Resume/photo',
])('%s is no picture of ours', async (path) => {
  const site = siteWithPictures()
  expect([(await site.get(`/_img/w_72${path}`)).status, site.made]).toEqual([404, []])
})

test('a picture that cannot be made is not an empty one', async () => {
  const fail = () => Promise.reject(new Error('9523'))
  const failing = { transform: fail, crop: fail, openCache: async () => null }
  const site = remoteSite(noApi, { images: failing })
  const response = await site.get(`/_img/w_72${PICTURE}`)
  expect([response.status, response.headers.get('retry-after'), site.errors]).toEqual([503, '30', ['image.transform']])
})
