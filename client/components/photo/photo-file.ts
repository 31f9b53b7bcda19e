import type { PhotoShape } from '#src/resume/document.ts'
import { type Crop, keptArea, storedSize } from './crop.ts'

const MAX_FILE = 20 * 1024 * 1024
const MAX_STORED = 300 * 1024
const QUALITIES = [0.92, 0.85, 0.75, 0.6, 0.45]

export type PhotoFault = 'wrongType' | 'tooLarge' | 'unreadable'

/** Opens a picture, rotated as its metadata says. */
export async function openPicture(file: Blob): Promise<ImageBitmap | PhotoFault> {
  // A file without a known ending has no type, such as a HEIC picture on Windows: opening it shows what it is.
  if (file.type !== '' && !file.type.startsWith('image/')) return 'wrongType'
  if (file.size > MAX_FILE) return 'tooLarge'
  try {
    return await createImageBitmap(file, { imageOrientation: 'from-image' })
  } catch {
    return 'unreadable'
  }
}

/** Draws the cropped area onto a whole canvas; transparent parts become white. */
export function drawCrop(canvas: HTMLCanvasElement, picture: ImageBitmap, shape: PhotoShape, crop: Crop): void {
  const context = canvas.getContext('2d')
  if (context === null) return
  const { left, top, width, height } = keptArea(picture, shape, crop)
  context.imageSmoothingQuality = 'high'
  context.fillStyle = '#fff'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.drawImage(picture, left, top, width, height, 0, 0, canvas.width, canvas.height)
}

/**
 * The cropped area as a JPEG in base64, of at most 300 KB.
 * @throws Error when the browser cannot encode it, or not within that size
 */
export async function croppedPhoto(picture: ImageBitmap, shape: PhotoShape, crop: Crop): Promise<string> {
  const canvas = document.createElement('canvas')
  Object.assign(canvas, storedSize(picture, shape, crop))
  drawCrop(canvas, picture, shape, crop)
  for (const quality of QUALITIES) {
    const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/jpeg', quality))
    if (blob !== null && blob.size <= MAX_STORED) return base64Of(blob)
  }
  throw new Error('The picture cannot be written as a JPEG')
}

function base64Of(blob: Blob): Promise<string> {
  return new Promise((done, fail) => {
    const reader = new FileReader()
    reader.onload = () => done(String(reader.result).split(',')[1] ?? '')
    reader.onerror = () => fail(reader.error)
    reader.readAsDataURL(blob)
  })
}
