import { type CallingPhone, callingPhone, phoneView } from '#src/api/accounts/handoff.ts'
import { sessionOf, signedInUser } from '#src/api/accounts/sign-in.ts'
import { collectHandoff as collect, findHandoff } from '#src/api/db/accounts/handoffs.ts'
import { type Handoff, handoffToken } from '#src/api/domain/handoff.ts'
import type { Caller, Handler } from '#src/api/wire/handler.ts'
import type { SignedIn } from '#src/contract/index.ts'

/**
 * The state of a handoff for the phone; signs the phone in once the desk has allowed it. A retry yields the same
 * session.
 */
export const collectHandoff: Handler<'user.Handoff/collect'> = async ({ link }, caller) => {
  const phone = callingPhone(link, caller)
  const handoff = await findHandoff(caller.services.db, phone.linkHash, phone.now)
  const view = phoneView(handoff, phone)
  const isOver = view.purpose === 'photo' || (view.state !== 'allowed' && view.state !== 'done')
  if (isOver || handoff === null) return { ...view, resume: null, data: null }
  const data = await signIn(handoff, link, phone, caller)
  if (data !== null) return { ...view, state: 'done', resume: handoff.resumeId, data }
  // The desk signed out meanwhile, or the session has ended since.
  const after = phoneView(await findHandoff(caller.services.db, phone.linkHash, phone.now), phone)
  return { ...after, state: after.state === 'done' ? 'expired' : after.state, resume: null, data: null }
}

async function signIn(handoff: Handoff, link: string, phone: CallingPhone, caller: Caller): Promise<SignedIn | null> {
  const { services, browser } = caller
  const token = handoffToken(services.config.appSecret, link, browser.key)
  if (!(await collect(services.db, { ...phone, session: sessionOf(token, caller) }))) return null
  return signedInUser(handoff.userId, token, caller)
}
