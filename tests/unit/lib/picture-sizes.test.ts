import { describe, expect, test } from 'vitest'
import { cleanPicture } from '#src/lib/picture/clean.ts'
import { jpeg, jpegHead } from '#tests/support/pictures.ts'

/** A WebP of one chunk; numbers are of 32 bits, least first. */
function webp(name: string, content: readonly number[]): Uint8Array {
  const chunk = [...Buffer.from(name), ...word(content.length), ...content, ...(content.length % 2 ? [0] : [])]
  return Uint8Array.from([...Buffer.from('RIFF'), ...word(4 + chunk.length), ...Buffer.from('WEBP'), ...chunk])
}
const word = (value: number) => [value & 255, (value >> 8) & 255, (value >> 16) & 255, (value >>> 24) & 255]

/** The first frame of VP8: its tag, its start code, and 14 bits each of width and height below 2 bits of scale. */
const lossy = (width: number, height: number, scale = 0, start = [0x9d, 0x01, 0x2a]) => {
  const of = (length: number) => [length & 255, (length >> 8) | (scale << 6)]
  return webp('VP8 ', [0, 0, 0, ...start, ...of(width), ...of(height), 0])
}
/** VP8L: a sign, then 14 bits each of width and height less one. */
const lossless = (width: number, height: number, sign = 0x2f, rest = 0) =>
  webp('VP8L', [sign, ...word(((width - 1) | ((height - 1) << 14) | (rest << 28)) >>> 0), 0])

/** A PNG of these chunks between its header and its end; what stands behind each of them is not looked at. */
const pngOf = (width: number, height: number, ...names: string[]) => {
  const high = (value: number) => word(value).toReversed()
  const chunk = (name: string, content: readonly number[]) => [
    ...[...high(content.length), ...Buffer.from(name), ...content],
    ...[0, 0, 0, 0],
  ]
  const header = chunk('IHDR', [...high(width), ...high(height), 8, 2, 0, 0, 0])
  const between = names.flatMap((name) => chunk(name, [1, 2, 3]))
  return Uint8Array.from([137, 80, 78, 71, 13, 10, 26, 10, ...header, ...between, ...chunk('IEND', [])])
}
const png = (width: number, height: number) => pngOf(width, height, 'IDAT')

const kindOf = (bytes: Uint8Array) => {
  const clean = cleanPicture(bytes)
  return typeof clean === 'string' ? clean : clean.type
}

describe('fifty million pixels are taken, and none', () => {
  test.each<[string, (width: number, height: number) => Uint8Array, string]>([
    ['a lossy WebP', lossy, 'image/webp'],
    ['a lossy WebP that says how to scale it', (width, height) => lossy(width, height, 3), 'image/webp'],
    ['a lossless WebP', lossless, 'image/webp'],
    ['a lossless transparent WebP', (width, height) => lossless(width, height, 0x2f, 1), 'image/webp'],
    ['a JPEG', (width, height) => jpeg(jpegHead(width, height), [1]), 'image/jpeg'],
    ['a PNG', png, 'image/png'],
  ])('%s', (_what, make, type) => {
    for (const [width, height] of [
      [1, 1],
      [1, 16_383],
      [16_383, 1],
      [5000, 10_000],
      [10_000, 5000],
      [3052, 16_382],
    ] as const) {
      expect([width, height, kindOf(make(width, height))]).toEqual([width, height, type])
    }
    for (const [width, height] of [
      [5000, 10_001],
      [10_001, 5000],
      [16_383, 16_383],
      [3053, 16_378],
    ] as const) {
      expect([width, height, kindOf(make(width, height))]).toEqual([width, height, 'dimensions'])
    }
  })

  test('a lossy WebP, a JPEG and a PNG of no width or no height', () => {
    for (const [width, height] of [
      [0, 1],
      [1, 0],
      [0, 0],
    ] as const) {
      expect(kindOf(lossy(width, height))).toBe('dimensions')
      expect(kindOf(jpeg(jpegHead(width, height), [1]))).toBe('dimensions')
      expect(kindOf(png(width, height))).toBe('dimensions')
    }
  })
})

test('a file with another signature is not a picture of that kind', () => {
  expect(kindOf(lossy(9, 9))).toBe('image/webp')
  for (const start of [
    [0x9c, 0x01, 0x2a],
    [0x9d, 0x00, 0x2a],
    [0x9d, 0x01, 0x2b],
  ]) {
    expect(kindOf(lossy(9, 9, 0, start))).toBe('unknown')
  }
  expect([kindOf(lossless(9, 9)), kindOf(lossless(9, 9, 0x2e))]).toEqual(['image/webp', 'unknown'])
  expect([kindOf(Uint8Array.of(0xff, 0, 0, 0)), kindOf(Uint8Array.of(0, 0xd8, 0, 0))]).toEqual(['unknown', 'unknown'])
  const other = lossy(9, 9)
  other.set(Buffer.from('WEBQ'), 8)
  expect(kindOf(other)).toBe('unknown')
})

test('a PNG without a picture is none, and of one with several chunks each stays', () => {
  expect([kindOf(pngOf(9, 9)), kindOf(pngOf(9, 9, 'PLTE')), kindOf(pngOf(9, 9, 'IHDR', 'IDAT'))]).toEqual([
    'unknown',
    'unknown',
    'unknown',
  ])
  const whole = pngOf(9, 9, 'PLTE', 'IDAT', 'IDAT')
  expect(cleanPicture(pngOf(9, 9, 'tEXt', 'PLTE', 'eXIf', 'IDAT', 'IDAT', 'tIME'))).toMatchObject({ bytes: whole })
})

test('a WebP of an odd length is one of an even length, as it was', () => {
  const odd = lossy(9, 9)
  expect([odd.length % 2, odd[16]]).toEqual([0, 11])
  expect(cleanPicture(odd)).toMatchObject({ bytes: odd })
})

test('a file with two pictures is refused', () => {
  const [one, two] = [lossy(9, 9), lossy(8, 8)]
  const both = Uint8Array.from([...one, ...two.subarray(12)])
  both.set(word(both.length - 8), 4)
  expect(kindOf(both)).toBe('unknown')
  expect(kindOf(webp('ALPH', [1, 2]))).toBe('unknown')
})
