/** All runtimes have TextDecoder, but this leaf includes no runtime's types. */
declare const TextDecoder: {
  new (label: string, options: { ignoreBOM: boolean }): { decode: (bytes: Uint8Array) => string }
}

/** The characters of a document, and where in its stream the bytes of each begin. */
export type DocText = { text: string; offsetOf: (at: number) => number }

type Piece = { from: number; to: number; offset: number; width: 1 | 2 }

const PIECES = 2
const PROPERTIES = 1
/** A set bit: the piece has a byte for each character. */
const NARROW = 0x40000000

/**
 * Puts together the text of a Word 97–2003 document, which is stored in pieces.
 * @param main the stream `WordDocument`
 * @param clx the part of the table stream that lists the pieces
 * @param most the longest text that is read, in characters
 * @returns null for a longer one
 * @throws RangeError when the document is damaged
 * @see [MS-DOC] 2.4.1 (retrieving text), 2.9.38 (Clx)
 */
export function readDocText(main: DataView, clx: DataView, most: number): DocText | null {
  const pieces = piecesOf(clx)
  if ((pieces.at(-1)?.to ?? 0) > most) return null
  const text = pieces.map((piece) => textOf(main, piece)).join('')
  return {
    text,
    offsetOf: (at) => {
      const piece = pieces[firstAfter(pieces, ({ to }) => to > at)]
      return piece === undefined ? -1 : piece.offset + (at - piece.from) * piece.width
    },
  }
}

function piecesOf(clx: DataView): Piece[] {
  let at = 0
  while (clx.getUint8(at) === PROPERTIES) at += 3 + clx.getUint16(at + 1, true)
  if (clx.getUint8(at) !== PIECES) throw new RangeError('No pieces')
  const count = Math.floor((clx.getUint32(at + 1, true) - 4) / 12)
  const positions = at + 5
  const descriptors = positions + 4 * (count + 1)
  let last = 0
  return Array.from({ length: Math.min(count, clx.byteLength) }, (_, nth) => {
    const [from, to] = [positions + 4 * nth, positions + 4 * nth + 4].map((place) => clx.getUint32(place, true))
    const place = clx.getUint32(descriptors + 8 * nth + 2, true)
    if (from !== last || to === undefined || to < from) throw new RangeError('The pieces are in no order')
    last = to
    return place & NARROW
      ? { from, to, offset: (place & ~NARROW) / 2, width: 1 }
      : { from, to, offset: place, width: 2 }
  })
}

function textOf(main: DataView, { from, to, offset, width }: Piece): string {
  const part = partOf(main, offset, (to - from) * width)
  const bytes = new Uint8Array(part.buffer, part.byteOffset, part.byteLength)
  // A mark of byte order is a character like others, as places are counted in characters.
  return new TextDecoder(width === 2 ? 'utf-16le' : 'windows-1252', { ignoreBOM: true }).decode(bytes)
}

/**
 * Some bytes of a stream.
 * @throws RangeError when it has fewer
 */
export function partOf(stream: DataView, from: number, length: number): DataView {
  if (from + length > stream.byteLength) throw new RangeError('The stream is shorter')
  return new DataView(stream.buffer, stream.byteOffset + from, length)
}

/** The index of the first for which something holds that then holds for all; the length where it holds for none. */
export function firstAfter<T>(list: readonly T[], holds: (one: T) => boolean): number {
  let [low, high] = [0, list.length]
  while (low < high) {
    const middle = (low + high) >>> 1
    const one = list[middle]
    if (one !== undefined && holds(one)) high = middle
    else low = middle + 1
  }
  return low
}
