import { isGone } from '#client/api/is-gone.ts'
import type { Client } from '#client/lib/client.tsx'
import { keepPhotoOf } from '#client/lib/kept-photos.ts'
import { forgetResume, keepResume, listKept } from '#client/lib/kept-resumes.ts'
import type { ResumeCard } from '#src/contract/resumes.ts'
import type { User } from '#src/contract/user.ts'
import { readDocument } from '#src/resume/read-document.ts'

/**
 * Brings the copies on this device up to date with the account, one after the other: changed ones are renewed, those of
 * deleted résumés removed. A copy that is not among the `listed` may be of another page of the list, so it is asked for.
 * @returns whether anything has changed
 * @throws CallFailure when the server does not answer
 */
export async function renewKept(call: Client['call'], user: User, listed: readonly ResumeCard[]): Promise<boolean> {
  const kept = await listKept()
  if (kept?.user.user_id !== user.user_id) return false
  const revs = new Map(listed.map(({ id, rev }) => [id, rev]))
  const stale = kept.resumes.filter(({ id, rev }) => revs.get(id) !== rev)
  for (const { id } of stale) await renew(call, user, id)
  return stale.length > 0
}

async function renew(call: Client['call'], user: User, id: string): Promise<void> {
  try {
    const { data } = await call('user.Resume/document', { id })
    const read = readDocument(data.doc)
    // Of a newer page: this one cannot keep it, and the copy goes on being what it was.
    if (!('document' in read)) return
    await keepResume(user, id, { rev: data.rev, doc: read.document })
    await keepPhotoOf(read.document)
  } catch (error) {
    if (!isGone(error)) throw error
    await forgetResume(id)
  }
}
