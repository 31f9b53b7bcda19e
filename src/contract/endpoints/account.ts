import * as z from 'zod/mini'
import { account, device, deviceId, profile } from '#src/contract/account.ts'
import { anyCode, password } from '#src/contract/fields.ts'
import { passkeyAnswer } from '#src/contract/passkeys.ts'
import { sceneId } from '#src/contract/wechat.ts'

/** The largest export, in bytes: enough for as many résumés and photos as any level allows. */
const EXPORT_FILE = 2 * 1024 * 1024 * 1024

/** The calls about an account itself. */
export const accountEndpoints = {
  'user.Account/index': { method: 'GET', auth: 'user', input: z.object({}), output: account },
  /** Saves the whole profile. The picture is uploaded before, like a résumé's photo. */
  'user.Profile/save': { method: 'POST', auth: 'user', input: profile, output: z.null(), renews: true },
  /** Lists the user's sessions, the present one first. */
  'user.Account/devices': { method: 'GET', auth: 'user', input: z.object({}), output: z.array(device) },
  /** Ends one session, by its `id`, or `all` or `others`. */
  'user.Account/endDevices': {
    method: 'POST',
    auth: 'user',
    input: z.object({ id: z.optional(deviceId), others: z.optional(z.literal(true, { error: 'value.invalid' })) }),
    output: z.null(),
    renews: true,
  },
  /** Sends a code to the number or address of the account, to prove who is there. */
  'user.Account/sendCode': {
    method: 'POST',
    auth: 'user',
    input: z.object({ to: z.enum(['mobile', 'email'], { error: 'value.invalid' }) }),
    output: z.nullable(z.object({ retry_after: z.int() })),
  },
  /**
   * Proves again who is there, by a password, code, passkey or scan. Answers until when the proof holds, in ms since
   * 1970.
   */
  'user.Account/prove': {
    method: 'POST',
    auth: 'user',
    input: z.object({
      password: z.optional(password),
      code: z.optional(anyCode),
      passkey: z.optional(passkeyAnswer),
      scene_id: z.optional(sceneId),
    }),
    output: z.object({ proved_until: z.number() }),
  },
  /** Downloads everything of the account as a zip archive. The download breaks off when something fails on the way. */
  'user.Account/export': { method: 'GET', auth: 'user', input: z.object({}), output: 'file', maxFile: EXPORT_FILE },
  /**
   * Requests deletion: everything is removed after seven days, sessions and links end at once. `confirm` is the user's
   * own id. A retry with the token this call has ended succeeds too, in case the answer got lost.
   */
  'user.Account/delete': {
    method: 'POST',
    auth: 'ended',
    input: z.object({ confirm: z.string({ error: 'value.required' }).check(z.maxLength(40, 'value.invalid')) }),
    output: z.object({ deletes_at: z.number() }),
    session: 'ends-if-done',
  },
  /** Withdraws a deletion request. */
  'user.Account/keep': {
    method: 'POST',
    auth: 'user',
    input: z.object({ keep: z.literal(true, { error: 'value.invalid' }) }),
    output: z.null(),
    renews: true,
  },
} as const
