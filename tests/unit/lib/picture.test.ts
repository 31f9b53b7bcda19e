import { deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { cleanPicture } from '#src/lib/picture/clean.ts'
import { JPEG, jpeg, jpegHead, PNG } from '#tests/support/pictures.ts'

const SECRET = 'GPS 31.2304 N 121.4737 E'
const secret = Buffer.from(SECRET)

/** Pictures of every way of coding a camera, a browser or an editor uses. */
const noise = sharp({
  create: { width: 61, height: 47, channels: 3, background: '#888', noise: { type: 'gaussian', mean: 128, sigma: 60 } },
})
const withExif = () =>
  noise.clone().withExif({ IFD0: { ImageDescription: SECRET }, IFD3: { GPSAreaInformation: SECRET } })
const pictures: [string, () => Promise<Buffer>][] = [
  ['a JPEG', () => withExif().jpeg().toBuffer()],
  ['a progressive JPEG', () => withExif().jpeg({ progressive: true }).toBuffer()],
  ['a JPEG in four colours', () => withExif().toColourspace('cmyk').jpeg().toBuffer()],
  ['a PNG', () => withExif().png().toBuffer()],
  ['an interlaced PNG', () => withExif().png({ progressive: true }).toBuffer()],
  ['a PNG with a palette', () => withExif().png({ palette: true }).toBuffer()],
  ['a WebP', () => withExif().webp().toBuffer()],
  ['a lossless WebP', () => withExif().webp({ lossless: true }).toBuffer()],
  ['a transparent WebP', () => withExif().ensureAlpha(0.5).webp().toBuffer()],
]

/** What phones and editors put after a picture. */
const tails: [string, (picture: Buffer) => Buffer][] = [
  ['nothing', () => Buffer.alloc(0)],
  ['a film', () => Buffer.concat([Buffer.from('\0\0\0\x18ftypmp42'), secret])],
  ['the same picture again', (picture) => Buffer.concat([picture, secret])],
  ['a marker', () => Buffer.concat([Buffer.from([0xff, 0xe1, 0, 26]), secret, Buffer.from([0xff, 0xd9])])],
  ['a chunk', () => Buffer.concat([pngChunk('tEXt', secret), pngChunk('IEND', Buffer.alloc(0))])],
  ['noughts', () => Buffer.concat([Buffer.alloc(99), secret])],
]

test.each(pictures)('of %s only the picture stays, whatever follows it', async (_, make) => {
  const picture = await make()
  const pixels = await sharp(picture).raw().toBuffer()
  const alone = bytesOf(picture)
  expect(alone.includes(SECRET)).toBe(false)
  for (const [, tail] of tails) {
    expect(bytesOf(Buffer.concat([picture, tail(picture)]))).toEqual(alone)
  }
  expect(bytesOf(alone)).toEqual(alone)
  expect((await sharp(alone).raw().toBuffer()).equals(pixels)).toBe(true)
  const { exif, xmp, icc, comments } = await sharp(alone).metadata()
  expect({ exif, xmp, icc, comments }).toEqual({})
})

test.each(pictures)('of %s that is cut off nothing is taken', async (_, make) => {
  const whole = await make()
  const picture = Buffer.from(bytesOf(whole))
  for (let length = 0; length < picture.length; length += 1 + (length >> 4)) {
    expect(cleanPicture(picture.subarray(0, length))).toBe('unknown')
  }
})

test('restarts, fill bytes, and segments between scans', async () => {
  const picture = Buffer.from(bytesOf(await noise.clone().jpeg({ progressive: true }).toBuffer()))
  const comment = Buffer.concat([Buffer.from([0xff, 0xff, 0xfe, 0, secret.length + 2]), secret])
  // Before each Huffman table: the first comes before the first scan, others between scans.
  const parts = picture.toString('latin1').split('\xff\xc4')
  expect(parts.length).toBeGreaterThan(3)
  const noted = Buffer.from(parts.join(`${comment.toString('latin1')}\xff\xc4`), 'latin1')
  expect(bytesOf(noted)).toEqual(picture)
  const scan = picture.lastIndexOf(Buffer.from([0xff, 0xda]))
  const restarted = Buffer.concat([
    picture.subarray(0, scan + 20),
    Buffer.from([0, 1, 2, 3, 4, 5, 6, 7].flatMap((nth) => [0xff, 0xd0 + nth])),
    picture.subarray(scan + 20),
  ])
  expect(bytesOf(Buffer.concat([restarted, secret]))).toEqual(restarted)
})

test('a thumbnail inside a segment is left out', async () => {
  const picture = await noise.clone().jpeg().toBuffer()
  const jfif = Buffer.concat([
    Buffer.from([0xff, 0xe0, 0, 16 + 3 * 8]),
    Buffer.from('JFIF\0\x01\x02\0\0\x01\0\x01\x04\x02'),
    secret,
  ])
  const jfxx = Buffer.concat([Buffer.from([0xff, 0xe0, 0, 8 + secret.length]), Buffer.from('JFXX\0\x13'), secret])
  const start = Buffer.from([0xff, 0xd8])
  const clean = bytesOf(Buffer.concat([start, jfif, jfxx, picture.subarray(2)]))
  expect([clean.includes(SECRET), await sharp(clean).raw().toBuffer()]).toEqual([
    false,
    await sharp(picture).raw().toBuffer(),
  ])
  // The header no longer announces one of 4 × 2 pixels.
  expect(Buffer.from(clean.subarray(2, 20))).toEqual(
    Buffer.from([0xff, 0xe0, 0, 16, ...Buffer.from('JFIF\0'), 1, 2, 0, 0, 1, 0, 1, 0, 0]),
  )
  // Of others by its marker or by its name alone nothing stays.
  const named = Buffer.concat([Buffer.from([0xff, 0xe5, 0, 7 + secret.length]), Buffer.from('JFIF\0'), secret])
  expect(bytesOf(Buffer.concat([start, jfif, named, picture.subarray(2)]))).toEqual(
    bytesOf(Buffer.concat([start, jfif, picture.subarray(2)])),
  )
  expect(clean).toEqual(bytesOf(Buffer.concat([start, jfif, picture.subarray(2)])))
})

test.each(['eXIf', 'tEXt', 'zTXt', 'iTXt', 'tIME', 'iCCP', 'acTL', 'abCd'])(
  'a PNG loses its chunk %s',
  async (name) => {
    const picture = Buffer.from(bytesOf(await noise.clone().png().toBuffer()))
    const noted = Buffer.concat([picture.subarray(0, 33), pngChunk(name, secret), picture.subarray(33)])
    expect(bytesOf(noted)).toEqual(picture)
  },
)

test('a moving WebP is refused', async () => {
  const frames = await noise.clone().resize(8, 16).raw().toBuffer()
  const film = sharp(frames, { raw: { width: 8, height: 16, channels: 3, pageHeight: 8 } }).webp()
  expect(cleanPicture(await film.toBuffer())).toBe('unknown')
})

test.each([
  [0, 0],
  [0, 9],
  [9, 0],
  [10_001, 5000],
  [65_535, 65_535],
])('a PNG of %d × %d px is refused for its size', (width, height) => {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([8, 0], 8)
  const chunks = [pngChunk('IHDR', header), pngChunk('IDAT', deflateSync('')), pngChunk('IEND', Buffer.alloc(0))]
  expect(cleanPicture(Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), ...chunks]))).toBe('dimensions')
})

