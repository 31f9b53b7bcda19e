import type { PasskeyTrouble } from '#client/i18n/account-passkeys.ts'
import type { Client } from '#client/lib/client.tsx'
import { loadPart } from '#client/lib/part.ts'
import type { InputOf } from '#src/contract/endpoints.ts'

/** Why the browser or its user did not complete a passkey ceremony. */
export class PasskeyFailure extends Error {
  readonly trouble: PasskeyTrouble

  constructor(trouble: PasskeyTrouble, cause?: unknown) {
    super(trouble, { cause })
    this.trouble = trouble
  }
}

const library = () => loadPart(import.meta.env.SSR ? null : () => import('@simplewebauthn/browser'))

/**
 * Makes the browser create a passkey for the account.
 * @throws PasskeyFailure when it does not; CallFailure
 */
export async function makePasskey(call: Client['call']): Promise<InputOf<'user.Passkey/add'>> {
  const { startRegistration } = await supported()
  const { data: optionsJSON } = await call('user.Passkey/creation', {})
  return { passkey: await startRegistration({ optionsJSON }).catch(giveUp) }
}

/**
 * Makes the browser prove, with a passkey of the account, that its owner is there.
 * @throws PasskeyFailure when it does not; CallFailure
 */
export async function answerByPasskey(call: Client['call']): Promise<InputOf<'user.Account/prove'>> {
  const { startAuthentication } = await supported()
  const { data: optionsJSON } = await call('user.Passkey/proof', {})
  return { passkey: await startAuthentication({ optionsJSON }).catch(giveUp) }
}

async function supported() {
  const loaded = await library()
  if (!loaded.browserSupportsWebAuthn()) throw new PasskeyFailure('unsupported')
  return loaded
}

/** Browsers report refusal, cancellation and timeout alike, so as not to reveal which passkeys they have. */
function giveUp(error: unknown): never {
  const name = error instanceof Error ? error.name : ''
  if (name === 'InvalidStateError') throw new PasskeyFailure('exists', error)
  throw new PasskeyFailure(name === 'NotAllowedError' || name === 'AbortError' ? 'cancelled' : 'failed', error)
}
