import { admit } from '#src/api/accounts/attempt.ts'
import { makeHandoff } from '#src/api/db/accounts/handoffs.ts'
import { linkHash, STEP_MS } from '#src/api/domain/handoff.ts'
import { addressKey } from '#src/api/domain/limits.ts'
import { newId, newToken } from '#src/api/domain/secrets.ts'
import { ApiError } from '#src/api/wire/errors.ts'
import { type Handler, requireSession } from '#src/api/wire/handler.ts'

/** Makes a code for one of the caller's résumés. The ledger keeps only a hash of its secret. */
export const createHandoff: Handler<'user.Handoff/create'> = async ({ id, purpose }, caller) => {
  const { userId, tokenHash } = requireSession(caller)
  const { services, address } = caller
  const { db, config, randomBytes, now } = services
  await admit({ kind: 'handoff', subject: String(userId) }, caller)
  const handoff = newId(randomBytes)
  const link = newToken(randomBytes)
  const isMade = await makeHandoff(db, {
    id: handoff,
    linkHash: linkHash(config.appSecret, link),
    purpose,
    userId,
    resumeId: id,
    sessionHash: tokenHash,
    addressKey: addressKey(address),
    now: now(),
  })
  if (!isMade) throw new ApiError('resource.missing')
  return { handoff, link, seconds: STEP_MS / 1000 }
}
