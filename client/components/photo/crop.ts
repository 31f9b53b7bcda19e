import type { PhotoShape } from '#src/resume/document.ts'
import { photoSizes, type Size } from '#src/resume/photo-sizes.ts'

/** A crop: its centre in pixels of the picture, and its zoom relative to the whole picture. */
export type Crop = { x: number; y: number; zoom: number }

const MOST_ZOOM = 6
/** A narrower photo looks blurred: at 35 mm, the widest format, it has fewer than 145 pixels to the inch. */
const SHARP_WIDTH = 200

/** The initial crop: centred and as large as possible; for portraits towards the top, where faces are. */
export function firstCrop(picture: Size, shape: PhotoShape): Crop {
  return within(picture, shape, { x: picture.width / 2, y: picture.height * 0.42, zoom: 1 })
}

/** Whether somebody has chosen another part of the picture, or another shape, than was offered. */
export function isChosen(picture: Size, offered: PhotoShape, shape: PhotoShape, crop: Crop): boolean {
  const first = firstCrop(picture, offered)
  return shape !== offered || crop.x !== first.x || crop.y !== first.y || crop.zoom !== first.zoom
}

/** The area that is kept, in pixels of the picture. */
export function keptArea(picture: Size, shape: PhotoShape, { x, y, zoom }: Crop): Size & { left: number; top: number } {
  const { width: w, height: h } = photoSizes[shape]
  const scale = Math.min(picture.width / w, picture.height / h) / zoom
  const [width, height] = [w * scale, h * scale]
  return { left: x - width / 2, top: y - height / 2, width, height }
}

/** The nearest crop within the picture. */
export function within(picture: Size, shape: PhotoShape, crop: Crop): Crop {
  const zoom = limit(crop.zoom, 1, MOST_ZOOM)
  const { width, height } = keptArea(picture, shape, { ...crop, zoom })
  return {
    zoom,
    x: limit(crop.x, width / 2, picture.width - width / 2),
    y: limit(crop.y, height / 2, picture.height - height / 2),
  }
}

/** Moves the picture under the frame, by fractions of the frame's width and height. */
export function panned(picture: Size, shape: PhotoShape, crop: Crop, right: number, down: number): Crop {
  const { width, height } = keptArea(picture, shape, crop)
  return within(picture, shape, { ...crop, x: crop.x - right * width, y: crop.y - down * height })
}

/** The size to store: never more pixels than the picture has. */
export function storedSize(picture: Size, shape: PhotoShape, crop: Crop): Size {
  const size = photoSizes[shape]
  const share = Math.min(1, keptArea(picture, shape, crop).width / size.width)
  return { width: Math.round(size.width * share), height: Math.round(size.height * share) }
}

/** The size to store if it is so small that the photo will look blurred; otherwise null. */
export function blurredSize(picture: Size, shape: PhotoShape, crop: Crop): Size | null {
  const size = storedSize(picture, shape, crop)
  return size.width < SHARP_WIDTH ? size : null
}

function limit(value: number, low: number, high: number): number {
  return Math.max(low, Math.min(value, high))
}
