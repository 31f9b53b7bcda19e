import * as z from 'zod/mini'
import { PICTURE_BODY } from './endpoint.ts'
import { resumeId } from './resumes.ts'
import { signedIn } from './user.ts'

/** What a desk can hand to a phone: the résumé with a session, or the place of its photo. */
export const handoffPurposes = ['resume', 'photo'] as const

export type HandoffPurpose = (typeof handoffPurposes)[number]

/**
 * How far it is: no phone has asked yet, one has asked, the desk has allowed it, it is done. Or why it ended: the desk
 * refused or withdrew it, its time is over, another phone was first, the desk signed out or the résumé was deleted, or
 * it was opened at the desk itself.
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

/** The shapes of a photo that is brought; those of the document. */
const shape = z.enum(['square', '25x35', '35x49'], { error: 'value.invalid' })

const handoffId = z.string({ error: 'value.required' }).check(z.regex(/^[\w-]{22}$/, 'value.invalid'))
/** The secret in the code. */
const link = z.string({ error: 'value.required' }).check(z.regex(/^[\w-]{43}$/, 'value.invalid'))
const state = z.enum(handoffStates)

/** What the phone is told. The number stands on both screens, so that people see that it is their own phone. */
const phoneView = z.object({ state, purpose: z.enum(handoffPurposes), number: z.string() })

export type HandoffPhoneView = z.infer<typeof phoneView>

/** What the desk is told. `seconds`: how long the present step may still take. */
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
      /** Whether it has the network address of the desk. */
      near: z.boolean(),
      number: z.string(),
      /** Whether other phones have asked, too. */
      rivals: z.boolean(),
    }),
  ),
  picture: z.nullable(z.object({ key: z.string(), shape })),
})

export type HandoffDeskView = z.infer<typeof deskView>

/** The calls by which a desk hands a résumé to a phone: three of the desk, four of the phone. */
export const handoffEndpoints = {
  /** Makes a code for one of the user's résumés, good for a minute; an earlier code of the session ends. */
  'user.Handoff/create': {
    method: 'POST',
    auth: 'user',
    input: z.object({ id: resumeId, purpose: z.enum(handoffPurposes, { error: 'value.invalid' }) }),
    output: z.object({ handoff: handoffId, link, seconds: z.int() }),
  },
  'user.Handoff/check': { method: 'GET', auth: 'user', input: z.object({ handoff: handoffId }), output: deskView },
  /** Lets the phone that has asked in, or refuses it; before one has asked, refusing withdraws the code. */
  'user.Handoff/answer': {
    method: 'POST',
    auth: 'user',
    input: z.object({ handoff: handoffId, allow: z.boolean({ error: 'value.invalid' }) }),
    output: deskView,
  },
  /** What the code is for and whether it is still good; asks for nothing. Gives the phone its secret. */
  'user.Handoff/look': {
    method: 'POST',
    auth: 'optional',
    input: z.object({ link }),
    output: phoneView,
    secret: 'new-qr',
  },
  /** The phone asks to be let in; the first one is asked about at the desk, others are told. */
  'user.Handoff/ask': { method: 'POST', auth: 'optional', input: z.object({ link }), output: phoneView, secret: 'qr' },
  /** How far it is; once the desk has allowed it, `data` is the user, with the token, and `resume` what to open. */
  'user.Handoff/collect': {
    method: 'POST',
    auth: 'optional',
    input: z.object({ link }),
    output: z.extend(phoneView, { resume: z.nullable(z.string()), data: z.nullable(signedIn) }),
    session: 'starts',
    secret: 'qr',
  },
  /** Brings the one picture, in base64; the same one again is truthfully done. */
  'user.Handoff/bring': {
    method: 'POST',
    auth: 'optional',
    input: z.object({
      link,
      image: z.string({ error: 'value.required' }).check(z.minLength(1, 'value.required')),
      shape,
    }),
    output: phoneView,
    secret: 'qr',
    maxBody: PICTURE_BODY,
  },
} as const
