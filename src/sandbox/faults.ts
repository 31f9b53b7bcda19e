import { setTimeout } from 'node:timers/promises'
import type { Context, MiddlewareHandler } from 'hono'
import { type SandboxEnv, stateOf } from './bindings.ts'
import type { Faults } from './fault-settings.ts'

/** Longer than any caller waits, in ms. */
const TOO_LATE_MS = 30_000

/** The time of third parties, in ms since 1970. */
export async function nowOf(c: Context<SandboxEnv>): Promise<number> {
  const { clock } = await stateOf(c).faults()
  return Date.now() + clock * 1000
}

/** Makes a third party behave as set; `refuse` creates its refusal. */
export function faulty(
  party: keyof Faults,
  refuse: (c: Context<SandboxEnv>) => Response | Promise<Response>,
): MiddlewareHandler<SandboxEnv> {
  return async (c, next) => {
    const fault = (await stateOf(c).faults())[party]
    if (fault === 'fail') {
      c.res = await refuse(c)
      return
    }
    await next()
    // Ends early when the caller is gone.
    if (fault === 'slow') await setTimeout(TOO_LATE_MS, undefined, { signal: c.req.raw.signal }).catch(() => undefined)
    if (fault === 'broken') c.res = new Response('<html><h1>502 Bad Gateway</h1></html>', { status: 502 })
  }
}
