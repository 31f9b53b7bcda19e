import { verifyAuthenticationResponse, verifyRegistrationResponse } from '@simplewebauthn/server'
import { ALGORITHMS } from '#src/api/domain/passkey-challenge.ts'
import type { NewPasskey, PasskeyAnswer } from '#src/contract/index.ts'

/** The site in WebAuthn: the origin of its pages, and the domain its passkeys are for. */
export type RelyingParty = { origin: string; id: string }

/** What a passkey's answer must be for: this site, and a challenge it was given. */
export type PasskeyExpectation = { party: RelyingParty; isChallenge: (challenge: string) => boolean }
type Known = { id: string; publicKey: string; counter: number }

/**
 * Verifies a new passkey and returns what to store.
 * @throws when it was not made by a verified user, on this site, for this challenge
 */
export async function verifyNewPasskey(response: NewPasskey, { party, isChallenge }: PasskeyExpectation) {
  const { registrationInfo: made } = await verifyRegistrationResponse({
    response: { ...response, clientExtensionResults: {} },
    expectedChallenge: isChallenge,
    expectedOrigin: party.origin,
    expectedRPID: party.id,
    requireUserVerification: true,
    supportedAlgorithmIDs: ALGORITHMS,
  })
  if (made === undefined) throw new Error('The passkey does not verify')
  const { id, publicKey, counter } = made.credential
  return { id, publicKey: Buffer.from(publicKey).toString('base64url'), counter, synced: made.credentialBackedUp }
}

/**
 * Verifies an answer and returns the passkey's new use counter.
 * @throws when it was not made by a verified user, on this site, for this challenge, or comes from a copy of the
 * passkey
 */
export async function verifyPasskeyAnswer(
  response: PasskeyAnswer,
  known: Known,
  { party, isChallenge }: PasskeyExpectation,
) {
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    response: { ...response, clientExtensionResults: {} },
    expectedChallenge: isChallenge,
    expectedOrigin: party.origin,
    expectedRPID: party.id,
    requireUserVerification: true,
    credential: { ...known, publicKey: Uint8Array.from(Buffer.from(known.publicKey, 'base64url')) },
  })
  if (!verified) throw new Error('The signature is not of this passkey')
  return { counter: authenticationInfo.newCounter }
}
