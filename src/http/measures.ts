import type { Handler } from 'hono'
import { isbot } from 'isbot'
import { type Measure, measures } from '#src/contract/index.ts'
import { MINUTE_MS } from '#src/lib/time.ts'
import type { Services } from '#src/services.ts'
import { refuseCall } from './api.ts'
import { clientAddress } from './client-address.ts'
import { parsedJson, readBody } from './request-body.ts'
import type { AppEnv } from './types.ts'

const MAX_BYTES = 4 * 1024
/** How many reports one network address may send per minute; many people may share an address. */
const MAX_PER_ADDRESS = 60

type UsePoint = Parameters<Services['use']['count']>[0][number]

/**
 * Counts what our pages report about their use. The network address is used for the rate limit only and stored nowhere.
 */
export function countMeasures(): Handler<AppEnv> {
  const minute = { until: 0, addresses: new Map<string, number>() }
  return async (c) => {
    c.set('route', c.req.path)
    const { now, use } = c.get('services')
    if (now() >= minute.until) {
      minute.until = now() + MINUTE_MS
      minute.addresses.clear()
    }
    const address = clientAddress(c)
    const calls = (minute.addresses.get(address) ?? 0) + 1
    minute.addresses.set(address, calls)
    if (address !== '' && calls > MAX_PER_ADDRESS) return refuseCall(c, 'request.too-many')
    const body = await readBody(c.req.raw, MAX_BYTES)
    if (body === null) return refuseCall(c, 'body.too-large')
    const told = measures.safeParse(parsedJson(body))
    if (!told.success) return refuseCall(c, 'input.invalid')
    // Some crawlers run scripts and can be told by their user agent only.
    if (!isbot(c.req.header('user-agent'))) c.executionCtx.waitUntil(use.count(told.data.map(pointOf)))
    return c.body(null, 204)
  }
}

function pointOf(measure: Measure): UsePoint {
  switch (measure.kind) {
    case 'visit':
      return { kind: 'visit', name: measure.page, detail: '' }
    case 'step':
      return { kind: 'step', name: measure.step, detail: '' }
    case 'vital':
      return { kind: 'vital', name: measure.page, detail: `${measure.name} ${measure.rating}` }
  }
}
