import type { Design } from '#src/resume/designs/design.ts'
import type { DesignChoice, ResumeDocument } from '#src/resume/document.ts'
import { millimetres } from './place.ts'

/** Height of a photograph for an identity card to its width. */
const identityRatio = 7 / 5
/** Millimetres of width in a design that has no place of its own for one. */
const usualWidth = 24
const factors = { small: 0.8, medium: 1, large: 1.25 }
/** Of the width, the radius of a rounded corner. */
export const cornerShare = 0.08
/** Of what is cut from the height of a picture that is too high, the part at its top: heads stand in the upper half. */
export const cutAbove = 0.28

/** The picture of the person; lengths in points. */
export type PrintedPhoto = {
  width: number
  height: number
  frame: NonNullable<DesignChoice['photoFrame']>
  /** Of the height of the picture, what is cut away so that it fits: 0 for none. */
  cut: number
}

/** Whether a picture belongs into a document's files, when the person has one. */
export function hasPhotoPlace(choice: DesignChoice, design: Design): boolean {
  return choice.photoSize === undefined ? design.photo > 0 : choice.photoSize !== 'none'
}

/** The picture a document prints, or null for none. */
export function photoOf({ basics, design: choice }: ResumeDocument, design: Design): PrintedPhoto | null {
  const { photoSize = 'medium', photoFrame: frame = 'square' } = choice
  if (!basics.photo || photoSize === 'none' || !hasPhotoPlace(choice, design)) return null
  const width = millimetres(design.photo || usualWidth) * factors[photoSize]
  const ratio = basics.photoShape === 'square' ? 1 : identityRatio
  return frame === 'circle'
    ? { width, height: width, frame, cut: 1 - 1 / ratio }
    : { width, height: width * ratio, frame, cut: 0 }
}
