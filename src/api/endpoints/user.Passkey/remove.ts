import { PROOF_LIFE_MS, provedUntil } from '#src/api/accounts/proof.ts'
import { readPasskey, removePasskey } from '#src/api/db/passkeys.ts'
import { ApiError } from '#src/api/wire/errors.ts'
import { type Handler, requireSession } from '#src/api/wire/handler.ts'

/** Removes a passkey of the caller, unless nothing else would let them in; one that is gone already is removed. */
export const dropPasskey: Handler<'user.Passkey/remove'> = async ({ id }, caller) => {
  const session = requireSession(caller)
  const { userId, tokenHash } = session
  const { db, now } = caller.services
  const time = now()
  if (provedUntil(session) <= time) throw new ApiError('proof.required')
  const isRemoved = await removePasskey(db, { userId, tokenHash, provedAfter: time - PROOF_LIFE_MS }, id)
  if (!isRemoved && (await readPasskey(db, id))?.userId === userId) throw new ApiError('way.last')
  return null
}
