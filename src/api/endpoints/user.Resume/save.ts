import { newSaveTicket, TICKET_MS } from '#src/api/domain/save-ticket.ts'
import { documentOf, found, openResume } from '#src/api/resumes/access.ts'
import { ApiError } from '#src/api/wire/errors.ts'
import { type Caller, type Handler, requireSession } from '#src/api/wire/handler.ts'
import { TICKET_HEADER } from '#src/contract/index.ts'

/**
 * Stores a document based on the newest revision; an older one is answered with the newest document, to be merged. The
 * answer has a ticket for the saves of the next moments, unless the call came with one.
 */
export const saveResume: Handler<'user.Resume/save'> = async ({ id, rev, mid, journal, doc }, caller) => {
  const { resume, userId } = await openResume(id, caller)
  const { status, ...answer } = found(await resume.save(userId, { rev, mid, journal, doc: documentOf(doc) }))
  if ('doc' in answer) throw new ApiError('save.conflict', { data: answer })
  giveTicket(id, caller)
  return answer
}

function giveTicket(resumeId: string, caller: Caller): void {
  const { userId, tokenHash, ticketFor, expiresAt } = requireSession(caller)
  if (ticketFor !== null) return
  const { config, now } = caller.services
  const until = Math.min(now() + TICKET_MS, expiresAt)
  caller.answerHeaders.set(TICKET_HEADER, newSaveTicket(config.appSecret, tokenHash, { resumeId, userId, until }))
}
