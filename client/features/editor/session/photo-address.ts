import { devicePhotoAddress } from '#client/lib/device-photos.ts'
import type { ResumeDocument } from '#src/resume/document.ts'

/** The value that stands for a silhouette instead of a picture. */
const PLACEHOLDER = 'placeholder'

/** Where the picture of a document is: with its account, or in the address itself; empty when it has none. */
export function photoAddress({ basics: { photo } }: Pick<ResumeDocument, 'basics'>): string {
  if (photo === undefined || photo === '' || photo === PLACEHOLDER) return ''
  // One that is gone from this device is not with the account either: that it cannot be had is said.
  return devicePhotoAddress(photo) ?? `/api/user.Resume/photo?key=${encodeURIComponent(photo)}`
}
