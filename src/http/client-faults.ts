import type { Handler } from 'hono'
import { type ApiErrorKey, fault } from '#src/contract/index.ts'
import { refuseCall } from './api.ts'
import { clientAddress } from './client-address.ts'
import { readBody } from './request-body.ts'
import type { AppEnv } from './types.ts'

const MAX_BYTES = 8 * 1024
const MINUTE_MS = 60_000
/** How many different faults one isolate writes down in a minute, and how often it listens to one address. */
const MAX_LINES = 60
const MAX_PER_ADDRESS = 10

/** Values people may have typed or been sent: numbers, addresses of mail, what follows a question mark. */
const PERSONAL = /\d{5,}|(?<![\w.+-])[\w.+-]+@[\w.-]+|\?[^\s)'"]*/g

/** Writes down what browsers report, each fault once a minute. */
export function clientFaults(): Handler<AppEnv> {
  const minute = { until: 0, told: new Set<string>(), addresses: new Map<string, number>() }
  return async (c) => {
    const refuse = (key: ApiErrorKey) => refuseCall(c, key)
    c.set('route', '/api/report')
    const { now, log } = c.get('services')
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
    const told = fault.safeParse(parsed(body))
    if (!told.success) return refuse('input.invalid')
    const { kind, message, stack, page } = told.data
    const text = (stack.includes(message) ? stack : `${message}\n${stack}`).replace(PERSONAL, '…')
    if (!minute.told.has(text)) {
      minute.told.add(text)
      log.error('client.fault', text, { request_id: c.get('requestId'), kind, page })
    }
    return c.body(null, 204)
  }
}

function parsed(body: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(body))
  } catch {
    return null
  }
}
