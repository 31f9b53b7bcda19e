import { tellOfChange } from '#src/api/accounts/change-letter.ts'
import { requireProof } from '#src/api/accounts/proof.ts'
import { judgeCode, wrongCode } from '#src/api/accounts/verification-codes.ts'
import { readAccountByContact } from '#src/api/db/accounts/users.ts'
import { bindContact, readWays } from '#src/api/db/accounts/ways.ts'
import { ApiError } from '#src/api/wire/errors.ts'
import { type Caller, type Handler, requireSession, type Session } from '#src/api/wire/handler.ts'
import { contactOf, isEmail } from '#src/contract/index.ts'

/**
 * Binds a number or address to the caller's account, replacing the former one. A retry with the same code (the answer
 * got lost) succeeds.
 */
export const bindWay: Handler<'user.Way/bind'> = async (input, caller) => {
  const session = requireSession(caller)
  const { db, now } = caller.services
  const contact = contactOf(input)
  const proved = requireProof(session, now())
  const before = await readWays(db, session.userId)
  const code = await judgeCode({ contact, type: 'bind', code: input.code }, caller)
  if (code.kind === 'right' && (await bindContact(db, proved, { contact, codeId: code.id, now: now() }))) {
    const way = isEmail(contact) ? 'email' : 'mobile'
    // Whoever binds what the account has already has changed nothing.
    if (before?.[way] !== contact)
      await tellOfChange(before?.[way] === null ? `${way}.added` : `${way}.changed`, before, caller)
  } else if (!(await isBound(contact, session, caller))) {
    throw await refusal(contact, caller)
  }
  return null
}

async function isBound(contact: string, { userId }: Session, { services }: Caller): Promise<boolean> {
  const ways = await readWays(services.db, userId)
  return ways !== null && (ways.mobile === contact || ways.email === contact)
}

/** Whoever had the right code may learn that another account has it. */
async function refusal(contact: string, { services }: Caller): Promise<ApiError> {
  const { account } = await readAccountByContact(services.db, contact)
  if (account === null) return wrongCode(contact)
  return isEmail(contact)
    ? new ApiError('contact.taken-email', { field: 'email' })
    : new ApiError('contact.taken', { field: 'mobile' })
}
