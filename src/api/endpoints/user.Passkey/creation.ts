import { challengeFor, credentialOf, handleOf, relyingParty } from '#src/api/accounts/passkeys.ts'
import { requireProof } from '#src/api/accounts/proof.ts'
import { listPasskeys } from '#src/api/db/accounts/passkeys.ts'
import { readAccount } from '#src/api/db/accounts/users.ts'
import { readWays } from '#src/api/db/accounts/ways.ts'
import { readSiteConfig } from '#src/api/db/site-config.ts'
import { maskEmail, maskMobile } from '#src/api/domain/membership.ts'
import { ALGORITHMS } from '#src/api/domain/passkey-challenge.ts'
import { ApiError } from '#src/api/wire/errors.ts'
import { type Handler, requireSession } from '#src/api/wire/handler.ts'
import { PASSKEYS_MAX } from '#src/contract/index.ts'

/**
 * The options for creating a passkey. All passkeys of an account share one user handle, so that a new one replaces an
 * earlier one of the same authenticator that was removed here; those still in use are excluded.
 */
export const passkeyCreation: Handler<'user.Passkey/creation'> = async (_input, caller) => {
  const session = requireSession(caller)
  const { userId, tokenHash } = session
  const { services, locale } = caller
  const { db, now } = services
  requireProof(session, now())
  const [passkeys, ways, { account }, site] = await Promise.all([
    listPasskeys(db, userId),
    readWays(db, userId),
    readAccount(db, userId),
    readSiteConfig(db, locale),
  ])
  if (ways === null || account === null) throw new ApiError('session.required')
  if (passkeys.length >= PASSKEYS_MAX) throw new ApiError('passkeys.full')
  const name = maskMobile(ways.mobile) || maskEmail(ways.email) || account.userName
  return {
    challenge: challengeFor(`add ${tokenHash}`, services),
    rp: { id: relyingParty(services).id, name: site.site_name },
    user: { id: handleOf(userId, passkeys, services), name, displayName: account.userName },
    pubKeyCredParams: ALGORITHMS.map((alg) => ({ type: 'public-key', alg })),
    excludeCredentials: passkeys.map(credentialOf),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    attestation: 'none',
  }
}
