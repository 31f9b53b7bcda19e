/** A picture whose content is what it says, without anything but the picture: no place, camera, time or thumbnail. */
export type CleanPicture = { type: 'image/jpeg' | 'image/png' | 'image/webp'; bytes: Uint8Array<ArrayBuffer> }

/**
 * Recognises a JPEG, PNG or WebP by its content and leaves out its metadata.
 * @returns null for anything else, and for one that is cut off
 */
export function cleanPicture(bytes: Uint8Array): CleanPicture | null {
  try {
    if (startsWith(bytes, [0xff, 0xd8, 0xff])) return { type: 'image/jpeg', bytes: cleanJpeg(bytes) }
    if (startsWith(bytes, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])) {
      return { type: 'image/png', bytes: cleanPng(bytes) }
    }
    if (nameAt(bytes, 0) === 'RIFF' && nameAt(bytes, 8) === 'WEBP') {
      return { type: 'image/webp', bytes: cleanWebp(bytes) }
    }
    return null
  } catch (error) {
    if (error instanceof RangeError) return null
    throw error
  }
}

const START_OF_SCAN = 0xda
/** JFIF, and Adobe's, which says how the colours are stored. */
const KEPT_APPLICATION = new Set([0xe0, 0xee])

/** Segments up to the scan, without application data and comments (ITU T.81, annex B). */
function cleanJpeg(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  const kept = [bytes.subarray(0, 2)]
  let at = 2
  for (;;) {
    const marker = byteAt(bytes, at + 1)
    if (byteAt(bytes, at) !== 0xff) throw new RangeError('not a segment')
    if (marker === START_OF_SCAN) break
    const end = at + 2 + view(bytes).getUint16(at + 2)
    const isApplication = marker >= 0xe0 && marker <= 0xef
    const isKept = isApplication ? KEPT_APPLICATION.has(marker) : marker !== 0xfe
    if (isKept) kept.push(slice(bytes, at, end))
    at = end
  }
  return concat([...kept, bytes.subarray(at)])
}

const PNG_CHUNKS = new Set(['IHDR', 'PLTE', 'IDAT', 'IEND', 'tRNS', 'gAMA', 'sRGB', 'cHRM'])

/** The chunks that make up the picture (PNG, third edition, §5). */
function cleanPng(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  const kept = [bytes.subarray(0, 8)]
  for (let at = 8; ; ) {
    const end = at + 12 + view(bytes).getUint32(at)
    const name = nameAt(bytes, at + 4)
    const chunk = slice(bytes, at, end)
    if (PNG_CHUNKS.has(name)) kept.push(chunk)
    if (name === 'IEND') return concat(kept)
    at = end
  }
}

const WEBP_METADATA = new Set(['EXIF', 'XMP ', 'ICCP'])
/** The bits of `VP8X` that announce these three. */
const WEBP_METADATA_BITS = 0b0010_1100

/** A RIFF file without the chunks of metadata (WebP container specification). */
function cleanWebp(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  const kept: Uint8Array[] = []
  for (let at = 12; at + 8 <= bytes.length; ) {
    const size = view(bytes).getUint32(at + 4, true)
    const end = at + 8 + size + (size % 2)
    const name = nameAt(bytes, at)
    const chunk = slice(bytes, at, Math.min(end, bytes.length)).slice()
    if (size === 0 || at + 8 + size > bytes.length) throw new RangeError('cut off')
    if (name === 'VP8X') chunk[8] = byteAt(chunk, 8) & ~WEBP_METADATA_BITS
    if (!WEBP_METADATA.has(name)) kept.push(chunk)
    at = end
  }
  if (kept.length === 0) throw new RangeError('empty')
  const out = concat([bytes.subarray(0, 12), ...kept])
  view(out).setUint32(4, out.length - 8, true)
  return out
}

function view(bytes: Uint8Array): DataView {
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
}

function byteAt(bytes: Uint8Array, at: number): number {
  return view(bytes).getUint8(at)
}

function slice(bytes: Uint8Array, start: number, end: number): Uint8Array {
  if (end > bytes.length) throw new RangeError('cut off')
  return bytes.subarray(start, end)
}

function startsWith(bytes: Uint8Array, start: readonly number[]): boolean {
  return start.every((byte, index) => bytes[index] === byte)
}

function nameAt(bytes: Uint8Array, at: number): string {
  return String.fromCharCode(...bytes.subarray(at, at + 4))
}

function concat(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const out = new Uint8Array(parts.reduce((length, part) => length + part.length, 0))
  let at = 0
  for (const part of parts) {
    out.set(part, at)
    at += part.length
  }
  return out
}
