import { documentLimits, type ResumeDocument } from '#src/resume/document.ts'
import { type DocumentFault, readDocument } from '#src/resume/read-document.ts'
import { isRecord, type JsonRecord } from './json-values.ts'

/** The largest picture a backup brings, in bytes: an account stores no larger one. */
export const largestPhoto = 1024 * 1024

/** The longest backup that is read, in signs: the longest document, indented, and the largest picture in base64. */
export const longestBackup = 2 * documentLimits.bytes + 2 * largestPhoto

const photoTypes = ['image/jpeg', 'image/png', 'image/webp'] as const
const photoUrl = /^data:image\/(?:jpeg|png|webp);base64,([A-Za-z0-9+/]+)={0,2}$/

/** A stored picture as a backup has it. */
export type BackupPhoto = { type: (typeof photoTypes)[number]; base64: string }

/**
 * What a backup says of the picture. `large`: more than an account stores; `unfit`: nothing that could be a picture we
 * show.
 */
export type ReadPhoto = { base64: string } | { fault: 'large' | 'unfit' }

/** Whether a backup can hold pictures of a media type. */
export function isPhotoType(type: string): type is BackupPhoto['type'] {
  return photoTypes.some((known) => known === type)
}

/**
 * A résumé as our own JSON: the document as it is stored, and beside its fields, as a data address under `photo`, the
 * picture that `basics.photo` refers to: elsewhere that name means nothing.
 */
export function writeBackup(document: ResumeDocument, photo: BackupPhoto | null): string {
  const backup = photo === null ? document : { ...document, photo: `data:${photo.type};base64,${photo.base64}` }
  return `${JSON.stringify(backup, null, 2)}\n`
}

/** Whether some JSON is meant to be one of ours. */
export function isBackup(json: unknown): json is JsonRecord {
  return isRecord(json) && typeof json.schema === 'number' && isRecord(json.design)
}

/** Reads somebody's backup: `photo` is null when it brings none. A picture that is none keeps nothing else out. */
export function readBackup({
  photo,
  ...rest
}: JsonRecord): { document: ResumeDocument; photo: ReadPhoto | null } | { fault: DocumentFault } {
  const read = readDocument(rest)
  return 'document' in read ? { ...read, photo: photo === undefined ? null : readPhoto(photo) } : read
}

function readPhoto(photo: unknown): ReadPhoto {
  const [url, digits] = typeof photo === 'string' ? (photoUrl.exec(photo) ?? []) : []
  if (url === undefined || digits === undefined) return { fault: 'unfit' }
  // Four digits are three bytes.
  if (Math.floor((digits.length * 3) / 4) > largestPhoto) return { fault: 'large' }
  return { base64: url.slice(url.indexOf(',') + 1) }
}
