import type { Handler } from 'hono'
import { type ApiErrorKey, fault, policyReport } from '#src/contract/index.ts'
import { MINUTE_MS } from '#src/lib/time.ts'
import type { Services } from '#src/services.ts'
import { refuseCall } from './api.ts'
import { clientAddress } from './client-address.ts'
import { parsedJson, readBody } from './request-body.ts'
import type { AppEnv } from './types.ts'

const MAX_BYTES = 8 * 1024
/** How many different faults one isolate logs in a minute, and how many reports of one address it accepts. */
const MAX_LINES = 60
const MAX_PER_ADDRESS = 10

/** Values that may be personal: long numbers, e-mail addresses, and query strings. */
const PERSONAL = /\d{5,}|(?<![\w.+-])[\w.+-]+@[\w.-]+|\?[^\s)'"]*/g

/** A report to log. `details` are extra fields; `counted` names the counter that each report increases. */
type Told = { event: string; text: string; details: Record<string, string | null>; counted?: UsePoint }
type UsePoint = Parameters<Services['use']['count']>[0][number]

/** Logs faults that our pages report, each once a minute, and counts accepted reports by the build they come from. */
export function clientFaults(): Handler<AppEnv> {
  return reports((body) => {
    const told = fault.safeParse(body)
    if (!told.success) return null
    const { kind, message, stack, page, build } = told.data
    const text = stack.includes(message) ? stack : `${message}\n${stack}`
    const counted: UsePoint = { kind: 'fault', name: kind, detail: fileName(build) }
    return [{ event: 'client.fault', text, details: { kind, page, build }, counted }]
  })
}

/** Logs violations of content policies, each once a minute. */
export function policyReports(): Handler<AppEnv> {
  return reports((body) => {
    const told = policyReport.safeParse(body)
    if (!told.success) return null
    return told.data.map(({ directive, blocked, document, sample }) => ({
      event: 'client.policy',
      text: `${directive} ${blocked} ${sample}`,
      details: { page: pathOf(document) },
    }))
  })
}

/**
 * Creates a handler that logs reports, up to a number of them per minute and address.
 * @param read parses a body; null when it is unknown
 */
function reports(read: (body: unknown) => Told[] | null): Handler<AppEnv> {
  const minute = { until: 0, told: new Set<string>(), addresses: new Map<string, number>() }
  return async (c) => {
    const refuse = (key: ApiErrorKey) => refuseCall(c, key)
    c.set('route', c.req.path)
    const { now, log, use } = c.get('services')
    if (now() >= minute.until) {
      minute.until = now() + MINUTE_MS
      minute.told.clear()
      minute.addresses.clear()
    }
    const address = clientAddress(c)
    const calls = (minute.addresses.get(address) ?? 0) + 1
    minute.addresses.set(address, calls)
    if ((address !== '' && calls > MAX_PER_ADDRESS) || minute.told.size >= MAX_LINES) return refuse('request.too-many')
    const body = await readBody(c.req.raw, MAX_BYTES)
    if (body === null) return refuse('body.too-large')
    const told = read(parsedJson(body))
    if (told === null) return refuse('input.invalid')
    const points = told.flatMap(({ counted }) => counted ?? [])
    if (points.length > 0) c.executionCtx.waitUntil(use.count(points))
    for (const { event, text, details } of told.slice(0, MAX_LINES - minute.told.size)) {
      const kept = text.replace(PERSONAL, '…')
      if (minute.told.has(kept)) continue
      minute.told.add(kept)
      log.error(event, kept, { request_id: c.get('requestId'), ...details })
    }
    return c.body(null, 204)
  }
}

/** The name of a script: `entry.client-a1b2` of `assets/entry.client-a1b2.js`. */
function fileName(script: string): string {
  return script.replace(/^.*\//, '').replace(/\.js$/, '')
}

/** Only the path: the rest may be personal. */
function pathOf(address: string): string | null {
  return URL.canParse(address) ? new URL(address).pathname.replace(PERSONAL, '…') : null
}
