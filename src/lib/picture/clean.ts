import { joinBytes } from '#src/lib/bytes.ts'
import { nameAt } from './bytes.ts'
import { cutJpeg } from './jpeg.ts'
import { cutPng } from './png.ts'
import { cutWebp } from './webp.ts'

/**
 * A picture without metadata: no place, camera, time or thumbnail. `type` is what the content is, whatever was claimed.
 */
export type CleanPicture = { type: 'image/jpeg' | 'image/png' | 'image/webp'; bytes: Uint8Array<ArrayBuffer> }

/**
 * Why a picture is refused. `unknown`: not a still JPEG, PNG or WebP, or cut off; `dimensions`: no or too many pixels.
 */
export type PictureFault = 'unknown' | 'dimensions'

/** Decoding a larger picture would take more than 200 MB of memory. */
const MAX_PIXELS = 50_000_000

/** Recognises a JPEG, PNG or WebP by its content and keeps only the picture, without metadata and trailing data. */
export function cleanPicture(bytes: Uint8Array): CleanPicture | PictureFault {
  const known = kindOf(bytes)
  if (known === null) return 'unknown'
  try {
    const { width, height, parts } = known.cut(bytes)
    const pixels = width * height
    return pixels > 0 && pixels <= MAX_PIXELS ? { type: known.type, bytes: joinBytes(parts) } : 'dimensions'
  } catch (error) {
    if (error instanceof RangeError) return 'unknown'
    throw error
  }
}

function kindOf(bytes: Uint8Array) {
  if (bytes[0] === 0xff && bytes[1] === 0xd8) return { type: 'image/jpeg', cut: cutJpeg } as const
  if (nameAt(bytes, 1) === 'PNG\r') return { type: 'image/png', cut: cutPng } as const
  if (nameAt(bytes, 0) === 'RIFF' && nameAt(bytes, 8) === 'WEBP') return { type: 'image/webp', cut: cutWebp } as const
  return null
}
