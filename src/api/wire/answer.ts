import { HTTPException } from 'hono/http-exception'
import {
  apiErrors,
  type Endpoint,
  type EndpointName,
  type Envelope,
  failureEnvelope,
  fieldMessage,
  type Locale,
  localeOf,
  OK,
  successMessages,
} from '#src/contract/index.ts'
import { percentEncoded } from '#src/lib/encoding.ts'
import type { Log } from '#src/lib/log.ts'
import { ApiError, InputError } from './errors.ts'
import { FileOutput } from './handler.ts'

const SECURE_HEADERS = { 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' }

/** The answer of success: a file unchanged, data in the envelope and reduced to the endpoint's output schema. */
export function answerWith(name: EndpointName, output: Endpoint['output'], result: unknown, locale: Locale): Response {
  if (output === 'file') {
    if (!(result instanceof FileOutput)) throw new Error(`${name} must answer with a file`)
    return download(result)
  }
  const texts = successMessages[locale]
  return respond({ code: OK, msg: texts[name] ?? texts.default, data: output.parse(result) }, 200)
}

/** The name is sent as RFC 6266 `filename*` with an ASCII fallback. */
function download({ name, type, content }: FileOutput): Response {
  const ascii = name.replace(/[^\w.() -]+/g, '_')
  return new Response(content, {
    headers: {
      ...SECURE_HEADERS,
      'content-type': type,
      ...(content instanceof ArrayBuffer && { 'content-length': String(content.byteLength) }),
      'content-disposition': `attachment; filename="${ascii}"; filename*=UTF-8''${percentEncoded(name)}`,
    },
  })
}

/** Converts an error to an answer: refusals as declared; anything else is logged and answered without details. */
export function refusal(error: Error, request: Request, log: Log): Response {
  const locale = localeOf(request.headers.get('accept-language'))
  if (error instanceof InputError) return refuseInput(error, locale)
  if (error instanceof ApiError) return refuse(error, locale)
  if (error instanceof HTTPException && error.status === 400) return refuse(new ApiError('body.malformed'), locale)
  const requestId = request.headers.get('x-request-id') ?? ''
  log.error('api.fault', error, { request_id: requestId, path: new URL(request.url).pathname })
  return respond({ ...failureEnvelope('server.fault', locale), request_id: requestId }, 500)
}

function refuseInput(error: InputError, locale: Locale): Response {
  const errors: Record<string, string> = {}
  for (const issue of error.issues) {
    const field = issue.path.map(String).join('.') || 'body'
    errors[field] ??= fieldMessage(issue.message, locale)
  }
  return respond({ ...failureEnvelope('input.invalid', locale), errors }, 400)
}

function refuse(error: ApiError, locale: Locale): Response {
  const body = failureEnvelope(error.key, locale)
  if (error.field !== undefined) body.errors = { [error.field]: body.msg }
  if (error.retryAfter !== undefined) body.retry_after = error.retryAfter
  if (error.data !== undefined) body.data = error.data
  return respond(body, apiErrors[error.key].status, retryAfter(error))
}

/** The `Retry-After` header, for clients that do not read the envelope. */
function retryAfter({ retryAfter }: ApiError): Record<string, string> {
  return retryAfter === undefined ? {} : { 'retry-after': String(retryAfter) }
}

function respond(body: Envelope, status: number, headers: Record<string, string> = {}): Response {
  return Response.json(body, { status, headers: { ...SECURE_HEADERS, ...headers } })
}
