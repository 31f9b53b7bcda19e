import { PROOF_LIFE_MS } from '#src/api/accounts/proof.ts'
import { leave, leftBy, TIME_TO_KEEP_MS } from '#src/api/db/accounts/leaving.ts'
import { closeEndedSockets } from '#src/api/resumes/sockets.ts'
import { ApiError } from '#src/api/wire/errors.ts'
import { type Caller, type Handler, requireSession } from '#src/api/wire/handler.ts'

/** Schedules the deletion of the caller's account in seven days; sessions, sockets and links end at once. */
export const deleteAccount: Handler<'user.Account/delete'> = async ({ confirm }, caller) => {
  if (caller.session === null) return { deletes_at: await wasAsked(caller) }
  const { userId, tokenHash } = requireSession(caller)
  const { db, now } = caller.services
  if (confirm.trim() !== String(userId)) throw new ApiError('confirmation.wrong', { field: 'confirm' })
  const time = now()
  const leaver = { userId, tokenHash, provedAfter: time - PROOF_LIFE_MS, deletesAt: time + TIME_TO_KEEP_MS }
  const deletesAt = await leave(db, leaver)
  if (deletesAt === null) throw new ApiError('proof.required')
  await closeEndedSockets(caller.services)
  return { deletes_at: deletesAt }
}

/** Handles a retry after a lost answer: the first call has ended the session of this one. */
async function wasAsked({ tokenHash, services }: Caller): Promise<number> {
  const deletesAt = tokenHash === null ? null : await leftBy(services.db, tokenHash)
  if (deletesAt === null) throw new ApiError('session.required')
  return deletesAt
}
