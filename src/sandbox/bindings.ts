import type { DurableObjectNamespace } from '@cloudflare/workers-types'
import type { Context } from 'hono'
import type { PayOrder, PayRefund } from './pay/order.ts'
import type { PayState } from './pay/state.ts'
import type { SandboxState } from './state.ts'
import type { TurnstileState } from './turnstile/state.ts'
import type { WechatState } from './wechat/state.ts'

type Bindings = {
  STATE: DurableObjectNamespace<SandboxState>
  WECHAT: DurableObjectNamespace<WechatState>
  TURNSTILE: DurableObjectNamespace<TurnstileState>
  PAY: DurableObjectNamespace<PayState>
  /** The site, when it cannot be reached by network. */
  SITE?: { fetch: typeof fetch }
}

type Variables = {
  /** Tells the site of a refund that a request has made, or settles it first. */
  onRefund: (order: PayOrder, refund: PayRefund) => Promise<void>
}

/** The types of this Worker for Hono. */
export type SandboxEnv = { Bindings: Bindings; Variables: Variables }

const ONLY = 'sandbox'

/** The faults of third parties, and the outbox. */
export function stateOf(c: Context<SandboxEnv>) {
  return c.env.STATE.getByName(ONLY)
}

/** The state of WeChat. */
export function wechatOf(c: Context<SandboxEnv>) {
  return c.env.WECHAT.getByName(ONLY)
}

/** The state of Turnstile. */
export function turnstileOf(c: Context<SandboxEnv>) {
  return c.env.TURNSTILE.getByName(ONLY)
}

/** The state of the payment gateways. */
export function payOf(c: Context<SandboxEnv>) {
  return c.env.PAY.getByName(ONLY)
}

/** The fetch function that reaches the site. */
export function siteFetch(c: Context<SandboxEnv>): typeof fetch {
  const { SITE } = c.env
  return (input, init) => (SITE === undefined ? fetch(input, init) : SITE.fetch(input, init))
}
