import { devicePhotoAddress } from '#client/lib/device-photos.ts'
import { accountPhotoAddress } from '#client/lib/kept-photos.ts'
import type { ResumeDocument } from '#src/resume/document.ts'

/** The address of a document's photo: at its account, or a data URL; empty when it has none. */
export function photoAddress(document: Pick<ResumeDocument, 'basics'>): string {
  // A photo that is gone from this device is not at the account either; the failed request then says so.
  return devicePhotoAddress(document.basics.photo ?? '') ?? accountPhotoAddress(document) ?? ''
}
