import * as z from 'zod/mini'
import { createPasskey, type SoftwarePasskey } from '#scripts/lib/passkey-authenticator.ts'
import { passkeyCreation, passkeyRequest } from '#src/contract/index.ts'
import { type TestApi, VARIABLES } from './api.ts'

const creationAnswer = z.object({ data: passkeyCreation })
const requestAnswer = z.object({ data: passkeyRequest })

/** What the API asks a browser to make a passkey from. */
export async function askedToMake(api: TestApi, token: string) {
  return creationAnswer.parse((await api.call('user.Passkey/creation', {}, { token })).body).data
}

/** What the API asks a browser to answer, to sign in. */
export async function askedToSignIn(api: TestApi) {
  return requestAnswer.parse((await api.call('user.Passkey/challenge', {})).body).data
}

/** What the API asks a browser to answer, to show who is there. */
export async function askedToProve(api: TestApi, token: string) {
  return requestAnswer.parse((await api.call('user.Passkey/proof', {}, { token })).body).data
}

/** Adds a passkey to an account. */
export async function addPasskey(api: TestApi, token: string): Promise<SoftwarePasskey> {
  const key = createPasskey(VARIABLES.SITE_URL)
  const made = key.made(await askedToMake(api, token))
  await api.call('user.Passkey/add', { passkey: made }, { token })
  return key
}
