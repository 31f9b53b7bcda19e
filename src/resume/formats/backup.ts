import { isRecord, type JsonRecord } from '#src/lib/json.ts'
import { documentLimits, type ResumeDocument } from '#src/resume/document.ts'
import { type DocumentFault, readDocument } from '#src/resume/read-document.ts'

/** The largest photo in a backup, in bytes: the same as an account may store. */
const largestPhoto = 1024 * 1024

/** The longest backup that is read, in characters: the longest document, indented, and the largest photo in base64. */
export const longestBackup = 2 * documentLimits.bytes + 2 * largestPhoto

const photoTypes = ['image/jpeg', 'image/png', 'image/webp'] as const
const photoUrl = /^data:image\/(?:jpeg|png|webp);base64,([A-Za-z0-9+/]+)={0,2}$/

/** A photo inside a backup. */
export type BackupPhoto = { type: (typeof photoTypes)[number]; base64: string }

/**
 * The result of reading a backup's photo. `large`: more than an account may store; `unfit`: not a supported picture.
 */
export type ReadPhoto = { base64: string } | { fault: 'large' | 'unfit' }

/** Whether a backup can hold photos of a media type. */
export function isPhotoType(type: string): type is BackupPhoto['type'] {
  return photoTypes.some((known) => known === type)
}

/**
 * Writes our own JSON format: the fields of the document as stored, and under `photo` a data URL of the picture that
 * `basics.photo` refers to, because that key means nothing outside our storage.
 */
export function writeBackup(document: ResumeDocument, photo: BackupPhoto | null): string {
  const backup = photo === null ? document : { ...document, photo: `data:${photo.type};base64,${photo.base64}` }
  return `${JSON.stringify(backup, null, 2)}\n`
}

/** Whether a JSON value claims to be a backup of ours. */
export function isBackup(json: unknown): json is JsonRecord {
  return isRecord(json) && typeof json.schema === 'number' && isRecord(json.design)
}

/** Reads a backup; `photo` is null when there is none. A bad photo does not prevent reading the rest. */
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
  // Four base64 digits are three bytes.
  if (Math.floor((digits.length * 3) / 4) > largestPhoto) return { fault: 'large' }
  return { base64: url.slice(url.indexOf(',') + 1) }
}
