import { handleOf, passkeyView, readNewPasskey } from '#src/api/accounts/passkeys.ts'
import { PROOF_LIFE_MS, provedUntil } from '#src/api/accounts/proof.ts'
import { addPasskey, listPasskeys } from '#src/api/db/passkeys.ts'
import { deviceOf } from '#src/api/domain/devices.ts'
import { ApiError } from '#src/api/wire/errors.ts'
import { type Caller, type Handler, requireSession } from '#src/api/wire/handler.ts'
import { type Locale, PASSKEYS_MAX } from '#src/contract/index.ts'

const unnamed: Record<Locale, string> = { zh: '通行密钥', en: 'Passkey' }

/**
 * Adds the passkey the caller's browser has made, named after that browser. Asked again with the same one (the answer
 * got lost), it succeeds.
 */
export const addNewPasskey: Handler<'user.Passkey/add'> = async ({ passkey: response }, caller) => {
  const session = requireSession(caller)
  const { userId, tokenHash } = session
  const { services } = caller
  const { db } = services
  const now = services.now()
  const { answered, ...made } = await readNewPasskey(response, `add ${tokenHash}`, caller)
  const passkey = {
    ...made,
    userHandle: handleOf(userId, await listPasskeys(db, userId), services),
    transports: response.response.transports ?? [],
    name: nameFor(caller),
    createdAt: now,
  }
  const owner = { userId, tokenHash, provedAfter: now - PROOF_LIFE_MS }
  const isFirst = await addPasskey(db, passkey, { owner, answered, limit: PASSKEYS_MAX })
  const mine = await listPasskeys(db, userId)
  const added = mine.find(({ id, publicKey }) => id === made.id && publicKey === made.publicKey)
  if (added !== undefined) return passkeyView(added)
  if (!isFirst) throw new ApiError('passkey.stale')
  if (provedUntil(session) <= now) throw new ApiError('proof.required')
  throw new ApiError(mine.length >= PASSKEYS_MAX ? 'passkeys.full' : 'passkey.refused')
}

function nameFor({ userAgent, locale }: Caller): string {
  const { browser, system } = deviceOf(userAgent)
  return [browser, system].filter(Boolean).join(' · ') || unnamed[locale]
}
