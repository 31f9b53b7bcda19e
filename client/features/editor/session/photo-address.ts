import { devicePhotoAddress } from '#client/lib/device-photos.ts'
import type { ResumeDocument } from '#src/resume/document.ts'

/** The value that stands for a silhouette instead of a picture. */
const PLACEHOLDER = 'placeholder'

/** The address of a document's photo: at its account, or a data URL; empty when it has none. */
export function photoAddress({ basics: { photo } }: Pick<ResumeDocument, 'basics'>): string {
  if (photo === undefined || photo === '' || photo === PLACEHOLDER) return ''
  // A photo that is gone from this device is not at the account either; the failed request then says so.
  return devicePhotoAddress(photo) ?? `/api/user.Resume/photo?key=${encodeURIComponent(photo)}`
}
