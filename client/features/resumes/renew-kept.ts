import { isGone } from '#client/api/call.ts'
import type { Client } from '#client/lib/client.tsx'
import { keepPhotoOf } from '#client/lib/kept-photos.ts'
import { forgetResume, keepResume, listKept } from '#client/lib/kept-resumes.ts'
import type { ResumeCard } from '#src/contract/resumes.ts'
import type { User } from '#src/contract/user.ts'
import { readDocument } from '#src/resume/read-document.ts'

/** How long a copy counts as current once the server was asked about it, in ms. */
const CURRENT_MS = 10 * 60_000

/** When copies were last asked for, by their ids and the revisions the list gave, in ms since 1970. */
export type AskedCopies = Map<string, number>

/**
 * Brings the copies on this device up to date with the account, one after the other: renews those with an older
 * revision than the listed one, and removes those of deleted résumés. A copy that is not `listed` may be of another
 * page of the list, so it is asked for, too. Each answer is a whole document, so no copy is asked for again soon.
 * @param asked remembers what was asked for from one visit of the list to the next
 * @returns whether any copy was asked for
 * @throws CallFailure when the server does not answer
 */
export async function renewKept(
  call: Client['call'],
  user: User,
  listed: readonly ResumeCard[],
  { asked, now }: { asked: AskedCopies; now: () => number },
): Promise<boolean> {
  const kept = await listKept()
  if (kept?.user.user_id !== user.user_id) return false
  const revs = new Map(listed.map(({ id, rev }) => [id, rev]))
  const stale = kept.resumes.flatMap(({ id, rev }) => {
    const listedRev = revs.get(id)
    const key = `${id} ${listedRev ?? ''}`
    const isCurrent = listedRev !== undefined && listedRev <= rev
    return isCurrent || (asked.get(key) ?? -Infinity) > now() - CURRENT_MS ? [] : { id, key }
  })
  for (const { id, key } of stale) {
    asked.set(key, now())
    try {
      await renew(call, user, id)
    } catch (error) {
      asked.delete(key)
      throw error
    }
  }
  return stale.length > 0
}

async function renew(call: Client['call'], user: User, id: string): Promise<void> {
  try {
    const { data } = await call('user.Resume/document', { id })
    const read = readDocument(data.doc)
    // A newer version of this page wrote it, which this one cannot read: the copy stays as it is.
    if (!('document' in read)) return
    await keepResume(user, id, { rev: data.rev, doc: read.document })
    await keepPhotoOf(read.document)
  } catch (error) {
    if (!isGone(error)) throw error
    await forgetResume(id)
  }
}
