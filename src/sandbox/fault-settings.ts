import * as z from 'zod/mini'
import { gatewayFaults } from './pay/books.ts'

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
    ...forGateways(z.optional(payBehaviour)),
    notifications: z.optional(notificationsBehaviour),
    refunds: z.optional(refundsBehaviour),
    platform: z.optional(platformBehaviour),
    clock: z.optional(z.int('must be a whole number of seconds')),
  },
  'must be an object such as {"sms":"fail"}',
)

type Behaviour = z.infer<typeof behaviour>

/**
 * The behaviour of each third party, of payment gateways under the names in `books.ts`, and how many seconds their
 * clock is ahead.
 */
export type Faults = { [gateway: string]: string | number } & {
  sms: Behaviour
  mail: Behaviour
  wechat: z.infer<typeof wechatBehaviour>
  turnstile: Behaviour
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
  ...forGateways('ok'),
  notifications: 'ok',
  refunds: 'ok',
  platform: 'one',
  clock: 0,
}

function forGateways<T>(value: T): Record<string, T> {
  return Object.fromEntries(gatewayFaults.map((fault) => [fault, value]))
}
