import { joinBytes } from '#src/lib/bytes.ts'
import { nameAt } from './bytes.ts'
import { cutJpeg } from './jpeg.ts'
import { cutPng } from './png.ts'
import { cutWebp } from './webp.ts'

/** A picture whose content is what it says, without anything but the picture: no place, camera, time or thumbnail. */
export type CleanPicture = { type: 'image/jpeg' | 'image/png' | 'image/webp'; bytes: Uint8Array<ArrayBuffer> }

/** What cannot be taken: no still picture of these three kinds, one that is cut off, or one of no or too many pixels. */
export type PictureFault = 'unknown' | 'dimensions'

/** More would take whoever opens it more than 200 MB. */
const MAX_PIXELS = 50_000_000

/** Recognises a JPEG, PNG or WebP by its content and keeps the picture alone, without metadata or what follows it. */
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
