import { toBase64 } from '#src/lib/encoding.ts'
import type { ResumeDocument } from '#src/resume/document.ts'
import { isPhotoKept, keepPhoto } from './kept-resumes.ts'

/** The value that stands for a silhouette instead of a picture. */
const PLACEHOLDER = 'placeholder'

/** The address of a document's photo at its account; null when it has none. */
export function accountPhotoAddress({ basics: { photo } }: Pick<ResumeDocument, 'basics'>): string | null {
  if (photo === undefined || photo === '' || photo === PLACEHOLDER) return null
  return `/api/user.Resume/photo?key=${encodeURIComponent(photo)}`
}

/** Keeps the picture of a copy on this device, once; what fails is tried again with the next copy. */
export async function keepPhotoOf(doc: ResumeDocument): Promise<void> {
  const address = accountPhotoAddress(doc)
  const key = doc.basics.photo
  if (address === null || key === undefined) return
  try {
    if (await isPhotoKept(key)) return
    const answer = await fetch(address)
    if (answer.ok) await keepPhoto(key, toBase64(new Uint8Array(await answer.arrayBuffer())))
  } catch {
    // Without it the résumé can still be opened; the preview says that the picture is missing.
  }
}
