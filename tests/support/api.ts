import { env } from 'cloudflare:workers'
import { createHash } from 'node:crypto'
import type { Passwords } from '#src/api/accounts/passwords.ts'
import { hashPassword, needsRehash, verifyPassword } from '#src/api/domain/password.ts'
import { createApi } from '#src/api/index.ts'
import type { Mail, MailOutcome } from '#src/api/mail/sender.ts'
import type { SmsMessage, SmsOutcome } from '#src/api/sms/sender.ts'
import { type EndpointName, endpointPath, endpoints, type InputOf } from '#src/contract/index.ts'
import { parseEnv } from '#src/env/index.ts'
import type { Services } from '#src/services.ts'
import { waitingForAll, watched } from './under-way.ts'

/** 2026-11-21 10:00 in Shanghai. */
export const START = Date.parse('2026-11-21T10:00:00+08:00')
export const SECOND = 1000
export const MINUTE = 60 * SECOND
export const HOUR = 60 * MINUTE
export const DAY = 24 * HOUR

export type CallOptions = {
  token?: string
  language?: string
  address?: string
  userAgent?: string
  /** The secret of a browser, or its ticket. */
  browserKey?: string
}
export type Answer = { status: number; body: unknown }

export type TestApi = ReturnType<typeof createTestApi>

/** The variables of the API; a low password cost keeps the tests fast. */
export const VARIABLES = {
  ENVIRONMENT: 'development',
  SITE_URL: 'http://localhost',
  APP_SECRET: 'secret of the tests',
  PASSWORD_COST: '10',
}

/** The API makes no pictures. */
const noImages: Services['images'] = {
  transform: () => Promise.reject(new Error('The API makes no pictures')),
  crop: () => Promise.reject(new Error('The API makes no pictures')),
  png: () => Promise.reject(new Error('The API makes no pictures')),
}

let mobiles = 0
let clients = 0

/** A mobile number no other test of the file uses. */
export function newMobile(): string {
  mobiles += 1
  return `138${String(mobiles).padStart(8, '0')}`
}

/** The embedded API on real bindings, called from an address of its own, with a clock to be moved, repeatable randomness and an SMS outbox. */
export function createTestApi(replaced: Partial<Services> = {}) {
  clients += 1
  const home = `198.18.${clients >> 8}.${clients & 255}`
  const clock = { now: START }
  const sms: { sent: SmsMessage[]; outcome: SmsOutcome } = { sent: [], outcome: 'sent' }
  const mail: { sent: Mail[]; outcome: MailOutcome } = { sent: [], outcome: 'sent' }
  const faults: unknown[] = []
  const config = replaced.config ?? parseEnv({ ...env, ...VARIABLES })
  const randomBytes = repeatableBytes()
  const services: Services = {
    config,
    now: () => clock.now,
    randomBytes,
    after: () => {
      throw new Error('The API sets no timers')
    },
    fetch: () => Promise.reject(new Error('The API makes no calls of its own')),
    inner: null,
    log: { info: () => {}, error: (_event, cause) => void faults.push(cause) },
    db: env.DB,
    content: env.CONTENT,
    cache: env.CACHE,
    openCache: async () => null,
    files: env.FILES,
    documents: env.RESUMES,
    visits: env.VISITS,
    assets: env.ASSETS,
    images: noImages,
    use: { count: async () => {} },
    passwords: unqueued(config.passwordCost, randomBytes),
    sms: {
      send: async (message) => {
        sms.sent.push(message)
        return sms.outcome
      },
    },
    mail: {
      send: async (letter) => {
        mail.sent.push(letter)
        return mail.outcome
      },
    },
    wechat: null,
    captcha: null,
    pay: { wechat: null, alipay: null },
    ...replaced,
  }
  const api = createApi(Object.assign(services, watched(services)))

  async function send(path: string, init: RequestInit): Promise<Response> {
    return waitingForAll(async () => api.request(`http://localhost${path}`, init))
  }

  async function raw<N extends EndpointName>(name: N, input: InputOf<N>, options: CallOptions = {}): Promise<Response> {
    const { method } = endpoints[name]
    const headers = headersOf({ address: home, ...options })
    if (method === 'POST') {
      return send(endpointPath(name), { method, headers: { ...headers, ...JSON_BODY }, body: JSON.stringify(input) })
    }
    return send(`${endpointPath(name)}?${new URLSearchParams(fieldsOf(input))}`, { headers })
  }

  async function call<N extends EndpointName>(name: N, input: InputOf<N>, options: CallOptions = {}): Promise<Answer> {
    return answerOf(await raw(name, input, options))
  }

  return { services, clock, sms, mail, faults, send, raw, call }
}

export const JSON_BODY = { 'content-type': 'application/json' }

/** Status and JSON body of a response. */
export async function answerOf(response: Response): Promise<Answer> {
  return { status: response.status, body: await response.json() }
}

/** The headers of a call with these options. */
export function headersOf({
  token,
  language,
  address = '',
  userAgent = 'Test browser',
  browserKey,
}: CallOptions): Record<string, string> {
  return {
    'x-client-address': address,
    'user-agent': userAgent,
    ...(language !== undefined && { 'accept-language': language }),
    ...(browserKey !== undefined && { 'x-browser-key': browserKey }),
    ...(token !== undefined && { authorization: `Bearer ${token}` }),
  }
}

function fieldsOf(input: object): [string, string][] {
  const given = Object.entries(input).filter(([, value]) => value !== undefined)
  return given.map(([field, value]) => [field, String(value)])
}

/** Hashes without waiting for a turn: what the tests race for comes after it. */
function unqueued(cost: number, randomBytes: Services['randomBytes']): Passwords {
  return {
    few: (call) => call(),
    hash: (password) => hashPassword(password, cost, randomBytes),
    verify: (password, stored) => verifyPassword(password, stored, cost),
    improve: async (password, stored) => (needsRehash(stored, cost) ? hashPassword(password, cost, randomBytes) : null),
  }
}

/** Different in every run of the Worker, but the same in every run of the tests. */
let streams = 0

function repeatableBytes(): (length: number) => Uint8Array {
  streams += 1
  const stream = streams
  let block = 0
  return (length) => {
    block += 1
    return createHash('sha512').update(`${stream}/${block}`).digest().subarray(0, length)
  }
}
