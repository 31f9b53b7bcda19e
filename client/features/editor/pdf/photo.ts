import { fromBase64, toBase64 } from '#src/lib/encoding.ts'
import { type BackupPhoto, isPhotoType } from '#src/resume/formats/backup.ts'

export type PhotoFile = { type: 'image/jpeg' | 'image/png'; bytes: Uint8Array<ArrayBuffer> }

let last = { address: '', picture: '' }

/**
 * Loads a photo in a format the layout accepts; null when that fails. The résumé is made without it, and whoever saves
 * it is told.
 */
export async function photoFile(address: string): Promise<PhotoFile | null> {
  try {
    const picture = await pictureAt(address)
    if (picture === null) return null
    // Finds unreadable pictures here, because the layout engine would leave them out silently.
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
    const picture = await pictureAt(address)
    if (picture === null || !isPhotoType(picture.type)) return null
    return { type: picture.type, base64: toBase64(await picture.bytes()) }
  } catch {
    return null
  }
}

/**
 * Loads the picture at an address of this site, or decodes a data URL, which the content policy of workers does not let
 * them fetch. Null when there is no picture.
 * @throws TypeError when nobody answers
 */
export async function pictureAt(address: string): Promise<Blob | null> {
  const data = /^data:(image\/[a-z]+);base64,(.*)$/.exec(address)
  if (data === null) {
    const response = await fetch(address)
    return response.ok ? response.blob() : null
  }
  const [, type, text = ''] = data
  const bytes = fromBase64(text)
  return bytes && new Blob([bytes], { type })
}

/** Converts a picture to PNG: photos may be stored as WebP, which neither PDF nor Word supports. */
async function asPng(bitmap: ImageBitmap): Promise<Uint8Array<ArrayBuffer>> {
  const canvas = new OffscreenCanvas(bitmap.width, bitmap.height)
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0)
  bitmap.close()
  return (await canvas.convertToBlob({ type: 'image/png' })).bytes()
}
