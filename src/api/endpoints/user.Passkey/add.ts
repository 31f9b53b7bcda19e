import { tellOfChange } from '#src/api/accounts/change-letter.ts'
import { handleOf, passkeyView, readNewPasskey } from '#src/api/accounts/passkeys.ts'
import { requireProof } from '#src/api/accounts/proof.ts'
import { addPasskey, listPasskeys } from '#src/api/db/accounts/passkeys.ts'
import { readWays } from '#src/api/db/accounts/ways.ts'
import { deviceOf } from '#src/api/domain/devices.ts'
import { ApiError } from '#src/api/wire/errors.ts'
import { type Caller, type Handler, requireSession } from '#src/api/wire/handler.ts'
import { type Locale, PASSKEYS_MAX } from '#src/contract/index.ts'

const unnamed: Record<Locale, string> = { zh: '通行密钥', en: 'Passkey' }

/**
 * Adds a passkey made by the caller's browser, named after that browser. A retry with the same passkey (the answer got
 * lost) succeeds.
 */
export const addNewPasskey: Handler<'user.Passkey/add'> = async ({ passkey: response }, caller) => {
  const session = requireSession(caller)
  const { userId, tokenHash } = session
  const { services } = caller
  const { db } = services
  const now = services.now()
  const owner = requireProof(session, now)
  const { answered, ...made } = await readNewPasskey(response, `add ${tokenHash}`, caller)
  const before = await listPasskeys(db, userId)
  const passkey = {
    ...made,
    userHandle: handleOf(userId, before, services),
    transports: response.response.transports ?? [],
    name: nameFor(caller),
    createdAt: now,
  }
  const isFirst = await addPasskey(db, passkey, { owner, answered, limit: PASSKEYS_MAX })
  const mine = await listPasskeys(db, userId)
  const added = mine.find(({ id, publicKey }) => id === made.id && publicKey === made.publicKey)
  if (added === undefined) throw new ApiError(refusalOf(isFirst, mine.length))
  if (isFirst) await tellOfChange('passkey.added', await readWays(db, userId), caller)
  return passkeyView(added)
}

function refusalOf(isFirst: boolean, count: number) {
  if (!isFirst) return 'passkey.stale'
  return count >= PASSKEYS_MAX ? 'passkeys.full' : 'passkey.refused'
}

function nameFor({ userAgent, locale }: Caller): string {
  const { browser, system } = deviceOf(userAgent)
  return [browser, system].filter(Boolean).join(' · ') || unnamed[locale]
}
