import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import { createImageService } from '#src/http/image-service.ts'
import { assetResponse } from '#tests/support/asset-response.ts'
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

let sites = 0

/** A site whose pictures can be exchanged, with an empty cache of its own. */
async function siteWithCache(isKept = true) {
  sites += 1
  const cache = isKept ? await caches.open(`pictures-${sites}`) : null
  const state = { etag: '"red"', status: 200, made: 0, read: 0, fails: false }
  const answer = () => {
    state.read += 1
    return assetResponse('source', { status: state.status, headers: { etag: state.etag } })
  }
  const site = remoteSite(noApi, {
    assets: { ...env.ASSETS, fetch: async () => answer() },
    images: {
      transform: async (source, modifiers) => {
        state.made += 1
        if (state.fails) throw new Error('9523')
        const text = `${await source.text()} ${Object.values(modifiers).join(' ')} ${state.made}`
        return new TextEncoder().encode(text).buffer
      },
      crop: () => Promise.reject(new Error('Nothing is cropped')),
      png: () => Promise.reject(new Error('Nothing is cropped')),
    },
    openCache: async () => cache,
  })
  const get = async (path: string) => {
    const response = await site.get(path)
    const text = new TextDecoder().decode(await response.arrayBuffer())
    await site.settle()
    return [response.status, response.headers.get('content-type'), response.headers.get('cache-control'), text]
  }
  return { state, get, cache, errors: site.errors, wait: site.wait }
}

test('a picture of ours that is not there is none', async () => {
  const site = siteWithPictures()
  expect([(await site.get('/_img/w_72/previews/word/nobody-1-480.webp')).status, site.made]).toEqual([404, []])
})

test.each([
  '/favicon.svg',
  '/assets/entry.js',
  '/previews/word/red-1-480.svg',
  '/https://other.test/a.webp',
  '//other.test/previews/a.webp',
  '/previews/%2e%2e/_headers',
  '/api/user.Resume/photo',
])('%s is no picture of ours, whatever there is', async (path) => {
  const { state, get } = await siteWithCache()
  expect([(await get(`/_img/w_72${path}`))[0], state.read]).toEqual([404, 0])
})

const FOREVER = 'public, max-age=31536000, immutable'

test('each size, format, quality, fit, background, path and content is kept apart; the rest of the address is not', async () => {
  const { state, get, cache, wait } = await siteWithCache()
  const paths = [
    '/_img/w_72/og/a.png',
    '/_img/w_144/og/a.png',
    '/_img/h_72/og/a.png',
    '/_img/w_72,q_60/og/a.png',
    '/_img/w_72,f_jpg/og/a.png',
    '/_img/s_600x315/og/a.png',
    '/_img/s_600x315,fit_cover/og/a.png',
    '/_img/s_600x315,b_ffffff/og/a.png',
    '/_img/w_72/og/b.png',
    '/_img/w_72/previews/a.png',
  ]
  const first = []
  for (const path of paths) first.push(await get(path))
  expect(state.made).toBe(paths.length)
  expect(new Set(first.map(([, , , text]) => text)).size).toBe(paths.length)
  const again = []
  for (const path of paths) again.push(await get(`${path}?v=2`))
  expect([again, state.made]).toEqual([first, paths.length])
  expect(again.map(([status, type, policy]) => [status, type, policy])).toEqual(
    paths.map((path) => [200, path.includes('f_jpg') ? 'image/jpeg' : 'image/webp', FOREVER]),
  )
  state.etag = '"blue"'
  wait(60_001)
  expect((await get('/_img/w_72/og/a.png'))[3]).not.toBe(first[0]?.[3])
  const key = 'https://qingjian.test/_img/image/webp,80,72,0,scale-down,/og/a.png?%22blue%22'
  expect((await cache?.match(key))?.status).toBe(200)
})

test('a picture that is kept is served without its source, which is looked at once a minute', async () => {
  const { state, get, wait } = await siteWithCache()
  const asked = []
  for (let time = 0; time < 3; time += 1) asked.push((await get('/_img/w_72/og/a.png'))[3])
  expect([new Set(asked).size, state.read, state.made]).toEqual([1, 1, 1])
  await get('/_img/w_144/og/a.png')
  expect([state.read, state.made]).toEqual([2, 2])
  wait(60_000)
  await get('/_img/w_72/og/a.png')
  expect(state.read).toBe(2)
  wait(1)
  await get('/_img/w_72/og/a.png')
  expect([state.read, state.made]).toEqual([3, 2])
})

test('what is refused or could not be made is not kept: it may be had the next time', async () => {
  const { state, get, errors } = await siteWithCache()
  state.fails = true
  expect(await get('/_img/w_72/og/a.png')).toEqual([
    503,
    'text/plain; charset=utf-8',
    'no-store',
    '503 The picture could not be made\n',
  ])
  state.fails = false
  state.status = 404
  expect(await get('/_img/w_72/og/a.png')).toEqual([
    404,
    'text/plain; charset=utf-8',
    'no-store',
    '404 There is no such picture\n',
  ])
  expect([state.made, errors]).toEqual([1, ['image.transform']])
  state.status = 200
  expect((await get('/_img/w_72/og/a.png'))[0]).toBe(200)
  expect((await get('/_img/w_73/og/a.png')).slice(0, 3)).toEqual([400, 'text/plain; charset=utf-8', 'no-store'])
})

test('a picture many ask for at once is made once; one that failed may be made the next time', async () => {
  const { state, get } = await siteWithCache()
  const asking = () => Promise.all(Array.from({ length: 8 }, () => get('/_img/w_72/og/many.png')))
  state.fails = true
  expect(new Set((await asking()).map(([status]) => status))).toEqual(new Set([503]))
  state.fails = false
  state.made = 0
  const made = await asking()
  expect([new Set(made.map(([, , , text]) => text)).size, made[0]?.[0], state.made]).toEqual([1, 200, 1])
})

test('a picture that was begun is finished, also when whoever asked for it has left', async () => {
  const [begun, goingOn] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const service = createImageService(env.IMAGES)
  const transform: typeof service.transform = async (source, modifiers) => {
    begun.resolve()
    await goingOn.promise
    return service.transform(source, modifiers)
  }
  const site = remoteSite(noApi, { images: { ...service, transform } })
  const asking = site.get(`/_img/w_72${PICTURE}`)
  await begun.promise
  let isOver = false
  const settling = site.settle().then(() => {
    isOver = true
  })
  await site.get('/healthz')
  expect(isOver).toBe(false)
  goingOn.resolve()
  await settling
  expect((await asking).status).toBe(200)
})

test('where there is no cache each picture is made anew', async () => {
  const { get, state } = await siteWithCache(false)
  expect([await get('/_img/w_72/og/a.png'), await get('/_img/w_72/og/a.png'), state.made]).toEqual([
    [200, 'image/webp', FOREVER, 'source image/webp 80 scale-down 72 1'],
    [200, 'image/webp', FOREVER, 'source image/webp 80 scale-down 72 2'],
    2,
  ])
})

test('a picture that cannot be made is not an empty one', async () => {
  const fail = () => Promise.reject(new Error('9523'))
  const failing = { transform: fail, crop: fail, png: fail }
  const site = remoteSite(noApi, { images: failing })
  const response = await site.get(`/_img/w_72${PICTURE}`)
  expect([response.status, response.headers.get('retry-after'), site.errors]).toEqual([503, '30', ['image.transform']])
})