test('a JPEG without its frame, or without a scan, and a PNG that begins with another chunk are no pictures', async () => {
  expect(cleanPicture(JPEG)).toMatchObject({ type: 'image/jpeg' })
  const end = [0xff, 0xd9]
  expect(cleanPicture(Uint8Array.from([0xff, 0xd8, ...jpegHead(), ...end]))).toBe('unknown')
  expect(cleanPicture(jpeg([], [1, 2, 3]))).toBe('unknown')
  expect(cleanPicture(Uint8Array.from([0xff, 0xd8, ...end]))).toBe('unknown')
  expect(cleanPicture(PNG)).toMatchObject({ type: 'image/png' })
  // Its header twice.
  expect(cleanPicture(Buffer.concat([PNG.subarray(0, 33), PNG.subarray(8)]))).toBe('unknown')
  const renamed = PNG.slice()
  renamed.set(Buffer.from('tEXt'), 12)
  expect(cleanPicture(renamed)).toBe('unknown')
  const longer = PNG.slice()
  longer[11] = 14
  expect(cleanPicture(longer)).toBe('unknown')
})

test.each([
  ['quantisation', 0xdb],
  ['Huffman codes', 0xc4],
  ['arithmetic codes', 0xcc],
  ['the restart interval', 0xdd],
  ['the number of lines', 0xdc],
])('a JPEG keeps its table of %s, and of no table what says something else', (_what, marker) => {
  const segment = [0xff, marker, 0, 4, 1, 2]
  const picture = jpeg([...segment, ...jpegHead()], [1, 2, 3])
  expect(bytesOf(picture)).toEqual(Buffer.from(picture))
  const others = [0xc8, 0xcf + 1, 0xde, 0xdf, 0xe1, 0xfe].flatMap((other) => [0xff, other, 0, 4, 1, 2])
  expect(bytesOf(jpeg([...segment, ...others, ...jpegHead()], [1, 2, 3]))).toEqual(Buffer.from(picture))
})

test('a segment of a JPEG that says it has no length, or one byte, is none', () => {
  const said = (length: number, ...content: number[]) => jpeg([0xff, 0xfe, 0, length, ...content, ...jpegHead()], [1])
  expect([0, 1, 2, 3].map((length) => typeof cleanPicture(said(length, ...(length === 3 ? [7] : []))))).toEqual([
    ...['string', 'string', 'object', 'object'],
  ])
})

test('bytes that are changed at random are a picture or refused, nothing else', async () => {
  let seed = 7
  const random = (below: number) => {
    seed = (Math.imul(seed, 1_103_515_245) + 12_345) >>> 0
    return (seed >>> 8) % below
  }
  for (const [, make] of pictures) {
    const picture = await make()
    for (let round = 0; round < 50; round += 1) {
      const changed = Buffer.from(picture)
      for (let count = 0; count < 4; count += 1) changed[random(changed.length)] = random(256)
      const clean = cleanPicture(changed)
      if (typeof clean === 'object') expect(bytesOf(clean.bytes).equals(clean.bytes)).toBe(true)
    }
  }
})

/** The picture alone. */
function bytesOf(file: Uint8Array): Buffer {
  const clean = cleanPicture(file)
  if (typeof clean === 'string') throw new Error(clean)
  return Buffer.from(clean.bytes)
}

function pngChunk(name: string, content: Uint8Array): Buffer {
  const length = Buffer.alloc(4)
  length.writeUInt32BE(content.length)
  return Buffer.concat([length, Buffer.from(name), content, Buffer.alloc(4)])
}
