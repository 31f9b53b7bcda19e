import type { LaidOut } from '@react-pdf/layout'
import draw from '@react-pdf/render'
import { PageCanvas } from './page-canvas.ts'

/** A page, counted from 0, and the width in pixels in which it is to be drawn. */
export type WantedPicture = { page: number; width: number }
export type PagePicture = WantedPicture & { bitmap: ImageBitmap }

/** Decoded photos by their data. */
type Photos = ReadonlyMap<unknown, ImageBitmap>

/** The photos of the last layout. */
let decoded: Photos = new Map()

/** Draws the wanted pages of a layout; pages that it does not have are left out. */
export async function drawPages(layout: LaidOut, wanted: readonly WantedPicture[]): Promise<PagePicture[]> {
  const photos = await decodedPhotos(layout)
  return wanted.flatMap(({ page, width }) => {
    const sheet = layout.children?.[page]
    return sheet ? [{ page, width, bitmap: drawPage(sheet, width, photos) }] : []
  })
}

async function decodedPhotos(layout: LaidOut): Promise<Photos> {
  const photos = new Map<unknown, ImageBitmap>()
  for (const data of photosIn(layout)) {
    photos.set(data, decoded.get(data) ?? (await createImageBitmap(new Blob([data]))))
  }
  decoded = photos
  return photos
}

function photosIn({ image, children = [] }: LaidOut): Uint8Array<ArrayBuffer>[] {
  return [...(image ? [image.data] : []), ...children.flatMap(photosIn)]
}

function drawPage(sheet: LaidOut, width: number, photos: Photos): ImageBitmap {
  const { width: paper, height } = sheet.box ?? { width, height: width }
  const scale = width / paper
  const canvas = new OffscreenCanvas(Math.round(width), Math.round(height * scale))
  // `willReadFrequently` keeps the drawing in this process: a graphics process would have to be waited for.
  const context = canvas.getContext('2d', { alpha: false, willReadFrequently: true })
  if (!context) throw new Error('Nothing can be drawn here')
  context.fillStyle = 'white'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.fillStyle = 'black'
  draw(new PageCanvas(context, scale, photos), { type: 'DOCUMENT', children: [sheet] })
  return canvas.transferToImageBitmap()
}
