import { expose, transfer } from 'comlink'
import { photoFile } from '#client/features/editor/pdf/photo.ts'
import { findDesign } from '#src/resume/designs/registry.ts'
import type { ResumeDocument } from '#src/resume/document.ts'
import { buildDocx } from '#src/resume/docx/build.ts'
import { hasPhotoPlace } from '#src/resume/print/photo.ts'

/** `photoMissing`: the photo could not be loaded. */
export type WordFile = { bytes: Uint8Array<ArrayBuffer>; photoMissing: boolean }
export type MakeWord = typeof make

/** @param photo the address of the photo, or empty */
async function make(document: ResumeDocument, photo: string): Promise<WordFile> {
  const picture = photo ? await photoFile(photo) : null
  const type = picture?.type === 'image/jpeg' ? 'jpg' : 'png'
  // A résumé whose photo failed to load must not show a silhouette instead.
  const shown = picture === null && photo ? { ...document, basics: { ...document.basics, photo: '' } } : document
  const file = picture === null ? undefined : ({ type, bytes: picture.bytes } as const)
  const built = await buildDocx(shown, undefined, file, new Date().toISOString())
  const photoMissing = shown !== document && hasPhotoPlace(document.design, findDesign(document.design.id))
  // A copy, because the transferred bytes must be their whole buffer.
  const bytes = Uint8Array.from(built)
  return transfer({ bytes, photoMissing }, [bytes.buffer])
}

expose(make)
