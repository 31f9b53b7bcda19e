import type { Design } from '#src/resume/designs/design.ts'
import type { DesignChoice, ResumeDocument } from '#src/resume/document.ts'
import { millimetres } from './place.ts'

/** The ratio of height to width of an identity photo. */
const identityRatio = 7 / 5
/** The width in millimetres in designs without their own place for a photo. */
const usualWidth = 24
const factors = { small: 0.8, medium: 1, large: 1.25 }
/** The radius of rounded corners as a share of the width. */
export const cornerShare = 0.08
/** When a picture is too high, the share of the cropped height that is cut at its top: heads are in the upper half. */
export const cutAbove = 0.28

/** The neutral figure drawn where a photo will be, on a ground of this size: ellipses by centre and radii. */
export const silhouette = {
  width: 250,
  height: 350,
  ground: '#eaeaea',
  figure: '#cdcdcd',
  ellipses: [
    [125, 148, 54, 66],
    [125, 222, 22, 46],
    [125, 372, 122, 128],
  ],
} as const

/** The printed photo; lengths in points. */
export type PrintedPhoto = {
  width: number
  height: number
  frame: NonNullable<DesignChoice['photoFrame']>
  /** How much of the picture's height is cut off so that it fits, as a share; 0 for none. */
  cut: number
}

/** Whether a photo would be printed: as the user has chosen, otherwise as the design has it. */
export function hasPhotoPlace(choice: DesignChoice, design: Design): boolean {
  return choice.photoSize === undefined ? design.photo > 0 : choice.photoSize !== 'none'
}

/** The photo that a document prints, or null for none. */
export function photoOf({ basics, design: choice }: ResumeDocument, design: Design): PrintedPhoto | null {
  const { photoSize = 'medium', photoFrame: frame = 'square' } = choice
  if (!basics.photo || photoSize === 'none' || !hasPhotoPlace(choice, design)) return null
  const width = millimetres(design.photo || usualWidth) * factors[photoSize]
  const ratio = basics.photoShape === 'square' ? 1 : identityRatio
  return frame === 'circle'
    ? { width, height: width, frame, cut: 1 - 1 / ratio }
    : { width, height: width * ratio, frame, cut: 0 }
}
