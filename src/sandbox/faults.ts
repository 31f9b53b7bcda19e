import type { Context, MiddlewareHandler } from 'hono'
import * as z from 'zod/mini'
import { type SandboxEnv, stateOf } from './bindings.ts'

/**
 * `fail` refuses; `slow` does the work but answers too late for any caller; `broken` does the work but sends an
 * unreadable answer.
 */
const behaviour = z.enum(['ok', 'fail', 'slow', 'broken'], 'must be ok, fail, slow or broken')
/** `ip-refused` refuses `cgi-bin/*` to addresses outside the account's list, as WeChat does by default. */
const wechatBehaviour = z.enum(
  ['ok', 'fail', 'slow', 'broken', 'ip-refused'],
  'must be ok, fail, slow, broken or ip-refused',
)

/** `forged` does the work, but signs the answer wrongly. */
const payBehaviour = z.enum(['ok', 'fail', 'slow', 'broken', 'forged'], 'must be ok, fail, slow, broken or forged')
/** Whether notifications are sent; `lost` ones never are. */
const notificationsBehaviour = z.enum(['ok', 'lost'], 'must be ok or lost')
/** What happens to refunds: made at once, pending until a test settles them, or failed. */
const refundsBehaviour = z.enum(['ok', 'pending', 'fail'], 'must be ok, pending or fail')

/** Which of its two certificates WeChat Pay uses: the first, both during the change, or the second. */
const platformBehaviour = z.enum(['one', 'changing', 'changed'], 'must be one, changing or changed')

/** The settings tests may change. `clock` is how many seconds the clock of third parties is ahead. */
export const faultsChange = z.strictObject(
  {
    sms: z.optional(behaviour),
    mail: z.optional(behaviour),
    wechat: z.optional(wechatBehaviour),
    turnstile: z.optional(behaviour),
    wechat_pay: z.optional(payBehaviour),
    alipay: z.optional(payBehaviour),
    notifications: z.optional(notificationsBehaviour),
    refunds: z.optional(refundsBehaviour),
    platform: z.optional(platformBehaviour),
    clock: z.optional(z.int('must be a whole number of seconds')),
  },
  'must be an object such as {"sms":"fail"}',
)

type Behaviour = z.infer<typeof behaviour>

/** The behaviour of each third party, and how many seconds their clock is ahead. */
export type Faults = {
  sms: Behaviour
  mail: Behaviour
  wechat: z.infer<typeof wechatBehaviour>
  turnstile: Behaviour
  wechat_pay: z.infer<typeof payBehaviour>
  alipay: z.infer<typeof payBehaviour>
  notifications: z.infer<typeof notificationsBehaviour>
  refunds: z.infer<typeof refundsBehaviour>
  platform: z.infer<typeof platformBehaviour>
  clock: number
}

export const ALL_WELL: Faults = {
  sms: 'ok',
  mail: 'ok',
  wechat: 'ok',
  turnstile: 'ok',
  wechat_pay: 'ok',
  alipay: 'ok',
  notifications: 'ok',
  refunds: 'ok',
  platform: 'one',
  clock: 0,
}

/** Longer than any caller waits, in ms. */
const TOO_LATE_MS = 30_000

/** The time of third parties, in ms since 1970. */
export async function nowOf(c: Context<SandboxEnv>): Promise<number> {
  const { clock } = await stateOf(c).faults()
  return Date.now() + clock * 1000
}

/** Makes a third party behave as set; `refuse` creates its refusal. */
export function faulty(
  party: 'sms' | 'mail' | 'wechat' | 'turnstile' | 'wechat_pay' | 'alipay',
  refuse: (c: Context<SandboxEnv>) => Response | Promise<Response>,
): MiddlewareHandler<SandboxEnv> {
  return async (c, next) => {
    const fault = (await stateOf(c).faults())[party]
    if (fault === 'fail') {
      c.res = await refuse(c)
      return
    }
    await next()
    if (fault === 'slow') await untilTooLate(c.req.raw.signal)
    if (fault === 'broken') c.res = new Response('<html><h1>502 Bad Gateway</h1></html>', { status: 502 })
  }
}

/** Waits longer than any caller; ends early when the caller is gone. */
function untilTooLate(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, TOO_LATE_MS)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      resolve()
    })
  })
}
