import { viewOf } from '#src/lib/bytes.ts'
import { type Cut, nameAt, require, slice } from './bytes.ts'

const KEPT = new Set(['IHDR', 'PLTE', 'IDAT', 'IEND', 'tRNS', 'gAMA', 'sRGB', 'cHRM'])
const HEADER_LENGTH = 13
/** How a PNG begins. */
export const SIGNATURE = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)

/**
 * Cuts a PNG to the chunks of its picture (PNG, third edition, §5). Texts, times, Exif, profiles, animations, unknown
 * chunks and everything after the last chunk are left out.
 * @throws RangeError when the bytes are not one picture
 */
export function cutPng(bytes: Uint8Array): Cut {
  require(SIGNATURE.every((byte, at) => bytes[at] === byte), 'no signature')
  const parts: Uint8Array[] = [SIGNATURE]
  const header = slice(bytes, 8, 8 + 12 + HEADER_LENGTH)
  require(nameAt(header, 4) === 'IHDR' && viewOf(header).getUint32(0) === HEADER_LENGTH, 'no header')
  for (let at = 8; ; ) {
    const end = at + 12 + viewOf(slice(bytes, at, at + 8)).getUint32(0)
    const chunk = slice(bytes, at, end)
    const name = nameAt(chunk, 4)
    require(name !== 'IHDR' || at === 8, 'a second header')
    if (KEPT.has(name)) parts.push(chunk)
    if (name === 'IEND') break
    at = end
  }
  require(parts.some((part) => nameAt(part, 4) === 'IDAT'), 'no image')
  return { width: viewOf(header).getUint32(8), height: viewOf(header).getUint32(12), parts }
}
