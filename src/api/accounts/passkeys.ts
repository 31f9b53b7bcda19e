import type { PasskeyUse, StoredPasskey } from '#src/api/db/accounts/passkeys.ts'
import {
  type Answered,
  CHALLENGE_LIFE_MS,
  type ChallengeFor,
  newChallenge,
  readChallenge,
} from '#src/api/domain/passkey-challenge.ts'
import { passkeyHandle } from '#src/api/domain/secrets.ts'
import { ApiError } from '#src/api/wire/errors.ts'
import type { Caller } from '#src/api/wire/handler.ts'
import type { NewPasskey, OutputOf, Passkey, PasskeyAnswer } from '#src/contract/index.ts'
import type { Services } from '#src/services.ts'
import type { PasskeyExpectation, RelyingParty } from './webauthn.ts'

/** This site as a relying party of WebAuthn, by its public address. */
export function relyingParty({ config }: Pick<Services, 'config'>): RelyingParty {
  const { origin, hostname } = new URL(config.siteUrl)
  return { origin, id: hostname }
}

/** A passkey as its owner sees it. */
export function passkeyView({ id, name, createdAt, usedAt, synced }: StoredPasskey): Passkey {
  return { id, name, created_at: createdAt, used_at: usedAt, synced }
}

/** The WebAuthn options for using one of these passkeys, or any passkey of this site. */
export function passkeyRequest(
  purpose: ChallengeFor,
  passkeys: readonly StoredPasskey[],
  { services }: Caller,
): OutputOf<'user.Passkey/challenge'> {
  return {
    challenge: challengeFor(purpose, services),
    rpId: relyingParty(services).id,
    allowCredentials: passkeys.map(credentialOf),
    userVerification: 'required',
    timeout: CHALLENGE_LIFE_MS,
  }
}

/** The user handle by which authenticators know the account: that of its first passkey. */
export function handleOf(userId: number, passkeys: readonly StoredPasskey[], { config }: Services): string {
  return passkeys[0]?.userHandle ?? passkeyHandle(config.appSecret, userId)
}

/** Creates a challenge for one purpose, in base64url. */
export function challengeFor(purpose: ChallengeFor, { config, randomBytes, now }: Services): string {
  return newChallenge(purpose, { secret: config.appSecret, randomBytes, now })
}

/** A passkey in the form of WebAuthn options. */
export function credentialOf({ id, transports }: StoredPasskey) {
  return { id, type: 'public-key' as const, transports }
}

/**
 * Verifies a new passkey.
 * @returns the passkey and the challenge it answers
 * @throws ApiError `passkey.stale`, `passkey.refused`
 */
export async function readNewPasskey(response: NewPasskey, purpose: ChallengeFor, caller: Caller) {
  return verified(purpose, caller, async (expected) => {
    const { verifyNewPasskey } = await import('./webauthn.ts')
    return verifyNewPasskey(response, expected)
  })
}

/**
 * Verifies the answer of a passkey, without storing anything.
 * @throws ApiError `passkey.stale`, `passkey.refused`
 */
export async function readPasskeyAnswer(
  response: PasskeyAnswer,
  known: StoredPasskey,
  purpose: ChallengeFor,
  caller: Caller,
): Promise<PasskeyUse> {
  const { userHandle = known.userHandle } = response.response
  if (userHandle !== known.userHandle) throw new ApiError('passkey.refused')
  const { id } = known
  const { counter, answered } = await verified(purpose, caller, async (expected) => {
    const { verifyPasskeyAnswer } = await import('./webauthn.ts')
    return verifyPasskeyAnswer(response, known, expected)
  })
  return { id, counter, answered, now: caller.services.now() }
}

/** Runs a verification; the reason of a failure is logged and not told to the caller. */
async function verified<T>(
  purpose: ChallengeFor,
  { services }: Caller,
  verify: (expected: PasskeyExpectation) => Promise<T>,
): Promise<T & { answered: Answered }> {
  const { config, now, log } = services
  const good: Answered[] = []
  const asked: string[] = []
  const isChallenge = (challenge: string): boolean => {
    const answered = readChallenge(challenge, purpose, { secret: config.appSecret, now })
    asked.push(challenge)
    if (answered !== null) good.push(answered)
    return answered !== null
  }
  const result = await verify({ party: relyingParty(services), isChallenge }).catch((error: unknown) => {
    log.info('passkey.refused', { purpose: purpose.split(' ')[0], reason: error instanceof Error ? error.message : '' })
    return null
  })
  const [answered] = good
  if (answered === undefined) throw new ApiError(asked.length === 0 ? 'passkey.refused' : 'passkey.stale')
  if (result === null) throw new ApiError('passkey.refused')
  return { ...result, answered }
}
