import * as z from 'zod/mini'
import { PICTURE_BODY } from '#src/contract/endpoint.ts'
import { base64 } from '#src/contract/fields.ts'
import { resumeId } from '#src/contract/resumes.ts'
import { signedIn } from '#src/contract/user.ts'

/**
 * What a desktop browser can hand over to a phone: a session that opens the résumé, or the task of bringing its photo.
 */
export const handoffPurposes = ['resume', 'photo'] as const

export type HandoffPurpose = (typeof handoffPurposes)[number]

/**
 * The states of a hand-over: no phone has asked yet, one has asked, the desk has allowed it, it is done. Or why it
 * ended: the desk refused or withdrew it, it expired, another phone was first, the desk signed out or the résumé was
 * deleted, or the code was opened in the browser that shows it.
 */
export const handoffStates = [
  'waiting',
  'asked',
  'allowed',
  'done',
  'refused',
  'expired',
  'taken',
  'ended',
  'same-browser',
] as const

export type HandoffState = (typeof handoffStates)[number]

/** The shapes of the photo; the same as in a document. */
const shape = z.enum(['square', '25x35', '35x49'], { error: 'value.invalid' })

const handoffId = z.string({ error: 'value.required' }).check(z.regex(/^[\w-]{22}$/, 'value.invalid'))
/** The secret in the QR code. */
const link = z.string({ error: 'value.required' }).check(z.regex(/^[\w-]{43}$/, 'value.invalid'))
const state = z.enum(handoffStates)

/** The state as the phone sees it. Both screens show `number`, so that people can tell that it is their own phone. */
const phoneView = z.object({ state, purpose: z.enum(handoffPurposes), number: z.string() })

export type HandoffPhoneView = z.infer<typeof phoneView>

/** The state as the desk sees it. `seconds`: how long the present step may still take. */
const deskView = z.object({
  state,
  seconds: z.int(),
  phone: z.nullable(
    z.object({
      /** Such as Safari; empty when unknown. */
      browser: z.string(),
      /** Such as iOS; empty when unknown. */
      system: z.string(),
      /** Such as `Shanghai, CN`; empty when unknown. */
      place: z.string(),
      /** Whether its network address is that of the desk. */
      near: z.boolean(),
      number: z.string(),
      /** Whether other phones have asked, too. */
      rivals: z.boolean(),
    }),
  ),
  picture: z.nullable(z.object({ key: z.string(), shape })),
})

export type HandoffDeskView = z.infer<typeof deskView>

/** The calls for handing a résumé over to a phone: three of the desk, four of the phone. */
export const handoffEndpoints = {
  /** Creates a code for one of the user's résumés, valid for a minute. An earlier code of the session ends. */
  'user.Handoff/create': {
    method: 'POST',
    auth: 'user',
    input: z.object({ id: resumeId, purpose: z.enum(handoffPurposes, { error: 'value.invalid' }) }),
    output: z.object({ handoff: handoffId, link, seconds: z.int() }),
  },
  'user.Handoff/check': { method: 'GET', auth: 'user', input: z.object({ handoff: handoffId }), output: deskView },
  /** Allows or refuses the phone that has asked; before one has asked, refusing withdraws the code. */
  'user.Handoff/answer': {
    method: 'POST',
    auth: 'user',
    input: z.object({ handoff: handoffId, allow: z.boolean({ error: 'value.invalid' }) }),
    output: deskView,
  },
  /** The purpose of the code, and whether it is still valid. Asks for nothing yet, but gives the phone its secret. */
  'user.Handoff/look': {
    method: 'POST',
    auth: 'optional',
    input: z.object({ link }),
    output: phoneView,
    secret: 'new-qr',
  },
  /** Asks for permission. The desk is shown the first phone that asks; others are refused. */
  'user.Handoff/ask': { method: 'POST', auth: 'optional', input: z.object({ link }), output: phoneView, secret: 'qr' },
  /**
   * The present state. Once the desk has allowed it, `data` is the user with the token, and `resume` the résumé to
   * open.
   */
  'user.Handoff/collect': {
    method: 'POST',
    auth: 'optional',
    input: z.object({ link }),
    output: z.extend(phoneView, { resume: z.nullable(z.string()), data: z.nullable(signedIn) }),
    session: 'starts',
    secret: 'qr',
  },
  /** Uploads the one picture, in base64; uploading the same one again succeeds. */
  'user.Handoff/bring': {
    method: 'POST',
    auth: 'optional',
    input: z.object({
      link,
      image: base64,
      shape,
    }),
    output: phoneView,
    secret: 'qr',
    maxBody: PICTURE_BODY,
  },
} as const
