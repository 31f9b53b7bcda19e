import type { PhotoShape } from './document.ts'

/** Of a picture, in pixels. */
export type Size = { width: number; height: number }

/** What a photo is stored as, if the picture has as many pixels. */
export const photoSizes: Record<PhotoShape, Size> = {
  square: { width: 720, height: 720 },
  '25x35': { width: 560, height: 784 },
  '35x49': { width: 560, height: 784 },
}
