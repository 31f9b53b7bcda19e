import * as z from 'zod/mini'

/** How many passkeys an account may have at a time. */
export const PASSKEYS_MAX = 10
/** The longest name of a passkey, in characters. */
export const PASSKEY_NAME_MAX = 40

const MAX_BYTES = 8192
const MAX_ID = 1400

const bytes = z
  .string({ error: 'value.required' })
  .check(z.regex(/^[\w-]+$/, 'value.invalid'), z.maxLength(MAX_BYTES, 'value.invalid'))
const kind = z.literal('public-key', { error: 'value.invalid' })
const transports = z.array(z.string().check(z.regex(/^[a-z-]{1,20}$/, 'value.invalid'))).check(z.maxLength(8))

/** The id of a passkey, given by its authenticator, in base64url. */
export const passkeyId = z
  .string({ error: 'value.required' })
  .check(z.regex(/^[\w-]+$/, 'value.invalid'), z.maxLength(MAX_ID, 'value.invalid'))

export const passkeyName = z
  .string({ error: 'value.required' })
  .check(z.trim(), z.minLength(1, 'value.required'), z.maxLength(PASSKEY_NAME_MAX, 'value.invalid'))

/** A passkey as its owner sees it; times in ms since 1970. */
export const passkey = z.object({
  id: z.string(),
  name: z.string(),
  created_at: z.number(),
  /** When somebody last signed in with it; null for never. */
  used_at: z.nullable(z.number()),
  /** Whether it is synced to its owner's other devices. */
  synced: z.boolean(),
})

export type Passkey = z.infer<typeof passkey>

const known = z.array(z.object({ id: z.string(), type: kind, transports }))

/** The options for creating a passkey: `PublicKeyCredentialCreationOptionsJSON` of WebAuthn Level 3. */
export const passkeyCreation = z.object({
  challenge: z.string(),
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  pubKeyCredParams: z.array(z.object({ type: kind, alg: z.int() })),
  excludeCredentials: known,
  authenticatorSelection: z.object({ residentKey: z.literal('required'), userVerification: z.literal('required') }),
  attestation: z.literal('none'),
})

/** The options for using a passkey: `PublicKeyCredentialRequestOptionsJSON`. */
export const passkeyRequest = z.object({
  challenge: z.string(),
  rpId: z.string(),
  /** The passkeys of one account; empty allows any passkey of this site. */
  allowCredentials: known,
  userVerification: z.literal('required'),
  /** How long the challenge is valid, in ms. */
  timeout: z.int(),
})

/** A new passkey: `RegistrationResponseJSON`, without extensions. */
export const newPasskey = z.object({
  id: passkeyId,
  rawId: passkeyId,
  type: kind,
  response: z.object({ clientDataJSON: bytes, attestationObject: bytes, transports: z.optional(transports) }),
})

export type NewPasskey = z.infer<typeof newPasskey>

/** The answer of a passkey to a challenge: `AuthenticationResponseJSON`, without extensions. */
export const passkeyAnswer = z.object({
  id: passkeyId,
  rawId: passkeyId,
  type: kind,
  response: z.object({
    clientDataJSON: bytes,
    authenticatorData: bytes,
    signature: bytes,
    userHandle: z.optional(bytes),
  }),
})

export type PasskeyAnswer = z.infer<typeof passkeyAnswer>
