import { zValidator } from '@hono/zod-validator'
import { type Context, Hono, type MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import {
  BOOKMARK_HEADER,
  type Endpoint,
  type EndpointName,
  endpointNames,
  endpointPath,
  endpoints,
  LAST_GRANT_HEADER,
  localeOf,
  maxBodyOf,
  type ParsedInputOf,
  writeLastGrant,
} from '#src/contract/index.ts'
import { cutText } from '#src/lib/cut-text.ts'
import type { Services } from '#src/services.ts'
import { findSession, sessionOfTicket, tokenHashOf } from './accounts/session.ts'
import { joinSync } from './resumes/sync.ts'
import { answerWith, refusal } from './wire/answer.ts'
import { ApiError, InputError } from './wire/errors.ts'
import type { Caller, Handler, Session } from './wire/handler.ts'
import { registry } from './wire/registry.ts'
import { openView, openViewOfPage, type View } from './wire/replicas.ts'

/** `page` is the same object for all calls of one page that this Worker renders itself. */
type Env = { Bindings: { page?: object } | undefined; Variables: { session: Session | null; view: View } }
type Api = Hono<Env>
type ValidContext<N extends EndpointName> = Context<Env, string, { out: Record<'query' | 'json', ParsedInputOf<N>> }>

const MAX_PLACE_LENGTH = 100
const COUNTRY = /^[A-Z]{2}$/

/**
 * The embedded API: every endpoint of the contract, with the same wire protocol as a remote one (bearer token in,
 * envelope out).
 */
export function createApi(services: Services): Api {
  const api: Api = new Hono()
  for (const name of endpointNames) mount(api, name, services)
  api.get('/sync/:id', view('/sync/:id', services), authenticate('user'), (c) =>
    joinSync(c.req.param('id'), c.req.raw, c.get('session'), c.get('view').services),
  )
  api.all('*', refuseUnknown)
  api.onError((error, c) => refusal(error, c.req.raw, services.log))
  return api
}

/** Mounts one endpoint: calls with its declared method are authorised, parsed and handled; others are refused. */
function mount<N extends EndpointName>(api: Api, name: N, services: Services): void {
  const { method, auth, input, output, secret }: Endpoint = endpoints[name]
  const handler: Handler<N> = registry[name]
  const target = method === 'GET' ? 'query' : 'json'
  const path = endpointPath(name)
  const validate = zValidator(target, input, (result) => {
    if (!result.success) throw new InputError(result.error.issues)
  })
  const limit = bodyLimit({ maxSize: maxBodyOf(name), onError: refuseBody })
  api.on(
    method,
    path,
    limit,
    view(name, services),
    authenticate(auth, secret),
    validate,
    async (c: ValidContext<N>) => {
      const caller = callerOf(c)
      const result = await handler(c.req.valid(target), caller)
      const answer = answerWith(name, output, result, caller.locale)
      for (const [header, value] of caller.answerHeaders) answer.headers.set(header, value)
      // Visitors get no bookmark: they change nothing that a replica might show them too late.
      const seen = caller.session && caller.seen()
      if (seen !== null) answer.headers.set(BOOKMARK_HEADER, seen)
      return answer
    },
  )
  api.all(path, refuseMethod)
}

/** Opens the view of the databases for a call, by its name; the calls of a page share theirs. */
function view(name: string, services: Services): MiddlewareHandler<Env> {
  return (c, next) => {
    const bookmark = c.req.header(BOOKMARK_HEADER)
    const page = c.env?.page
    c.set(
      'view',
      page === undefined ? openView(name, bookmark, services) : openViewOfPage(page, name, bookmark, services),
    )
    return next()
  }
}

/**
 * Resolves the bearer token, or the ticket given to it, and refuses visitors where the endpoint needs a user. Answers
 * to users carry their latest grant.
 */
function authenticate(auth: Endpoint['auth'], secret?: Endpoint['secret']): MiddlewareHandler<Env> {
  return async (c, next) => {
    const { services } = c.get('view')
    const authorization = c.req.header('authorization')
    const ticketed =
      secret === 'ticket' ? sessionOfTicket(authorization, c.req.header('x-browser-key'), services) : null
    const session = auth === 'none' ? null : (ticketed ?? (await findSession(authorization, services)))
    if (auth === 'user' && session === null) throw new ApiError('session.required')
    c.set('session', session)
    await next()
    const lastGrant = session?.lastGrant
    // The answer of a WebSocket comes from an object, so its headers cannot be changed.
    if (lastGrant && c.res.status !== 101) c.res.headers.set(LAST_GRANT_HEADER, writeLastGrant(lastGrant))
  }
}

function callerOf(c: Context<Env>): Caller {
  const { services, seen } = c.get('view')
  return {
    services,
    seen,
    locale: localeOf(c.req.header('accept-language')),
    address: c.req.header('x-client-address') ?? '',
    userAgent: c.req.header('user-agent') ?? '',
    country: countryOf(c.req.header('x-client-country')),
    browser: {
      key: c.req.header('x-browser-key') ?? '',
      place: decodedHeader(c.req.header('x-client-place')),
    },
    session: c.get('session'),
    answerHeaders: new Headers(),
    tokenHash: tokenHashOf(c.req.header('authorization'), services),
  }
}

function countryOf(code = ''): string {
  return COUNTRY.test(code) ? code : ''
}

/** Decodes a header with a place name in percent-encoded UTF-8. */
function decodedHeader(value = ''): string {
  try {
    return cutText(decodeURIComponent(value), MAX_PLACE_LENGTH)
  } catch {
    return ''
  }
}

function refuseBody(): never {
  throw new ApiError('body.too-large')
}

function refuseUnknown(): never {
  throw new ApiError('endpoint.unknown')
}

function refuseMethod(): never {
  throw new ApiError('method.wrong')
}
