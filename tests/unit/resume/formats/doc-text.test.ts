import { expect, test } from 'vitest'
import { readDocText } from '#src/resume/formats/doc/text.ts'

type Piece = { to: number; offset: number; isNarrow?: boolean }

/** A list of pieces, with properties before it, as Word writes it. */
function listOf(pieces: readonly Piece[], before: readonly number[] = [], from = 0): DataView {
  const list = Buffer.alloc(4 + 12 * pieces.length)
  list.writeUInt32LE(from, 0)
  for (const [nth, { to, offset, isNarrow = false }] of pieces.entries()) {
    list.writeUInt32LE(to, 4 * (nth + 1))
    const place = isNarrow ? (2 * offset) | 0x40000000 : offset
    list.writeUInt32LE(place, 4 * (pieces.length + 1) + 8 * nth + 2)
  }
  const head = Buffer.alloc(5)
  head.writeUInt8(2, 0)
  head.writeUInt32LE(list.length, 1)
  return viewOf(Buffer.concat([Buffer.from(before), head, list]))
}

function viewOf(bytes: Uint8Array): DataView {
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
}

/** `café’` with a byte for each character, and from the eighth byte on `简\ufeff历` with two. */
const main = viewOf(
  Buffer.concat([Buffer.from([0x63, 0x61, 0x66, 0xe9, 0x92, 0, 0, 0]), Buffer.from('简\ufeff历', 'utf16le')]),
)
const narrow = { to: 5, offset: 0, isNarrow: true }
const wide = { to: 8, offset: 8 }

test('pieces of one byte and of two for a character are one text, whose places are known', () => {
  const read = readDocText(main, listOf([narrow, wide], [1, 2, 0, 7, 7, 1, 1, 0, 9]), 8)
  expect(read?.text).toBe('café’简\ufeff历')
  expect([0, 4, 5, 7, 8].map((at) => read?.offsetOf(at))).toEqual([0, 4, 8, 12, -1])
})

test('a text may be as long as is asked for, and no longer', () => {
  expect(readDocText(main, listOf([narrow, wide]), 7)).toBeNull()
  expect(readDocText(main, listOf([]), 0)?.text).toBe('')
})

test.each([
  ['no list', viewOf(Buffer.from([3, 0, 0, 0, 0]))],
  ['a list that breaks off', viewOf(Buffer.from([2, 40, 0, 0, 0, 0]))],
  ['pieces of no order', listOf([wide, narrow])],
  ['a first piece that is missing', listOf([narrow], [], 2)],
  ['a piece beyond the stream', listOf([{ to: 6, offset: 4 }])],
])('%s is told of', (_what, list) => {
  expect(() => readDocText(main, list, 100)).toThrow(RangeError)
})
