import { viewOf } from '#src/lib/bytes.ts'
import { byteAt, type Cut, nameAt, require, slice } from './bytes.ts'

const END_OF_IMAGE = 0xd9
const START_OF_SCAN = 0xda
const FILL = 0xff
const JFIF = 0xe0
const ADOBE = 0xee
/** The length of these two segments after their marker, without JFIF's optional thumbnail. */
const JFIF_LENGTH = 16
const ADOBE_LENGTH = 14
/** Markers of tables (quantisation, Huffman and arithmetic codes), the restart interval and the number of lines. */
const TABLES = new Set([0xdb, 0xc4, 0xcc, 0xdd, 0xdc])

/**
 * Cuts a JPEG to its first image: tables, frame and scans. Everything else is left out wherever it stands: a phone's
 * video, a second picture, thumbnails, application data and comments. The only application data kept is what says how
 * colours are stored (ITU T.81, annex B; JFIF 1.02).
 * @throws RangeError when the bytes are not one image
 */
export function cutJpeg(bytes: Uint8Array): Cut {
  const parts = [slice(bytes, 0, 2)]
  let size: { width: number; height: number } | null = null
  let hasScan = false
  for (let at = 2; ; ) {
    at = markerAt(bytes, at)
    const marker = byteAt(bytes, at + 1)
    if (marker === END_OF_IMAGE) {
      require(size !== null && hasScan, 'no image')
      return { ...size, parts: [...parts, slice(bytes, at, at + 2)] }
    }
    let end = segmentEnd(bytes, at)
    const segment = slice(bytes, at, end)
    if (isFrame(marker)) {
      require(size === null, 'a second frame')
      size = sizeOf(segment)
    }
    if (marker === START_OF_SCAN) {
      end = scanEnd(bytes, end)
      hasScan = true
    }
    parts.push(...keptOf(marker, segment, slice(bytes, at, end)))
    at = end
  }
}

/** A marker may have any number of fill bytes before it. */
function markerAt(bytes: Uint8Array, start: number): number {
  require(byteAt(bytes, start) === FILL, 'not a segment')
  let at = start
  while (byteAt(bytes, at + 1) === FILL) at += 1
  return at
}

function segmentEnd(bytes: Uint8Array, at: number): number {
  const length = viewOf(slice(bytes, at, at + 4)).getUint16(2)
  require(length >= 2, 'an empty segment')
  return at + 2 + length
}

/** Finds the end of a scan's coded data: the next marker that is neither a stuffed byte nor a restart. */
function scanEnd(bytes: Uint8Array, start: number): number {
  for (let at = bytes.indexOf(FILL, start); at >= 0; ) {
    const marker = markerAt(bytes, at)
    const code = byteAt(bytes, marker + 1)
    const isStuffed = code === 0 || (code >= 0xd0 && code <= 0xd7)
    if (!isStuffed) return at
    at = bytes.indexOf(FILL, marker + 2)
  }
  throw new RangeError('cut off')
}

function keptOf(marker: number, segment: Uint8Array, withScan: Uint8Array): Uint8Array[] {
  if (marker === START_OF_SCAN) return [withScan]
  if (isFrame(marker) || TABLES.has(marker)) return [segment]
  if (marker === JFIF && nameAt(segment, 4) === 'JFIF') return [withoutThumbnail(segment)]
  if (marker === ADOBE && nameAt(segment, 4) === 'Adob') return [slice(segment, 0, 2 + ADOBE_LENGTH)]
  return []
}

function withoutThumbnail(segment: Uint8Array): Uint8Array {
  const kept = slice(segment, 0, 2 + JFIF_LENGTH).slice()
  viewOf(kept).setUint16(2, JFIF_LENGTH)
  kept.fill(0, JFIF_LENGTH)
  return kept
}

/** C0 to CF are frames, except two tables and a reserved one. */
function isFrame(marker: number): boolean {
  return marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc
}

function sizeOf(frame: Uint8Array): { width: number; height: number } {
  const view = viewOf(slice(frame, 0, 9))
  return { height: view.getUint16(5), width: view.getUint16(7) }
}
