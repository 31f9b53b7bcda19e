import { toBase64 } from '#src/lib/encoding.ts'
import type { ResumeDocument } from '#src/resume/document.ts'
import { ownPhoto } from '#src/resume/own-photo.ts'
import { isPhotoKept, keepPhoto } from './kept-resumes.ts'

type WithPhoto = Pick<ResumeDocument, 'basics'>

/** The address of a document's photo at its account; null when it has none. */
export function accountPhotoAddress({ basics }: WithPhoto): string | null {
  const key = ownPhoto(basics)
  return key && addressOf(key)
}

/** Keeps the photo of a copy on this device, once; a failure is retried with the next copy. */
export async function keepPhotoOf({ basics }: WithPhoto): Promise<void> {
  const key = ownPhoto(basics)
  if (key === null) return
  try {
    if (await isPhotoKept(key)) return
    const answer = await fetch(addressOf(key))
    if (answer.ok) await keepPhoto(key, toBase64(new Uint8Array(await answer.arrayBuffer())))
  } catch {
    // The résumé opens without its photo; the preview says that it is missing.
  }
}

const addressOf = (key: string): string => `/api/user.Resume/photo?key=${encodeURIComponent(key)}`
