import type { ExportedResume } from '#src/api/db/accounts/account-export.ts'
import type { Archive, ArchivedAfter, ArchivedRow } from '#src/api/documents/archive.ts'
import { type PhotoContent, readPhoto } from '#src/api/files/photos.ts'
import { toBase64 } from '#src/lib/encoding.ts'
import { parseJson } from '#src/lib/json.ts'
import type { ZipEntry } from '#src/lib/zip-stream.ts'
import type { ResumeDocument } from '#src/resume/document.ts'
import { buildDocx } from '#src/resume/docx/build.ts'
import { isPhotoType, writeBackup } from '#src/resume/formats/backup.ts'
import { writeJsonResume } from '#src/resume/formats/json-resume/write.ts'
import { ownPhoto } from '#src/resume/own-photo.ts'
import type { Services } from '#src/services.ts'
import { jsonEntry, textEntry } from './entries.ts'
import type { ExportFault } from './fault.ts'

const FIRST: ArchivedAfter = { versions: 0, history: 0 }

/** A résumé to export: its owner, its row in the index, and its file name without extension. */
export type ResumeToExport = { userId: number; row: ExportedResume; path: string; name: string }

/**
 * Yields the files of one résumé, deleted or not. What cannot be read is logged and reported to `onFault`; the other
 * files are still made.
 * @throws when a store cannot be reached
 */
export async function* resumeFiles(
  { userId, row, path, name }: ResumeToExport,
  services: Services,
  onFault: (fault: ExportFault) => void,
): AsyncGenerator<ZipEntry, void> {
  const fault = (what: ExportFault['what'], error: unknown): null => {
    services.log.error('account.export', error, { what, resume: row.id })
    onFault({ what, name })
    return null
  }
  const read = async (after: ArchivedAfter) => {
    const found = await twice(() => services.documents.getByName(row.id).archive(userId, after))
    return typeof found === 'string' ? fault('resume', new Error(`The résumé is ${found}`)) : found
  }

  let archive = await read(FIRST)
  if (archive === null) return
  const { doc } = archive
  const photo = await photoOf(doc, services)
  if (photo === 'missing') fault('photo', new Error('The photo is missing'))
  const picture = photo === 'missing' ? null : photo
  yield textEntry(`${path}.qingjian.json`, writeBackup(doc, backupPhoto(picture)))
  yield jsonEntry(`${path}.resume.json`, writeJsonResume(doc))
  const word = await wordOf(photo === 'missing' ? withoutPhoto(doc) : doc, picture, services).catch((error: unknown) =>
    fault('word', error),
  )
  if (word !== null) yield { name: `${path}.docx`, bytes: word, packed: true }
  for (let part = 1; archive !== null; part += 1) {
    const { versions, history } = archive
    if (versions.rows.length + history.rows.length > 0)
      yield jsonEntry(`${path}.versions-${part}.json`, keptOf(archive))
    if (versions.next === null && history.next === null) return
    archive = await read({ versions: versions.next, history: history.next })
  }
}

/**
 * The photo of a document; null for none.
 * @throws when the store cannot be reached
 */
async function photoOf({ basics }: ResumeDocument, { files }: Services): Promise<PhotoContent | 'missing' | null> {
  const photo = ownPhoto(basics)
  if (photo === null) return null
  return (await twice(() => readPhoto(files, photo))) ?? 'missing'
}

/** The document without its photo or placeholder. */
function withoutPhoto(doc: ResumeDocument): ResumeDocument {
  return { ...doc, basics: { ...doc.basics, photo: '' } }
}

function backupPhoto(photo: PhotoContent | null) {
  if (photo === null || !isPhotoType(photo.type)) return null
  return { type: photo.type, base64: toBase64(new Uint8Array(photo.bytes)) }
}

async function wordOf(doc: ResumeDocument, photo: PhotoContent | null, { images }: Services): Promise<Uint8Array> {
  if (photo === null) return buildDocx(doc)
  if (photo.type === 'image/jpeg') return buildDocx(doc, undefined, { type: 'jpg', bytes: new Uint8Array(photo.bytes) })
  // Word does not support WebP.
  const png = photo.type === 'image/png' ? photo.bytes : await images.png(photo.bytes)
  return buildDocx(doc, undefined, { type: 'png', bytes: new Uint8Array(png) })
}

function keptOf({ versions, history }: Archive) {
  return { versions: versions.rows.map(opened), history: history.rows.map(opened) }
}

/** A history row with its JSON parsed; invalid JSON stays text. */
function opened(row: ArchivedRow): Record<string, unknown> {
  const parsed = Object.entries(row).map(([key, value]) => {
    const isJson = (key === 'doc' || key === 'fields') && typeof value === 'string'
    return [key, isJson ? (parseJson(value) ?? value) : value]
  })
  return Object.fromEntries(parsed)
}

/** Retries a call once. */
export async function twice<T>(ask: () => Promise<T>): Promise<T> {
  return ask().catch(ask)
}
