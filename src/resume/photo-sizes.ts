import type { PhotoShape } from './document.ts'

/** The size of a picture in pixels. */
export type Size = { width: number; height: number }

/** The size at which a photo is stored, if the picture has enough pixels. */
export const photoSizes: Record<PhotoShape, Size> = {
  square: { width: 720, height: 720 },
  '25x35': { width: 560, height: 784 },
  '35x49': { width: 560, height: 784 },
}
