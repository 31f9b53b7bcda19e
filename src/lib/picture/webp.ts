import { viewOf } from '#src/lib/bytes.ts'
import { byteAt, type Cut, nameAt, require, slice } from './bytes.ts'

/** The only feature flag of `VP8X` that is kept: profile, Exif, XMP and animation are dropped. */
const TRANSPARENCY = 0b0001_0000
const FEATURES_LENGTH = 10

type Size = { width: number; height: number }

/**
 * Cuts a still WebP to its picture: other chunks and everything after the announced end are left out (WebP container
 * specification; RFC 6386 §9.1).
 * @throws RangeError when the bytes are not one still picture
 */
export function cutWebp(bytes: Uint8Array): Cut {
  const file = slice(bytes, 0, 8 + viewOf(slice(bytes, 0, 12)).getUint32(4, true))
  const parts: Uint8Array[] = []
  let size: Size | null = null
  for (let at = 12; at < file.length; ) {
    const length = viewOf(slice(file, at, at + 8)).getUint32(4, true)
    const chunk = slice(file, at, at + 8 + length)
    const name = nameAt(chunk, 0)
    if (name === 'VP8X') parts.push(still(chunk))
    if (name === 'ALPH') parts.push(...padded(chunk))
    if (name === 'VP8 ' || name === 'VP8L') {
      require(size === null, 'a second picture')
      size = name === 'VP8L' ? losslessSize(chunk) : lossySize(chunk)
      parts.push(...padded(chunk))
    }
    at += 8 + length + (length % 2)
  }
  require(size !== null, 'no picture')
  return { ...size, parts: [riff(parts), ...parts] }
}

function riff(parts: readonly Uint8Array[]): Uint8Array {
  const header = new TextEncoder().encode('RIFF\0\0\0\0WEBP')
  const length = parts.reduce((sum, part) => sum + part.length, 4)
  viewOf(header).setUint32(4, length, true)
  return header
}

/** Chunks begin at even places. */
function padded(chunk: Uint8Array): Uint8Array[] {
  return chunk.length % 2 === 0 ? [chunk] : [chunk, Uint8Array.of(0)]
}

function still(chunk: Uint8Array): Uint8Array {
  require(chunk.length === 8 + FEATURES_LENGTH, 'other features')
  const copy = chunk.slice()
  copy[8] = byteAt(copy, 8) & TRANSPARENCY
  return copy
}

function lossySize(chunk: Uint8Array): Size {
  const view = viewOf(slice(chunk, 0, 18))
  require(view.getUint16(11) === 0x9d01 && view.getUint8(13) === 0x2a, 'not a key frame')
  return { width: view.getUint16(14, true) & 0x3fff, height: view.getUint16(16, true) & 0x3fff }
}

function losslessSize(chunk: Uint8Array): Size {
  const view = viewOf(slice(chunk, 0, 13))
  require(view.getUint8(8) === 0x2f, 'not lossless')
  const bits = view.getUint32(9, true)
  return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 }
}
