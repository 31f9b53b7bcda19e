import { toBase64 } from '#src/lib/encoding.ts'
import { type BackupPhoto, isPhotoType } from '#src/resume/formats/backup.ts'

export type PhotoFile = { type: 'image/jpeg' | 'image/png'; bytes: Uint8Array<ArrayBuffer> }

let last = { address: '', picture: '' }

/**
 * Loads a photo in a format the layout accepts; null when that fails. The résumé is made without it, and whoever saves
 * it is told.
 */
export async function photoFile(address: string): Promise<PhotoFile | null> {
  try {
    const response = await fetch(address)
    if (!response.ok) return null
    const picture = await response.blob()
    // Detects files that are not pictures; the layout engine would just leave them out.
    const bitmap = await createImageBitmap(picture)
    const { type } = picture
    if (type === 'image/jpeg' || type === 'image/png') {
      bitmap.close()
      return { type, bytes: await picture.bytes() }
    }
    return { type: 'image/png', bytes: await asPng(bitmap) }
  } catch {
    return null
  }
}

/** Loads a photo as a data URL, cached until another is loaded; null when that fails. */
export async function fetchPhoto(address: string): Promise<string | null> {
  if (address === last.address) return last.picture
  const file = await photoFile(address)
  if (file === null) return null
  last = { address, picture: `data:${file.type};base64,${toBase64(file.bytes)}` }
  return last.picture
}

/** Loads a photo as stored, for a backup; null when that fails. */
export async function storedPhoto(address: string): Promise<BackupPhoto | null> {
  try {
    const response = await fetch(address)
    const picture = await response.blob()
    if (!response.ok || !isPhotoType(picture.type)) return null
    return { type: picture.type, base64: toBase64(await picture.bytes()) }
  } catch {
    return null
  }
}

/** Converts WebP, which neither PDF nor Word supports. */
async function asPng(bitmap: ImageBitmap): Promise<Uint8Array<ArrayBuffer>> {
  const canvas = new OffscreenCanvas(bitmap.width, bitmap.height)
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0)
  bitmap.close()
  return (await canvas.convertToBlob({ type: 'image/png' })).bytes()
}
