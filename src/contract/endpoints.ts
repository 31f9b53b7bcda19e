import * as z from 'zod/mini'
import { contactMessage, contactNumber } from './contact.ts'
import { contentIndex } from './content-index.ts'
import type { Endpoint } from './endpoint.ts'
import { accountEndpoints } from './endpoints/account.ts'
import { applicationEndpoints } from './endpoints/application.ts'
import { commentEndpoints } from './endpoints/comment.ts'
import { contentEndpoints } from './endpoints/content.ts'
import { designEndpoints } from './endpoints/design.ts'
import { handoffEndpoints } from './endpoints/handoff.ts'
import { passkeyEndpoints } from './endpoints/passkey.ts'
import { payEndpoints } from './endpoints/pay.ts'
import { resumeEndpoints } from './endpoints/resume.ts'
import { shareEndpoints } from './endpoints/share.ts'
import { wayEndpoints } from './endpoints/way.ts'
import { anyCode, captchaToken, newPassword, password, unusedField } from './fields.ts'
import { codeFits, contactFields, namesAccount } from './named-account.ts'
import { baseSite } from './site.ts'
import { signedIn, user } from './user.ts'
import { visitedKind } from './visits.ts'
import { sceneId, wechatCheck, wechatQrcode } from './wechat.ts'

const MAX_BODY = 64 * 1024
const MAX_FILE = 64 * 1024 * 1024

const nothing = z.object({})
const done = z.null()
const newCredentials = z
  .object({ ...contactFields, password: newPassword, password1: unusedField, code: anyCode, captcha: captchaToken })
  .check(namesAccount, ...codeFits)

/** Every call of the API by its wire name; the path is `/api/` + name. */
export const endpoints = {
  'config/base_site': { method: 'GET', auth: 'none', input: nothing, output: baseSite },
  'config/content_index': { method: 'GET', auth: 'none', input: nothing, output: contentIndex },
  'site.Contact/create': {
    method: 'POST',
    auth: 'optional',
    input: z.extend(contactMessage, { captcha: captchaToken }),
    output: z.object({ number: contactNumber }),
  },
  'user.Info/index': { method: 'GET', auth: 'user', input: nothing, output: user, renews: true },
  /**
   * These calls name an account by its `mobile` or its `email`. Codes by text message have 4 digits, codes by e-mail 6.
   */
  'user.Base/sendCode': {
    method: 'POST',
    auth: 'none',
    input: z
      .object({
        ...contactFields,
        type: z.enum(['register', 'reset'], { error: 'value.invalid' }),
        captcha: captchaToken,
      })
      .check(namesAccount),
    /** `null` means that the next code can be sent after 60 seconds. */
    output: z.nullable(z.object({ retry_after: z.int() })),
  },
  'user.Base/register': {
    method: 'POST',
    auth: 'none',
    input: newCredentials,
    output: signedIn,
    session: 'starts',
  },
  'user.Base/loginByPassword': {
    method: 'POST',
    auth: 'none',
    input: z
      .object({ ...contactFields, password, password1: unusedField, code: unusedField, captcha: captchaToken })
      .check(namesAccount),
    output: signedIn,
    session: 'starts',
  },
  'user.Base/resetPassword': {
    method: 'POST',
    auth: 'none',
    input: newCredentials,
    output: done,
    renews: true,
  },
  'user.Base/logout': { method: 'GET', auth: 'optional', input: nothing, output: done, session: 'ends' },
  'user.WechatLogin/loginQrcode': {
    method: 'GET',
    auth: 'none',
    input: nothing,
    output: wechatQrcode,
    secret: 'new-qr',
  },
  'user.WechatLogin/check': {
    method: 'GET',
    auth: 'none',
    input: z.object({ scene_id: sceneId }),
    output: wechatCheck,
    session: 'starts',
    secret: 'qr',
  },
  /** The visitor's country as an ISO 3166 code; empty when unknown. */
  'site.Visit/country': { method: 'GET', auth: 'none', input: nothing, output: z.object({ country: z.string() }) },
  /** Counts a visit, for the popularity of templates and articles. Pages call it once they are shown. */
  'site.Visit/count': {
    method: 'POST',
    auth: 'optional',
    input: z.object({ kind: visitedKind, id: z.int({ error: 'value.invalid' }).check(z.positive('value.invalid')) }),
    output: done,
  },
  ...contentEndpoints,
  ...payEndpoints,
  ...accountEndpoints,
  ...wayEndpoints,
  ...passkeyEndpoints,
  ...resumeEndpoints,
  ...applicationEndpoints,
  ...designEndpoints,
  ...handoffEndpoints,
  ...shareEndpoints,
  ...commentEndpoints,
} as const satisfies Record<string, Endpoint>

/** The name of an endpoint, as it stands in its address. */
export type EndpointName = keyof typeof endpoints
/** What a caller passes: query strings before conversion, or the JSON body. */
export type InputOf<N extends EndpointName> = z.input<(typeof endpoints)[N]['input']>
/** What a handler receives: the parsed input. */
export type ParsedInputOf<N extends EndpointName> = z.output<(typeof endpoints)[N]['input']>
/** What a call answers with in `data`; never for downloads. */
export type OutputOf<N extends EndpointName> = z.output<Extract<(typeof endpoints)[N]['output'], z.ZodMiniType>>
/** The calls that answer with JSON data. */
export type DataEndpointName = {
  [N in EndpointName]: (typeof endpoints)[N]['output'] extends 'file' ? never : N
}[EndpointName]

/** Whether an endpoint has exactly this name. */
export function isEndpoint(name: string): name is EndpointName {
  return Object.hasOwn(endpoints, name)
}

/** The names of all calls. */
export const endpointNames: readonly EndpointName[] = Object.keys(endpoints).filter(isEndpoint)

/** The address of a call below an API base. */
export function endpointPath(name: EndpointName): string {
  return `/api/${name}`
}

const dataEndpoints: { [N in DataEndpointName]: { output: z.ZodMiniType<OutputOf<N>> } } = endpoints

/**
 * Checks the data of an answer.
 * @throws when it does not fit the endpoint's output
 */
export function parseOutput<N extends DataEndpointName>(name: N, data: unknown): OutputOf<N> {
  const { output }: { output: z.ZodMiniType<OutputOf<N>> } = dataEndpoints[name]
  return output.parse(data)
}

/** The largest body a call may have, in bytes. */
export function maxBodyOf(name: EndpointName): number {
  const { maxBody }: Endpoint = endpoints[name]
  return maxBody ?? MAX_BODY
}

/** The largest file a call may answer with, in bytes. */
export function maxFileOf(name: EndpointName): number {
  const { maxFile }: Endpoint = endpoints[name]
  return maxFile ?? MAX_FILE
}
