import { createPasskey } from '#scripts/lib/passkey-authenticator.ts'
import { apiErrors, passkeyCreation, passkeyRequest } from '#src/contract/index.ts'
import type { Scenario } from './scenario.ts'
import type { FaultWorld } from './world.ts'

async function withPasskey(world: FaultWorld) {
  const person = await world.newPerson()
  const { token } = person
  const key = createPasskey(world.services.config.siteUrl)
  const asked = passkeyCreation.parse(await world.done('user.Passkey/creation', {}, { token }))
  await world.done('user.Passkey/add', { passkey: key.made(asked) }, { token })
  return { ...person, key }
}

/** Scenarios of passkeys, with an authenticator in software. */
export const PASSKEY_CALLS = {
  'user.Passkey/add': async (world) => {
    const { id, token } = await world.newPerson()
    const asked = passkeyCreation.parse(await world.done('user.Passkey/creation', {}, { token }))
    return {
      input: { passkey: createPasskey(world.services.config.siteUrl).made(asked) },
      options: { token },
      effect: () => world.row('SELECT count(*) AS passkeys FROM passkeys WHERE user_id = ?', id),
    }
  },
  'user.Passkey/rename': async (world) => {
    const { id, token, key } = await withPasskey(world)
    return {
      input: { id: key.id, name: 'bamboo' },
      options: { token },
      effect: () => world.row('SELECT name FROM passkeys WHERE user_id = ?', id),
    }
  },
  'user.Passkey/remove': async (world) => {
    const { id, token, key } = await withPasskey(world)
    return {
      input: { id: key.id },
      options: { token },
      effect: () => world.row('SELECT count(*) AS passkeys FROM passkeys WHERE user_id = ?', id),
    }
  },
  'user.Passkey/signIn': async (world) => {
    const { id, key } = await withPasskey(world)
    const asked = passkeyRequest.parse(await world.done('user.Passkey/challenge', {}, {}))
    return {
      input: { passkey: key.answer(asked) },
      effect: () =>
        world.row(
          `SELECT (SELECT count(*) > 1 FROM sessions WHERE user_id = ?1) AS signed_in,
             (SELECT counter FROM passkeys WHERE user_id = ?1) AS counter`,
          id,
        ),
      // A passkey's answer works once; after a lost sign-in the passkey is used again.
      alsoTrue: [apiErrors['passkey.stale'].code, apiErrors['passkey.refused'].code],
    }
  },
} satisfies Record<string, Scenario>
